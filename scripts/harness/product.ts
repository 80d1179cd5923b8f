// The product as run by `npm start`, with its own data folder and port.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, root } from '../start/paths.mjs'
import { tree } from './figures'
import { type ServerProcess, startServer } from './server-process'
import { until } from './wait'

const startPatienceMs = 120_000

/** A free port below the ephemeral port range. */
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

/** The environment of a server that dies abruptly at a step of the settlement. */
export const killedAt = (step: string) => ({
  KILL_AT: step,
  NODE_OPTIONS: `--require=${at('server/test/kill-while-settling.cjs')}`,
})

export interface ProductOptions {
  /** Added to ours. */
  env?: Record<string, string>
  /** A temporary folder by default. */
  dataDir?: string
  port?: number
  /** Without a supervisor that restarts it, so that the server can be killed. */
  isKillable?: boolean
  /** Folder of another built checkout: its server is started directly. */
  checkout?: string
}

/** Starts the built product and waits until it is healthy. */
export async function startProduct(options: ProductOptions = {}) {
  const product = new Product({
    ...options,
    dataDir: options.dataDir ?? mkdtempSync(join(tmpdir(), 'pathquest-')),
    port: options.port ?? (await freePort()),
  })
  await product.restart()
  return product
}

export class Product {
  readonly origin: string
  readonly port: number
  readonly dataDir: string
  kills = 0
  #server?: ServerProcess
  #env: Record<string, string>
  #output = ''
  readonly #checkout: string

  constructor({
    env = {},
    dataDir,
    port,
    isKillable,
    checkout = root,
  }: ProductOptions & { dataDir: string; port: number }) {
    this.port = port
    this.dataDir = dataDir
    this.origin = `http://localhost:${port}`
    this.#env = { ...env, ...(isKillable ? { PATHQUEST_RESTART: 'off' } : {}) }
    this.#checkout = checkout
  }

  /** The last output of its processes. */
  output() {
    return this.#output
  }

  /**
   * Every process of the product: the server first, the rooms, their watchdog; last the supervisor,
   * unless the server is killable.
   */
  pids() {
    const [first = 0, ...below] = tree(this.#running().child.pid ?? 0)
    return this.#env.PATHQUEST_RESTART === 'off' ? [first, ...below] : [...below, first]
  }

  roomsPid(): number {
    return JSON.parse(readFileSync(join(this.dataDir, 'rooms/process.json'), 'utf8')).workerd.pid
  }

  /** Settles when it has exited for any reason. */
  get exited(): Promise<unknown> {
    return this.#running().exited
  }

  /** A killable server is killed like by a power failure. */
  async kill() {
    this.#running().child.kill('SIGKILL')
    await this.exited
    this.kills++
  }

  /** Stops gracefully unless it is dead, as for an upgrade, and restarts; `env` is added. */
  async restart(env: Record<string, string> = {}) {
    await this.#server?.stop()
    this.#env = { ...this.#env, ...env }
    const { npm_lifecycle_event, npm_execpath, NODE_ENV, VITEST, ...inherited } = process.env
    const server = startServer({
      program: this.#checkout === root ? startArguments() : undefined,
      folder: this.#checkout,
      stdio: 'pipe',
      env: {
        ...inherited,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        PUBLIC_ORIGIN: this.origin,
        LOG_LEVEL: 'warn',
        ...this.#env,
      },
    })
    this.#server = server
    for (const stream of [server.child.stdout, server.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-20_000)
      })
    }
    try {
      await until('the product', () => this.#isHealthy(server), {
        patienceMs: startPatienceMs,
        everyMs: 50,
      })
    } catch (error) {
      await server.stop()
      throw new Error(`The product did not start:\n${this.#output}`, { cause: error })
    }
  }

  async stop({ keepData = false } = {}) {
    await this.#server?.stop()
    if (!keepData) rmSync(this.dataDir, { recursive: true, force: true })
  }

  #running() {
    if (!this.#server) throw new Error('The product was never started')
    return this.#server
  }

  async #isHealthy({ child }: ServerProcess) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok
  }
}

/** The arguments of `node` in package.json's start script. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  return scripts.start.split(' ').slice(1)
}
