// The Worker of the rooms under `wrangler dev`: the runtime of Cloudflare on this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleForCloudflare } from '../../../party/host/bundle-cloudflare.mjs'
import { tree } from '../../harness/figures'
import { until } from '../../harness/wait'
import { at } from '../../start/paths.mjs'

const startPatienceMs = 90_000

interface WranglerOptions {
  port: number
  /** Variables of the Worker. */
  variables: Record<string, string>
  roomSecret: string
}

export class WranglerDev {
  readonly origin: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'pathquest-cloudflare-'))
  readonly #bundle = join(this.#folder, 'worker/room.mjs')
  #pid = 0
  #exited: Promise<unknown> = Promise.resolve()
  #output = ''

  constructor(private readonly options: WranglerOptions) {
    this.origin = `http://127.0.0.1:${options.port}`
  }

  /** The last output. */
  output() {
    return this.#output
  }

  /** Starts the version with this name, which its health answer has, with what was stored before. */
  async start(name: string) {
    mkdirSync(join(this.#folder, 'worker'), { recursive: true })
    await bundleForCloudflare({ outfile: this.#bundle, name })
    const variables = Object.entries(this.options.variables)
    const child = spawn(
      process.execPath,
      [
        at('node_modules/wrangler/bin/wrangler.js'),
        'dev',
        this.#bundle,
        ...['--config', at('party/wrangler.jsonc'), '--local'],
        ...['--ip', '127.0.0.1', '--port', String(this.options.port), '--inspector-port', '0'],
        ...['--persist-to', join(this.#folder, 'state')],
        ...['--show-interactive-dev-session', 'false', '--log-level', 'warn'],
        ...variables.flatMap(([key, value]) => ['--var', `${key}:${value}`]),
      ],
      {
        cwd: at('party'),
        // Nothing is asked of the internet: neither for usage figures nor for a sample of `request.cf`.
        env: {
          ...process.env,
          CI: '1',
          WRANGLER_SEND_METRICS: 'false',
          CLOUDFLARE_CF_FETCH_ENABLED: 'false',
          ROOM_SECRET: this.options.roomSecret,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.#pid = child.pid ?? 0
    this.#exited = once(child, 'exit')
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-20_000)
      })
    }
    await this.#untilUp(name)
  }

  /** Like a power failure: every process of it at once. */
  async kill() {
    for (const pid of this.#pid === 0 ? [] : tree(this.#pid)) process.kill(pid, 'SIGKILL')
    await this.#exited
    this.#pid = 0
  }

  /** As a deployment ends the Worker's objects: in order. */
  async upgrade(name: string) {
    process.kill(this.#pid, 'SIGTERM')
    await this.#exited
    await this.start(name)
  }

  async stop() {
    await this.kill()
    // A killed one leaves its copies of the bundle beside the configuration.
    for (const left of [this.#folder, at('party/.wrangler/tmp')]) {
      rmSync(left, { recursive: true, force: true })
    }
  }

  #untilUp(name: string) {
    const isUp = async () => {
      const answer = await fetch(`${this.origin}/__health`).catch(() => undefined)
      return answer?.ok && (await answer.json()).build === name
    }
    return until('the Worker', isUp, { patienceMs: startPatienceMs, everyMs: 100 })
  }
}
