import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../start/paths.mjs'

const stopGraceMs = 15_000

/** Preloaded into the child: it stops when the parent exits for any reason. */
const guard = `data:text/javascript,${encodeURIComponent(`
  if (process.channel) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    process.channel.unref()
  }`)}`

interface ServerOptions {
  /** The script for `node`, below the folder: the built server itself, or its supervisor. */
  program?: string[]
  env?: NodeJS.ProcessEnv
  stdio?: 'inherit' | 'pipe' | 'ignore'
  /** This checkout, or another one. */
  folder?: string
}

export type ServerProcess = ReturnType<typeof startServer>

/** Starts the built server as a child that ends with this process. */
export function startServer({
  program = ['server/dist/index.js'],
  env = process.env,
  stdio = 'inherit',
  folder = root,
}: ServerOptions = {}) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', guard, ...program],
    // A separate process group: a Ctrl-C reaches it once, through this process.
    { cwd: folder, env, detached: true, stdio: ['ignore', stdio, stdio, 'ipc'] },
  )
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { child, exited, stop: () => stopChild(child, exited) }
}

/** SIGTERM, then SIGKILL after a timeout; resolves to the exit code. */
async function stopChild(child: ChildProcess, exited: Promise<number>) {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs)
  const code = await exited
  clearTimeout(timer)
  return code
}
