// The built product on one data folder and one port, to be killed and started again.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../start/paths.mjs'
import { freePort } from './product'
import { type ServerProcess, startServer } from './server-process'
import { until } from './wait'

const startPatienceMs = 30_000

interface KillableOptions {
  dataDir?: string
  /** Folder of another checkout. */
  product?: string
}

/** The environment of a server that dies like a machine without power at a step of settling. */
export const killedAt = (step: string) => ({
  KILL_AT: step,
  NODE_OPTIONS: `--require=${at('server/test/kill-while-settling.cjs')}`,
})

export class KillableServer {
  kills = 0
  readonly origin: string
  #server?: ServerProcess
  #output = ''

  static async start(
    env: Record<string, string> = {},
    { dataDir, product: folder }: KillableOptions = {},
  ) {
    const port = await freePort()
    const data = dataDir ?? mkdtempSync(join(tmpdir(), 'pathquest-drill-'))
    const product = new KillableServer(port, data, folder, env)
    await product.#start()
    return product
  }

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    readonly folder: string | undefined,
    private env: Record<string, string>,
  ) {
    this.origin = `http://localhost:${port}`
  }

  /** What the processes printed, for a failure. */
  output() {
    return this.#output
  }

  /** Dies like a machine that loses power. */
  async kill() {
    this.#server?.child.kill('SIGKILL')
    await this.#server?.exited
    this.kills++
  }

  async killAndRestart() {
    await this.kill()
    await this.#start()
  }

  /** Stops in good order, as for an upgrade, and starts again; `env` is added. */
  async restart(env: Record<string, string> = {}) {
    await this.#server?.stop()
    this.env = { ...this.env, ...env }
    await this.#start()
  }

  /** Settles when the server has ended by itself. */
  exited() {
    return this.#server?.exited
  }

  async stop() {
    await this.#server?.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  async #start() {
    const { npm_lifecycle_event, NODE_ENV, VITEST, ...inherited } = process.env
    this.#server = startServer({
      stdio: 'pipe',
      folder: this.folder,
      env: {
        ...inherited,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        PUBLIC_ORIGIN: this.origin,
        LOG_LEVEL: 'warn',
        PATHQUEST_DEMO: 'off',
        ...this.env,
      },
    })
    const { child } = this.#server
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-20_000)
      })
    }
    await until('the product', () => this.#isHealthy(child), {
      patienceMs: startPatienceMs,
      everyMs: 50,
    })
  }

  async #isHealthy(child: ChildProcess) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${this.#output}`)
    const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok
  }
}
