import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { run } from '../../start/child.mjs'
import { root } from '../../start/paths.mjs'

/** Needs neither namespaces nor a daemon. */
const ISOLATION = ['--isolation', 'chroot']

/** What an image says of itself; only the parts that the test reads. */
interface ImageConfig {
  Cmd: string[]
  User: string
  StopSignal: NodeJS.Signals
  Volumes: Record<string, object>
  Healthcheck: { Test: string[] }
}

/** Builds images and runs their programs without a container engine; all is kept in `folder`. */
export class Buildah {
  readonly #words: string[]

  constructor(folder: string) {
    const [storage, runroot] = [join(folder, 'storage'), join(folder, 'run')]
    for (const path of [storage, runroot]) mkdirSync(path, { recursive: true })
    this.#words = ['--storage-driver', 'vfs', '--root', storage, '--runroot', runroot]
  }

  /** Runs one command to its end; resolves to its standard output. */
  async call(...words: string[]): Promise<string> {
    const options = { maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)('buildah', [...this.#words, ...words], options)
    return stdout.trim()
  }

  /** Builds from the repository's Dockerfile. */
  async build(image: string, args: Record<string, string>): Promise<void> {
    const named = Object.entries(args).flatMap(([name, value]) => [
      '--build-arg',
      `${name}=${value}`,
    ])
    // OCI's own format has no health check; no layers: one copy of each stage.
    const words = ['build', ...ISOLATION, '--format', 'docker', '--layers=false', ...named]
    await run('buildah', [...this.#words, ...words, '--tag', image, root], {
      stdio: ['ignore', process.stderr, 'inherit'],
    })
  }

  async hasImage(image: string): Promise<boolean> {
    return (await this.call('images', '--quiet', '--filter', `reference=${image}`)) !== ''
  }

  async removeImage(image: string): Promise<void> {
    if (await this.hasImage(image)) await this.call('rmi', image)
  }

  async configOf(image: string): Promise<ImageConfig> {
    const { Docker } = JSON.parse(await this.call('inspect', '--type', 'image', image))
    return Docker.config
  }

  /** Runs a program in a container to its end, as the image's user; resolves to its output. */
  run(container: string, dataDir: string, ...program: string[]): Promise<string> {
    return this.call(...runWords(container, dataDir), ...program)
  }

  /** Starts a program in a container; its standard error is ours. */
  start(container: string, dataDir: string, ...program: string[]): ChildProcess {
    const words = [...this.#words, ...runWords(container, dataDir), ...program]
    return spawn('buildah', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  }
}

const runWords = (container: string, dataDir: string): string[] => [
  'run',
  ...ISOLATION,
  '--volume',
  `${dataDir}:/data`,
  container,
  '--',
]
