// `npm run drill:new-mode -- --json`: a mode and a kind of question are made in a copy of the
// repository by the two commands, and nothing outside their folders changes. The contract suite
// passes, the mode is played over sockets by its bot and in the script tag by its own pieces, and
// every place that lists modes shows it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArgs, report } from '../harness/figures.mjs'
import { ensureInstalled } from '../start/install.mjs'

const { json } = readArgs({ json: false })
await ensureInstalled()
const { changedFiles, contentsOf, copyRepository } = await import('./new-mode/copy.mjs')
const { playLive } = await import('./new-mode/live-game.mjs')
const { playedInEmbeds } = await import('./new-mode/embedded.mjs')
const { shownInPages, shownInStorybook } = await import('./new-mode/shown.mjs')

const MODE = 'drill-streaks'
const KIND = 'drill-true'
const FOLDERS = [`packages/game-core/src/modes/${MODE}/`, `packages/game-core/src/kinds/${KIND}/`]
const CONTRACTS = [
  'packages/game-core/src/modes/contract.test.ts',
  'packages/game-core/src/kits/rounds/contract.test.ts',
  ...FOLDERS,
]

console.log = json ? console.error : console.log
const beganAt = performance.now()
const copy = copyRepository()
const node = (script, ...args) =>
  execFileSync(process.execPath, [join(copy.folder, script), ...args], {
    cwd: copy.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
let product
try {
  const before = contentsOf(copy.folder)
  node('scripts/new/mode.mjs', MODE)
  node('scripts/new/kind.mjs', KIND)
  const changed = changedFiles(before, contentsOf(copy.folder))
  const outside = changed.filter((file) => !FOLDERS.some((folder) => file.startsWith(folder)))
  for (const file of outside) console.error(`changed outside the folders: ${file}`)

  const { passed, failed } = contracts()
  const { startProduct } = await import(
    pathToFileURL(join(copy.folder, 'scripts/harness/product.mjs')).href
  )
  product = await startProduct()
  const live = await playLive(product, copy.folder, MODE.replaceAll('-', '_'))
  const shown = {
    ...(await shownInPages(product, 'Drill streaks')),
    ...(await playedInEmbeds(product, MODE.replaceAll('-', '_'))),
    ...(await shownInStorybook(copy.folder, 'Drill streaks', 'Drill true')),
  }
  const unseen = Object.values({ ...shown, ended: live.ended, own: live.ownViews > 0 })
  const figures = {
    files: changed.length,
    filesOutside: outside.length,
    passed,
    failed: failed + unseen.filter((isSo) => !isSo).length,
    ...live,
    ...shown,
    durationMs: Math.round(performance.now() - beganAt),
  }
  report(figures, { filesOutside: 0, failed: 0, refused: 0 }, json)
} catch (error) {
  if (product) console.error(product.output())
  throw error
} finally {
  await product?.stop()
  copy.remove()
}
process.exit()

/** The contract suites and the tests of the two folders, by vitest in the copy. */
function contracts() {
  const outputFile = join(mkdtempSync(join(tmpdir(), 'pathquest-contracts-')), 'report.json')
  try {
    node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--reporter=json',
      `--outputFile=${outputFile}`,
      `--testNamePattern=drill|contract of ${MODE.replaceAll('-', '_')}`,
      ...CONTRACTS,
    )
  } catch (error) {
    // What failed is in the report.
    if (error.status !== 1) throw error
  }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(outputFile, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}
