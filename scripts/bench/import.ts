// `npm run bench:import -- --json`: how long a teacher waits for the preview of five hundred
// questions, and the effect of parsing them on everybody else, compared with a file of one
// question. Every hostile file has to be refused.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HOSTILE_FILES } from '../../server/test/hostile-files'
import { buildAll } from '../build/build.mjs'
import { percentile, readArgs, report, rounded } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { pause } from '../harness/wait'
import { at } from '../start/paths.mjs'
import { besideAttack } from './import/beside-attack'
import { files, smallest } from './import/files'

const { runs, json } = readArgs({ runs: 20, json: false })
const bounds = {
  'xlsx.p95Ms': 1500,
  'gift.p95Ms': 1500,
  'qti.p95Ms': 1500,
  loopLagMaxMs: 50,
  rssPeakMb: 400,
  notRefused: 0,
  colleagueWaitS: 3,
  colleagueRefused: 0,
}

console.log = json ? console.error : console.log
await buildAll()
const folder = mkdtempSync(join(tmpdir(), 'pathquest-import-'))
const lagFile = join(folder, 'lag')
const product = await startProduct({
  env: {
    LOOP_LAG_FILE: lagFile,
    NODE_OPTIONS: `--import ${pathToFileURL(at('scripts/bench/import/loop-lag.mjs')).href}`,
  },
})
const [serverPid = 0] = product.pids()
/** A teacher may send at most thirty files a minute. */
const filesOfOne = 25
let sent = 0
let cookie = ''

try {
  await timesOf(smallest, 3)
  await readLag()
  const floorMs = percentile(await timesOf(smallest, runs), 0.95)
  const floorLoopLagMaxMs = await idleLag()
  const measured: Record<string, { p50Ms: number | null; p95Ms: number | null; kb: number }> = {}
  await readLag()
  for (const [name, bytes] of Object.entries(files)) {
    const times = await timesOf(bytes, runs)
    const kb = rounded(bytes.length / 1024)
    measured[name] = { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), kb }
  }
  const refused: string[] = []
  const taken: string[] = []
  for (const [name, make, code] of HOSTILE_FILES) {
    const { status, body } = await send(make())
    const isRefused = status >= 400 && status < 500 && body.code === code
    ;(isRefused ? refused : taken).push(`${name}: ${status} ${body.code}`)
  }
  for (const one of taken) console.error(one)
  const loopLagMaxMs = await readLag()
  const beside = await besideAttack(product.origin)
  const serverSurvived = product.pids()[0] === serverPid
  report(
    {
      ...measured,
      loopLagMaxMs,
      refused: refused.length,
      notRefused: taken.length,
      rssPeakMb: rssPeakMb(),
      ...beside,
      serverSurvived,
      floorMs,
      floorLoopLagMaxMs,
    },
    bounds,
    json,
  )
  if (!serverSurvived) {
    console.error('A file crashed the server, which was restarted')
    process.exitCode = 1
  }
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await product.stop()
  rmSync(folder, { recursive: true })
}

async function send(bytes: Uint8Array) {
  if (sent++ % filesOfOne === 0) cookie = await playerApi(product.origin).signUp('teacher')
  const response = await fetch(`${product.origin}/api/question-imports?name=bench`, {
    method: 'POST',
    headers: {
      cookie,
      origin: product.origin,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  const body: { code?: string; total?: number } = await response.json()
  return { status: response.status, body }
}

async function timesOf(bytes: Uint8Array, times: number) {
  const took: number[] = []
  for (let i = 0; i < times; i++) {
    const since = performance.now()
    const { status, body } = await send(bytes)
    if (status !== 200) throw new Error(`The import answered ${status} ${body.code}`)
    took.push(performance.now() - since)
  }
  return took
}

/** The maximum event loop lag of the server since the last reading. */
async function readLag() {
  rmSync(lagFile, { force: true })
  process.kill(serverPid, 'SIGUSR2')
  while (!existsSync(lagFile) || readFileSync(lagFile, 'utf8') === '') await pause(10)
  return rounded(Number(readFileSync(lagFile, 'utf8')))
}

/** The lag of a server with health checks only. */
async function idleLag() {
  await readLag()
  for (let i = 0; i < runs * 10; i++) {
    await fetch(`${product.origin}/api/health`)
    await pause(20)
  }
  return readLag()
}

function rssPeakMb() {
  const status = readFileSync(`/proc/${serverPid}/status`, 'utf8')
  return rounded(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}
