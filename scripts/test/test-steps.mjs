import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runAnyway } from '../start/child.mjs'
import { at } from '../start/paths.mjs'

/** Runs one project of vitest, or all of a folder with a config of its own, and counts its tests. */
export async function runVitest(project, { root, args = [], isHeld = false } = {}) {
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
  const { code } = await runAnyway(process.execPath, command, { isHeld })
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A skipped test is no passed one, and a file that does not load has no tests at all.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numTotalTests - numPassedTests + unloaded.length
  const isFailedBesides = failed === 0 && code !== 0
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(at(), name) })),
  )
  const told = (test) => `${project}: ${test.file} > ${test.fullName}: ${firstLine(test)}`
  return {
    passed: numPassedTests,
    failed: isFailedBesides ? 1 : failed,
    failures: [
      ...tests.filter(({ status }) => status !== 'passed').map(told),
      ...unloaded.map(({ name, message }) => `${project}: ${relative(at(), name)}: ${message}`),
      ...(isFailedBesides ? [`${project}: an error outside of the tests, see above`] : []),
    ],
  }
}

const firstLine = ({ failureMessages }) => failureMessages[0]?.split('\n', 1)[0] ?? ''

/** Runs a drill or bench: it ends with 0 when its figures are what they must be. */
export async function runDrill(script, args, options) {
  const command = [at('scripts', script), '--json', ...args]
  const { code } = await runAnyway(process.execPath, command, options)
  return code === 0
}
