import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runAnyway } from './child.mjs'
import { at } from './paths.mjs'

/** Runs one project of vitest, or all of a folder with a config of its own, and counts its tests. */
export async function runVitest(project, root) {
  const folder = at('node_modules/.cache/pathquest')
  const report = `${folder}/vitest-${project}.json`
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const { code } = await runAnyway(process.execPath, [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    root ? `--root=${at(root)}` : `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A skipped test is no passed one, and a file that does not load has no tests at all.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numTotalTests - numPassedTests + unloaded.length
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** Runs a drill or bench: it ends with 0 when its figures are what they must be. */
export async function runDrill(script, args) {
  const { code } = await runAnyway(process.execPath, [at('scripts', script), '--json', ...args])
  return code === 0
}
