// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rounded } from '../../harness/figures'
import { freePort } from '../../harness/product'
import { pause } from '../../harness/wait'
import { cleanEnv } from './copies'

const patienceMs = 900_000
const stopPatienceMs = 15_000

/**
 * Runs `npm start` in a folder until a page answers, and stops it.
 * @returns seconds
 */
export async function untilFirstPage(
  folder: string,
  env: Record<string, string> = {},
): Promise<number> {
  const port = await freePort()
  const since = performance.now()
  // A separate process group: npm, its shell and the server are stopped together.
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...cleanEnv(), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 2, 2],
    detached: true,
  })
  const ended = once(npm, 'exit')
  const stop = () => process.kill(-Number(npm.pid), 'SIGTERM')
  process.once('exit', stop)
  try {
    while (!(await answers(port))) {
      if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
      if (performance.now() - since > patienceMs) throw new Error('No page within 15 minutes')
      await pause(10)
    }
    return rounded((performance.now() - since) / 1000, 2)
  } finally {
    process.off('exit', stop)
    if (npm.exitCode === null && npm.signalCode === null) stop()
    await ended
    await untilGone(port)
  }
}

async function answers(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

/** npm may end before the server has. */
async function untilGone(port: number) {
  const giveUpAt = performance.now() + stopPatienceMs
  while (await answers(port)) {
    if (performance.now() > giveUpAt) throw new Error('The server does not stop')
    await pause(20)
  }
}
