// @ts-check
// Keeps the server running: one that died is started again, after waits that grow up to a bound.
import { spawn } from 'node:child_process'
import { onStop } from './child.mjs'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** Who ran so long died of something new. */
const WELL_AFTER_MS = 60_000
const STOP_AT_MOST_MS = 10_000

/**
 * Runs a program of Node until it ends in good order (code 0), or ends before it was ever up: what
 * stops a first start stops the next one as well. It says `up` over its channel, and stops when the
 * channel closes. Resolves to the code with which we are to end.
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
    // Its own limit is shorter; a server that hangs does not keep us.
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
 * One line of the log, as the server writes its own.
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
