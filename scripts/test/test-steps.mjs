import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runAnyway } from '../start/child.mjs'
import { at } from '../start/paths.mjs'

/** Of the stories in Firefox and WebKit: a game, a dialog and a launch in each. */
export const SHORT_STORIES = ['game', 'career-dialog', 'storage-launch'].map(
  (story) => `tests/browsers/${story}.test.ts`,
)

/**
 * @typedef {{
 *   status: string,
 *   fullName: string,
 *   ancestorTitles: string[],
 *   title: string,
 *   duration?: number,
 *   failureMessages: string[],
 *   meta: import('vitest').TaskMeta,
 * }} Test
 * @typedef {{
 *   numPassedTests: number,
 *   numTotalTests: number,
 *   testResults: { name: string, status: string, message: string, assertionResults: Test[] }[],
 * }} Report What vitest writes.
 */

/**
 * Runs one project of vitest, or all of a folder with a config of its own, and counts its tests.
 * `isQuiet`: standard output is the caller's alone.
 * @param {string} project
 * @param {{ root?: string, args?: string[], isHeld?: boolean, isQuiet?: boolean }} [options]
 */
export async function runVitest(
  project,
  { root, args = [], isHeld = false, isQuiet = false } = {},
) {
  const folder = at('node_modules/.cache/pathquest')
  const report = `${folder}/vitest-${project}.json`
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const command = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    root ? `--root=${at(root)}` : `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]
  /** @type {import('node:child_process').SpawnOptions} */
  const aside = isQuiet ? { stdio: ['ignore', 2, 2] } : {}
  const { code } = await runAnyway(process.execPath, command, { isHeld, ...aside })
  /** @type {Report} */
  const told = JSON.parse(readFileSync(report, 'utf8'))
  const { numPassedTests, numTotalTests, testResults } = told
  // A skipped test is no passed one, and a file that does not load has no tests at all.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numTotalTests - numPassedTests + unloaded.length
  const isFailedBesides = failed === 0 && code !== 0
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(at(), name) })),
  )
  /** @param {Test & { file: string }} test */
  const line = (test) => `${project}: ${test.file} > ${test.fullName}: ${firstLine(test)}`
  return {
    tests,
    passed: numPassedTests,
    failed: isFailedBesides ? 1 : failed,
    failures: [
      ...tests.filter(({ status }) => status !== 'passed').map(line),
      ...unloaded.map(({ name, message }) => `${project}: ${relative(at(), name)}: ${message}`),
      ...(isFailedBesides ? [`${project}: an error outside of the tests, see above`] : []),
    ],
  }
}

/** @param {Test} test */
const firstLine = ({ failureMessages }) => {
  const line = failureMessages[0]?.split('\n', 1)[0] ?? ''
  // All that vitest says there of a test that ran out of time.
  return line === 'Error: STACK_TRACE_ERROR' ? 'Timed out' : line
}

/**
 * Runs a drill or bench: it ends with 0 when its figures are what they must be.
 * @param {string} script
 * @param {string[]} args
 * @param {import('./check.mjs').RunOptions} [options]
 */
export async function runDrill(script, args, options) {
  const command = [at('scripts/run.mjs'), `scripts/${script}`, '--json', ...args]
  const { code } = await runAnyway(process.execPath, command, options)
  return code === 0
}
