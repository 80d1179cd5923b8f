import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runAnyway } from '../start/child.mjs'
import { at } from '../start/paths.mjs'

/** The short subset of the tests in Firefox and WebKit: a game, a dialog and a launch in each. */
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
 *   meta: import('vitest').TaskMeta & { pages?: string[] },
 * }} Test
 * @typedef {{
 *   numPassedTests: number,
 *   numTotalTests: number,
 *   testResults: { name: string, status: string, message: string, assertionResults: Test[] }[],
 * }} Report The JSON report of vitest.
 */

/**
 * Runs one vitest project, or all of a folder with a separate config, and counts its tests.
 * `isQuiet`: does not write to standard output.
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
  // A skipped test has not passed, and a file that does not load has no tests at all.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numTotalTests - numPassedTests + unloaded.length
  const isFailedBesides = failed === 0 && code !== 0
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(at(), name) })),
  )
  /** @param {Test & { file: string }} test */
  const line = (test) =>
    [
      `${project}: ${test.file} > ${test.fullName}: ${failureOf(test)}`,
      ...(test.meta.pages ?? []),
    ].join('\n    ')
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

/**
 * What failed, which element was waited for, and where in the test.
 * @param {Test} test
 */
const failureOf = ({ failureMessages }) => {
  const [first = '', ...rest] = failureMessages[0]?.split('\n') ?? []
  // Vitest's only message for a test that timed out.
  const told = first === 'Error: STACK_TRACE_ERROR' ? 'Timed out' : first
  const awaited = rest.find((line) => line.includes('waiting for '))?.trim()
  const places = rest
    .filter((line) => /\.test\.tsx?:\d/.test(line))
    .flatMap((line) => line.match(/[^/\s(]+:\d+(?=:\d)/)?.[0] ?? [])
  return [told, awaited, places.length > 0 && `at ${places.join(' < ')}`].filter(Boolean).join(' ')
}

/**
 * Runs a drill or bench: it exits with 0 if its figures are within their bounds.
 * @param {string} script
 * @param {string[]} args
 * @param {import('./check.mjs').RunOptions} [options]
 */
export async function runDrill(script, args, options) {
  const command = [at('scripts/run.mjs'), `scripts/${script}`, '--json', ...args]
  const { code } = await runAnyway(process.execPath, command, options)
  return code === 0
}
