// The product as `npm start` runs it, in a data folder and on a port of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root } from '../start/paths.mjs'
import { tree } from './figures'

const startTimeoutMs = 120_000
const stopTimeoutMs = 15_000

/** A free port below the range from which outgoing connections take theirs. */
export async function freePort() {
  for (let tries = 0; tries < 200; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
  throw new Error('No free port found')
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

export interface Product {
  origin: string
  port: number
  dataDir: string
  /** What its processes printed last. */
  output(): string
  /**
   * Every process of the product: the server first, the rooms, their watchdog; last who brings the
   * server back, unless `PATHQUEST_RESTART` is off.
   */
  pids(): number[]
  roomsPid(): number
  exited: Promise<unknown>
  stop(options?: { keepData?: boolean }): Promise<void>
}

/** Starts the built product and waits until it is healthy. */
export async function startProduct({
  env = {},
  dataDir,
  port,
}: {
  env?: Record<string, string>
  dataDir?: string
  port?: number
} = {}): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'pathquest-'))
  const ownPort = port ?? (await freePort())
  const origin = `http://localhost:${ownPort}`
  const { npm_lifecycle_event, npm_execpath, NODE_ENV, VITEST, ...inherited } = process.env
  const guard = pathToFileURL(at('scripts/harness/guard.mjs')).href
  const child: ChildProcess = spawn(process.execPath, ['--import', guard, ...startArguments()], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...inherited,
      PORT: String(ownPort),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  exited.then(() => process.off('exit', kill))

  const product: Product = {
    origin,
    port: ownPort,
    dataDir: folder,
    output: () => output,
    pids: () => {
      const [first = 0, ...below] = tree(child.pid ?? 0)
      return env.PATHQUEST_RESTART === 'off' ? [first, ...below] : [...below, first]
    },
    roomsPid: (): number =>
      JSON.parse(readFileSync(join(folder, 'rooms/process.json'), 'utf8')).workerd.pid,
    exited,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      await exited
      clearTimeout(timer)
      if (!keepData) rmSync(folder, { recursive: true, force: true })
    },
  }
  await healthy(product, child)
  return product
}

/** What stands behind `node` in package.json's start script. */
function startArguments() {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  return scripts.start.split(' ').slice(1)
}

async function healthy(product: Product, child: ChildProcess) {
  const giveUpAt = Date.now() + startTimeoutMs
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${product.output()}`)
    const answer = await fetch(`${product.origin}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  await product.stop()
  throw new Error(`The product is not healthy:\n${product.output()}`)
}
