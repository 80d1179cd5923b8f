import { fork } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../start/paths.mjs'

/** Starts a module as a process of its own that answers over IPC. */
export function startWorker(file, args = []) {
  const child = fork(at('scripts/run.mjs'), [file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  // Only whoever waits for a message wants to know.
  ended.catch(() => {})
  process.on('exit', kill)
  return {
    pid: child.pid,
    /** The next message; rejects when the process ends instead. */
    async next() {
      const [message] = await Promise.race([once(child, 'message'), ended])
      return message
    },
    send: (message) => child.send(message),
    async stop() {
      process.off('exit', kill)
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** In a worker: tells the parent where we are and waits until it has looked. */
export async function mark(name) {
  process.send({ mark: name })
  await once(process, 'message')
}
