import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../start/paths.mjs'

const stopGraceMs = 15_000

/** Preloaded into the child: when we are gone, however we went, it stops. */
const guard = `data:text/javascript,${encodeURIComponent(`
  if (process.channel) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    process.channel.unref()
  }`)}`

interface ServerOptions {
  /** What stands behind `node`, below the folder: the built server itself, or what starts it. */
  program?: string[]
  env?: NodeJS.ProcessEnv
  stdio?: 'inherit' | 'pipe' | 'ignore'
  /** Ours, or that of another checkout. */
  folder?: string
}

export type ServerProcess = ReturnType<typeof startServer>

/** Starts the built server as a child that ends with us. */
export function startServer({
  program = ['server/dist/index.js'],
  env = process.env,
  stdio = 'inherit',
  folder = root,
}: ServerOptions = {}) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', guard, ...program],
    // An own group: a Ctrl-C reaches it once, through us.
    { cwd: folder, env, detached: true, stdio: ['ignore', stdio, stdio, 'ipc'] },
  )
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { child, exited, stop: () => stopChild(child, exited) }
}

/** SIGTERM, and SIGKILL for what does not end; the exit code. */
async function stopChild(child: ChildProcess, exited: Promise<number>) {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs)
  const code = await exited
  clearTimeout(timer)
  return code
}
