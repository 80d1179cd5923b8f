// `npm run test:lti -- --json`: launches of every kind, valid and invalid, over HTTP against the
// built product; exactly the valid ones have to be accepted.
import { endRunning, onStop } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'

onStop(() => {
  endRunning()
  process.exit(130)
})

/** A platform's keys are fetched once for any number of launches. */
const MOST_KEY_FETCHES = 1
const LEAST_CASES = 200

/** @typedef {import('../../tests/launches/support/launch-figures').LaunchFigures} LaunchFigures */

const json = process.argv.includes('--json')
console.log = json ? console.error : console.log
await ensureInstalled()
const { runVitest } = await import('./test-steps.mjs')

const { tests, failed, failures } = await runVitest('launches', { isQuiet: json })
const launches = tests.flatMap(({ meta }) => meta.launch ?? [])
const cases = launches.filter(({ expected }) => expected !== null)
const figures = {
  cases: cases.length,
  accepted: cases.filter(({ outcome }) => outcome === 'accepted').length,
  refused: cases.filter(({ outcome }) => outcome === 'refused').length,
  /** Cases with an unexpected outcome, and the reason. */
  wrong: failures,
  crashes: launches.filter(({ hasCrashed }) => hasCrashed).length,
  keyFetches: Math.max(0, ...launches.map(({ keyFetches }) => keyFetches)),
  strays: Math.max(0, ...launches.map(({ strays }) => strays)),
}
if (json) process.stdout.write(`${JSON.stringify(figures)}\n`)
else console.log(figures)
const isGood =
  failed === 0 &&
  figures.crashes === 0 &&
  figures.cases >= LEAST_CASES &&
  figures.keyFetches <= MOST_KEY_FETCHES &&
  figures.strays === 0
process.exit(isGood ? 0 : 1)
