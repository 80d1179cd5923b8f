// @ts-check
// `npm run bench:start -- --json`: the time from a copy of the repository without node_modules to
// its first page, the installed size, the time of a second start, and what seeding adds to a first
// one; compared with npm's time to install the same packages, and with a minimal npm and Node
// server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArgs, report, rounded } from '../harness/figures'
import { copyRepository } from '../harness/repository'
import { bareServer, install, megabytesOf, packagesIn } from './start/copies'
import { untilFirstPage } from './start/first-page'

const { json, starts } = readArgs({ json: false, starts: 5 })
const bounds = { freshS: 85, freshMb: 420, warmS: 1.5, seedS: 5 }

const folder = mkdtempSync(join(tmpdir(), 'pathquest-start-'))
try {
  const copy = copyRepository(join(folder, 'copy'))
  const floorS = await install(copyRepository(join(folder, 'floor')))
  const dataDir = join(folder, 'data')
  const freshS = await untilFirstPage(copy, { DATA_DIR: dataDir })
  const modules = join(copy, 'node_modules')
  const warmS = await median(() => untilFirstPage(copy, { DATA_DIR: dataDir }))
  // Without demo accounts, whose passwords take longer than the content.
  const first = () => mkdtempSync(join(folder, 'first-'))
  const firstS = await median(() =>
    untilFirstPage(copy, { DATA_DIR: first(), PATHQUEST_DEMO: 'off' }),
  )
  const bare = bareServer(join(folder, 'bare'))
  const bareS = await median(() => untilFirstPage(bare))
  report(
    {
      freshS,
      freshMb: megabytesOf(modules),
      packages: packagesIn(modules),
      warmS,
      firstS,
      seedS: rounded(firstS - warmS, 2),
      floorS,
      freshRatio: rounded(freshS / floorS, 2),
      bareS,
      warmRatio: rounded(warmS / bareS, 2),
    },
    bounds,
    json,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function median(measure: () => Promise<number>) {
  const all = []
  for (let i = 0; i < starts; i++) all.push(await measure())
  all.sort((a, b) => a - b)
  return rounded(all[Math.floor(all.length / 2)] ?? Number.NaN, 2)
}
