// `npm run test:contract -- --json`: mutation test of the contract suite. Bugs are planted in
// correct modes, and each mutant is run through the contract suite; undetected ones are listed.
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
