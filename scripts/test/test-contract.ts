// `npm run test:contract -- --json`: a test of the tests. Mistakes are planted in sound modes, and
// each is played through the contract of all modes; those that it does not find are named.
import { checkThatFinds, MUTANTS } from '@pathquest/modes/testing/mutants/index'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { readArgs, report } from '../harness/figures'

const { json } = readArgs({ json: false })
const ESCAPED_MAX = 2
const MUTANTS_MIN = 40

registerTestModes()
const escaped = MUTANTS.filter((mutant) => checkThatFinds(mutant) === null).map(({ name }) => name)
const figures = {
  mutants: MUTANTS.length,
  caught: MUTANTS.length - escaped.length,
  escaped: json ? escaped : escaped.join('; '),
}
if (MUTANTS.length < MUTANTS_MIN) throw new Error(`there are ${MUTANTS.length} mutants`)
report(figures, {}, json)
if (escaped.length > ESCAPED_MAX) process.exitCode = 1
