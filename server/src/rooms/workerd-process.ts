import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'

const everyMs = 500
const unansweredMax = 10

/**
 * Asks again and again, and calls `hung` once when nothing was answered for 5 s. Asks are counted,
 * not the clock: when this process or the whole machine stood still, that is one ask.
 */
export function watchHealth(ask: () => Promise<boolean>, hung: () => void): () => void {
  let unanswered = 0
  let asking = false
  const look = () => {
    if (unanswered++ === unansweredMax) {
      clearInterval(looking)
      return hung()
    }
    if (asking) return
    asking = true
    void ask().then((isAnswered) => {
      asking = false
      if (isAnswered) unanswered = 0
    })
  }
  const looking = setInterval(look, everyMs)
  return () => clearInterval(looking)
}

/** A started workerd: `port` settles once it listens. */
export interface WorkerdProcess {
  pid: number
  port: Promise<number>
  exited: Promise<void>
  kill: (signal: 'SIGTERM' | 'SIGKILL') => void
}

/** Starts workerd on a config file, together with a watchdog that outlives this process. */
export function spawnWorkerd(
  configFile: string,
  options: {
    address: string
    variables: Record<string, string>
    onLine: (line: string) => void
  },
): WorkerdProcess {
  const child = spawn(
    workerdPath(),
    [
      'serve',
      '--experimental',
      '--control-fd=3',
      `--socket-addr=http=${options.address}`,
      configFile,
    ],
    {
      // An own group: a Ctrl-C meant for the server must not end the rooms before it does.
      detached: true,
      env: { ...systemVariables(), ...options.variables },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  )
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const watchdog = child.pid ? guard(child.pid) : undefined
  exited.then(() => watchdog?.kill('SIGKILL'))
  for (const stream of [child.stdout, child.stderr]) if (stream) eachLine(stream, options.onLine)
  return {
    pid: child.pid ?? 0,
    port: portOf(child),
    exited,
    kill: (signal) => void child.kill(signal),
  }
}

/** Waits for the end of a process, at most `timeoutMs`; true when it ended. */
export async function waitForExit(exited: Promise<void>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false)
  })
  const result = await Promise.race([exited.then(() => true), timeout])
  clearTimeout(timer)
  return result
}

function workerdPath(): string {
  const fromHere = createRequire(import.meta.url)
  const fromParty = createRequire(fromHere.resolve('@pathquest/party/package.json'))
  return (fromParty('workerd') as { default: string }).default
}

/** The control channel names the port as soon as workerd listens. */
async function portOf(child: ChildProcess): Promise<number> {
  const control = child.stdio[3] as Readable
  const listening = new Promise<number>((resolve) => {
    eachLine(control, (line) => {
      const message = JSON.parse(line) as { event: string; port: number }
      if (message.event === 'listen') resolve(message.port)
    })
  })
  const failed = Promise.race([
    once(child, 'exit').then(([code, signal]) => `ended with ${code ?? signal}`),
    once(child, 'error').then(([error]) => `did not start: ${error.message}`),
  ]).then((why) => {
    throw new Error(`workerd ${why}`)
  })
  return Promise.race([listening, failed])
}

/** Kills `pid` when the pipe to this process closes, however this process ended. */
function guard(pid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined
  const watchdog = spawn('/bin/sh', ['-c', 'read _; kill -9 "$1"', 'rooms-watchdog', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  return watchdog
}

function systemVariables(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env
  return { PATH, HOME, TMPDIR, TZ, LANG }
}

function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) onLine(line)
  })
}
