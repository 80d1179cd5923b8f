// The built product on one data folder and one port, to be killed and started again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './product'
import { startServer } from './server-process'
import { until } from './wait'

const startPatienceMs = 30_000

export class KillableServer {
  kills = 0
  #server
  #output = ''

  /**
   * @param {Record<string, string>} [env]
   * @param {{ dataDir?: string, product?: string }} [options] `product`: folder of another checkout
   */
  static async start(env = {}, { dataDir, product: folder } = {}) {
    const product = new KillableServer()
    product.port = await freePort()
    product.origin = `http://localhost:${product.port}`
    product.dataDir = dataDir ?? mkdtempSync(join(tmpdir(), 'pathquest-drill-'))
    product.folder = folder
    product.env = env
    await product.#start()
    return product
  }

  /** What the processes printed, for a failure. */
  output() {
    return this.#output
  }

  /** Dies like a machine that loses power. */
  async kill() {
    this.#server.child.kill('SIGKILL')
    await this.#server.exited
    this.kills++
  }

  async killAndRestart() {
    await this.kill()
    await this.#start()
  }

  /** Stops in good order, as for an upgrade, and starts again; `env` is added. */
  async restart(env = {}) {
    await this.#server.stop()
    this.env = { ...this.env, ...env }
    await this.#start()
  }

  /** Settles when the server has ended by itself. */
  exited() {
    return this.#server.exited
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
      stream.setEncoding('utf8').on('data', (text) => {
        this.#output = (this.#output + text).slice(-20_000)
      })
    }
    await until('the product', () => this.#isHealthy(child), {
      patienceMs: startPatienceMs,
      everyMs: 50,
    })
  }

  async #isHealthy(child) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${this.#output}`)
    const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
    await answer?.body?.cancel()
    return answer?.ok
  }
}
