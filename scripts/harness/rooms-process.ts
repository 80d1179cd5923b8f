// Rooms as run by `npm run rooms`, with their own data folder and port.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, root } from '../start/paths.mjs'
import { type ServerProcess, startServer } from './server-process'
import { until } from './wait'

const startPatienceMs = 60_000

export interface RoomsProcessOptions {
  port: number
  /** ROOM_SECRET, API_ORIGIN and what else is set. */
  env: Record<string, string>
}

export class RoomsProcess {
  readonly origin: string
  readonly dataDir = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
  #server: ServerProcess | undefined
  #output = ''

  constructor(private readonly options: RoomsProcessOptions) {
    this.origin = `http://127.0.0.1:${options.port}`
  }

  /** The last output of its processes. */
  output() {
    return this.#output
  }

  /** Starts it, after a graceful stop if it runs; resolves when it says where it is. */
  async restart() {
    await this.#server?.stop()
    const { npm_lifecycle_event, npm_execpath, NODE_ENV, VITEST, ...inherited } = process.env
    const server = startServer({
      program: [at('server/dist/rooms.js')],
      folder: root,
      stdio: 'pipe',
      env: {
        ...inherited,
        DATA_DIR: this.dataDir,
        ROOMS_PORT: String(this.options.port),
        LOG_LEVEL: 'warn',
        ...this.options.env,
      },
    })
    this.#server = server
    let said = ''
    for (const stream of [server.child.stdout, server.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        this.#output = (this.#output + text).slice(-20_000)
      })
    }
    const isUp = () => {
      if (server.child.exitCode !== null) throw new Error(`The rooms did not start:\n${said}`)
      return said.includes(this.origin)
    }
    await until('the rooms', isUp, { patienceMs: startPatienceMs, everyMs: 20 })
  }

  /** Like by a power failure; its workerd ends with it. */
  async kill() {
    this.#server?.child.kill('SIGKILL')
    await this.#server?.exited
  }

  async stop({ keepData = false } = {}) {
    await this.#server?.stop()
    if (!keepData) rmSync(this.dataDir, { recursive: true, force: true })
  }
}
