// @ts-check
// Supervises the server: restarts it when it dies, with exponential backoff up to a limit.
import { spawn } from 'node:child_process'
import { onStop } from './child.mjs'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** After this uptime the backoff is reset. */
const WELL_AFTER_MS = 60_000
const STOP_AT_MOST_MS = 10_000

/**
 * Runs a Node program until it exits with code 0, or exits before it was ever up: what prevents a
 * first start would prevent the next one, too. It sends `up` over its IPC channel, and stops when
 * the channel closes. Resolves to the exit code to use.
 * @param {string} program
 * @returns {Promise<number>}
 */
export async function supervise(program) {
  let isStopping = false
  let wasUp = false
  let waitMs = FIRST_WAIT_MS
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {() => void} */
  let wake = () => {}
  const { off } = onStop(() => {
    isStopping = true
    wake()
    child?.kill('SIGTERM')
    // Its own timeout is shorter; a hanging server does not block this process.
    setTimeout(() => child?.kill('SIGKILL'), STOP_AT_MOST_MS).unref()
  })
  try {
    for (;;) {
      const startedAt = performance.now()
      child = spawn(process.execPath, [program], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      })
      child.once('message', () => {
        wasUp = true
      })
      const { code, signal } = await endOf(child)
      if (code === 0 || isStopping || !wasUp) return code ?? 1
      if (performance.now() - startedAt > WELL_AFTER_MS) waitMs = FIRST_WAIT_MS
      tell(code, signal, waitMs)
      await new Promise((done) => {
        wake = () => done(undefined)
        setTimeout(wake, waitMs)
      })
      if (isStopping) return 0
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
    }
  } finally {
    off()
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

/**
 * One log line, in the server's format.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @param {number} waitMs
 */
function tell(code, signal, waitMs) {
  const line = {
    level: 'fatal',
    time: new Date().toISOString(),
    endedWith: signal ?? code,
    againInMs: waitMs,
    msg: 'the server died and is started again',
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
