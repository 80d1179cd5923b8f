// `npm run drill:new-mode -- --json`: a rounds mode, a self-paced one and a question kind are
// generated in a copy of the repository, and nothing outside their folders changes. The contract
// suite passes, the modes are played over sockets by their bots and in the script tag with their
// pieces, and every place that lists modes shows them. A question of the kind is written in the
// editor, answered in the mode and shown in the game's report.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArgs, report } from '../harness/figures'
import type { Product, startProduct } from '../harness/product'
import { changedFiles, contentsOf, copyWithPackages } from './new-mode/copy'
import { playedInEmbeds } from './new-mode/embedded'
import { playLive } from './new-mode/live-game'
import { writtenAndReported } from './new-mode/new-question'
import { shownInPages, shownInStorybook } from './new-mode/shown'

const { json } = readArgs({ json: false })

/** Tests in the copy. */
interface Copied {
  startProduct: typeof startProduct
}

const MODE = 'drill-streaks'
const SELF_PACED = 'drill-paces'
const KIND = 'drill-true'
const FOLDERS = [
  `packages/modes/src/${MODE}/`,
  `packages/modes/src/${SELF_PACED}/`,
  `packages/kinds/src/${KIND}/`,
]
const idOf = (name: string) => name.replaceAll('-', '_')
const CONTRACTS = [
  'packages/modes/src/contract.test.ts',
  'packages/modes/src/kits/rounds/contract.test.ts',
  ...FOLDERS,
]

console.log = json ? console.error : console.log
const beganAt = performance.now()
const copy = copyWithPackages()
const node = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(copy.folder, script), ...args], {
    cwd: copy.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
let product: Product | undefined
try {
  const before = contentsOf(copy.folder)
  node('scripts/run.mjs', 'scripts/new/folder.ts', 'mode', MODE)
  node('scripts/run.mjs', 'scripts/new/folder.ts', 'mode', SELF_PACED, '--self-paced')
  node('scripts/run.mjs', 'scripts/new/folder.ts', 'kind', KIND)
  const changed = changedFiles(before, contentsOf(copy.folder))
  const outside = changed.filter((file) => !FOLDERS.some((folder) => file.startsWith(folder)))
  for (const file of outside) console.error(`changed outside the folders: ${file}`)

  const { passed, failed } = contracts()
  const { startProduct }: Copied = await import(
    pathToFileURL(join(copy.folder, 'scripts/harness/product.ts')).href
  )
  product = await startProduct()
  const live = await playLive(product, copy.folder, idOf(MODE))
  const selfPaced = await playLive(product, copy.folder, idOf(SELF_PACED))
  const shown = {
    ...(await shownInPages(product, 'Drill streaks')),
    ...(await playedInEmbeds(product, idOf(MODE), 'Send the answer')),
    ...(await writtenAndReported(product, idOf(MODE), 'Drill true')),
    ...(await shownInStorybook(copy.folder, 'Drill streaks', 'Drill true')),
  }
  const shownSelfPaced = {
    ...(await shownInPages(product, 'Drill paces')),
    ...(await playedInEmbeds(product, idOf(SELF_PACED), 'Submit Answer')),
  }
  const unseen = [live, selfPaced].flatMap(({ ended, ownViews }) => [ended, ownViews > 0])
  unseen.push(...Object.values(shown), ...Object.values(shownSelfPaced))
  const figures = {
    files: changed.length,
    filesOutside: outside.length,
    passed,
    failed: failed + unseen.filter((isSo) => !isSo).length,
    ...live,
    ...shown,
    selfPaced: { ...selfPaced, ...shownSelfPaced },
    durationMs: Math.round(performance.now() - beganAt),
  }
  report(figures, { filesOutside: 0, failed: 0, refused: 0, 'selfPaced.refused': 0 }, json)
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
      `--testNamePattern=drill|contract of (${idOf(MODE)}|${idOf(SELF_PACED)})`,
      ...CONTRACTS,
    )
  } catch (error) {
    // Failures are in the report.
    if (!(error instanceof Error && 'status' in error && error.status === 1)) throw error
  }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(outputFile, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}
