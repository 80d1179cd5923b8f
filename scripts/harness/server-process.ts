import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root } from '../start/paths.mjs'

const stopGraceMs = 10_000

interface ServerOptions {
  env?: NodeJS.ProcessEnv
  stdio?: 'inherit' | 'pipe' | 'ignore'
  folder?: string
}

export type ServerProcess = ReturnType<typeof startServer>

/** Starts the built server, ours or that of another checkout, as a child that ends with us. */
export function startServer({
  env = process.env,
  stdio = 'inherit',
  folder = root,
}: ServerOptions = {}) {
  const guard = pathToFileURL(at('scripts/harness/guard.mjs')).href
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', guard, join(folder, 'server/dist/index.js')],
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
