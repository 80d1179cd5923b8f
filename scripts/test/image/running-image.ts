import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { tree } from '../../harness/figures'
import { pause } from '../../harness/wait'
import type { Buildah } from './buildah'

/** A process of the container, as the machine around it sees it. */
interface Inside {
  pid: number
  program: string
  uid: number
  /** Capabilities in force, as a hexadecimal mask. */
  capabilities: string
}

/** The image's own command, running in a container with a data folder. */
export class RunningImage {
  readonly exited: Promise<number | null>

  private constructor(private readonly child: ChildProcess) {
    this.exited = once(child, 'exit').then(([code]) => code as number | null)
  }

  /** Resolves when the server says that it is up. */
  static async start(buildah: Buildah, container: string, command: string[], dataDir: string) {
    const child = buildah.start(container, dataDir, ...command)
    const said: string[] = []
    const running = new RunningImage(child)
    const isUp = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout as Readable }).on('line', (line) => {
        said.push(line)
        if (line.startsWith('Pathquest is at')) resolve()
      })
    })
    const early = running.exited.then((code) => {
      throw new Error(`The image's command ended with ${code}:\n${said.join('\n')}`)
    })
    await Promise.race([isUp, early])
    return running
  }

  /** The processes of the product: its server first, then what that has started. */
  processes(): Inside[] {
    const inside = tree(this.child.pid ?? 0).map(inspect)
    const server = inside.findIndex(({ program }) => program.endsWith('/usr/local/bin/node'))
    if (server < 0) throw new Error('No node runs in the container')
    return inside.slice(server)
  }

  /**
   * Sends the image's stop signal to the server. Resolves to its exit code, what it left running, and
   * the time it took.
   */
  async stop(signal: NodeJS.Signals) {
    const processes = this.processes()
    const startedAt = performance.now()
    process.kill(processes[0]?.pid ?? 0, signal)
    const exitCode = await this.exited
    const stopMs = Math.round(performance.now() - startedAt)
    const running = () => processes.filter(({ pid }) => existsSync(`/proc/${pid}`))
    // The watchdog of the rooms ends when it sees that the server has.
    for (let i = 0; i < 40 && running().length > 0; i++) await pause(50)
    const left = running()
    return { exitCode, stopMs, left: left.map(({ program }) => program) }
  }

  /** Ends what still runs, after a failed check. */
  kill(): void {
    if (this.child.exitCode !== null) return
    for (const { pid } of this.processes()) process.kill(pid, 'SIGKILL')
  }
}

function inspect(pid: number): Inside {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
  return {
    pid,
    program: readlinkSync(`/proc/${pid}/exe`),
    uid: Number(field('Uid')),
    capabilities: field('CapEff'),
  }
}
