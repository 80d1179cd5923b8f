// `npm run bench:roster -- --json`: a school's roster of 10,000 students in 400 classes is imported by
// one teacher: how long it takes, that a second time changes nothing, what everybody else notices of
// it, and that a server killed in the middle goes on. Floor: reading the files, and plain inserts.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RosterState } from '@pathquest/core'
import { rosterZip } from '../../server/test/roster'
import { buildAll } from '../build/build.mjs'
import { readArgs, report, rounded } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { pause } from '../harness/wait'
import { at } from '../start/paths.mjs'
import { insertFloorS, parseFloorS } from './roster/floor'
import { BAD_ROWS, CLASSES, flawed, STUDENTS, school } from './roster/school'

const { json } = readArgs({ json: false })
const bounds = {
  importS: 60,
  repeatChanges: 0,
  eventLoopLagMaxMs: 50,
  badRowsMissing: 0,
  halfDone: 0,
}

console.log = json ? console.error : console.log
await buildAll()
const folder = mkdtempSync(join(tmpdir(), 'pathquest-roster-'))
const lagFile = join(folder, 'lag')
const product = await startProduct({
  env: {
    LOOP_LAG_FILE: lagFile,
    NODE_OPTIONS: `--import ${pathToFileURL(at('scripts/bench/import/loop-lag.mjs')).href}`,
  },
})

type Roster = NonNullable<RosterState['roster']>

try {
  const bytes = rosterZip(school)
  const floorParseS = parseFloorS(bytes)
  const floorInsertS = insertFloorS(folder)
  const teacher = await playerApi(product.origin).signUp('teacher')
  await readLag()
  const floorLoopLagMaxMs = await idleLag()
  const since = performance.now()
  const read = await send(teacher, bytes)
  const previewS = (performance.now() - since) / 1000
  const eventLoopLagPreviewMs = await readLag()
  const seen = await apply(teacher, read)
  const importS = (performance.now() - since) / 1000
  const eventLoopLagMaxMs = Math.max(eventLoopLagPreviewMs, await readLag())
  const missing = await missingOf(teacher)
  const repeatChanges = (await send(teacher, bytes)).preview.changes
  const { badRows } = (await send(teacher, rosterZip(flawed))).preview
  for (const row of badRows) console.error(`${row.file}, line ${row.line}: ${row.fault}`)
  const killed = await killedInTheMiddle(bytes)
  report(
    {
      importS: rounded(importS),
      previewS: rounded(previewS),
      progressSeen: seen,
      repeatChanges,
      eventLoopLagMaxMs,
      eventLoopLagPreviewMs,
      badRowsMissing: BAD_ROWS - badRows.filter(({ line, fault }) => line > 1 && fault).length,
      halfDone: missing + killed.missing,
      killedAtShare: killed.share,
      fileMb: rounded(bytes.length / 1024 / 1024),
      floorParseS: rounded(floorParseS),
      floorInsertS: rounded(floorInsertS),
      floorLoopLagMaxMs,
    },
    bounds,
    json,
  )
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await product.stop()
  rmSync(folder, { recursive: true })
}

/** Another teacher's import of the same school, whose server is killed on the way. */
async function killedInTheMiddle(bytes: Buffer) {
  const teacher = await playerApi(product.origin).signUp('teacher')
  const { id, total } = await send(teacher, bytes)
  await ask(teacher, 'POST', `/api/rosters/${id}/apply`, { leave: true })
  const isHalf = ({ done }: Roster) => done >= total / 4
  const { done } = await until(teacher, isHalf)
  process.kill(product.pids()[0] ?? 0, 'SIGKILL')
  await until(teacher, ({ status }) => status === 'done')
  const again = await send(teacher, bytes)
  return {
    share: rounded(done / total),
    missing: (await missingOf(teacher)) + again.preview.changes,
  }
}

/** Returns how many states of progress were seen. */
async function apply(teacher: string, { id }: Roster): Promise<number> {
  const seen = new Set<number>()
  await ask(teacher, 'POST', `/api/rosters/${id}/apply`, { leave: true })
  await until(teacher, ({ done, status }) => {
    seen.add(done)
    return status === 'done'
  })
  return seen.size
}

async function until(teacher: string, isThere: (roster: Roster) => boolean): Promise<Roster> {
  for (;;) {
    try {
      const { roster } = await ask<RosterState>(teacher, 'GET', '/api/rosters')
      if (roster && isThere(roster)) return roster
    } catch {
      // The server that was killed is being restarted.
    }
    await pause(100)
  }
}

/** Classes and places in them that are not there, of those that the roster says. */
async function missingOf(teacher: string): Promise<number> {
  const { classes } = await ask<{ classes: { students: number }[] }>(teacher, 'GET', '/api/classes')
  const places = classes.reduce((sum, { students }) => sum + students, 0)
  return Math.abs(CLASSES - classes.length) + Math.abs(2 * STUDENTS - places)
}

async function ask<Answer>(cookie: string, method: string, path: string, body?: object) {
  const response = await fetch(`${product.origin}${path}`, {
    method,
    headers: { cookie, origin: product.origin, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

async function send(cookie: string, bytes: Buffer): Promise<Roster> {
  const response = await fetch(`${product.origin}/api/rosters`, {
    method: 'POST',
    headers: { cookie, origin: product.origin, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  const { roster } = (await response.json()) as RosterState
  if (!roster) throw new Error(`The roster was answered ${response.status}`)
  return roster
}

/** The lag of a server with health checks only, for as long as an import takes. */
async function idleLag() {
  for (let i = 0; i < 200; i++) {
    await fetch(`${product.origin}/api/health`)
    await pause(50)
  }
  return readLag()
}

/** The maximum event loop lag of the server since the last reading. */
async function readLag() {
  rmSync(lagFile, { force: true })
  process.kill(product.pids()[0] ?? 0, 'SIGUSR2')
  while (!existsSync(lagFile) || readFileSync(lagFile, 'utf8') === '') await pause(10)
  return rounded(Number(readFileSync(lagFile, 'utf8')))
}
