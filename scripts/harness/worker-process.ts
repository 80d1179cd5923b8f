import { fork } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../start/paths.mjs'

export type Worker = ReturnType<typeof startWorker>

/** Starts a script (a path from the root) as a process of its own that answers over IPC. */
export function startWorker(file: string, args: string[] = []) {
  const child = fork(at('scripts/run.mjs'), [file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${file} ended with ${code}`)
  })
  // Only whoever waits for a message wants to know.
  ended.catch(() => {})
  process.on('exit', kill)
  return {
    pid: child.pid ?? 0,
    /** The next message; rejects when the process ends instead. */
    async next<T>(): Promise<T> {
      const [message] = await Promise.race([once(child, 'message'), ended])
      return message
    },
    send: (message: string) => child.send(message),
    async stop() {
      process.off('exit', kill)
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** In a worker: tells the parent something. */
export function tell(message: object | string) {
  process.send?.(message)
}

/** In a worker: tells the parent where we are and waits until it has looked. */
export async function mark(name: string) {
  tell({ mark: name })
  await once(process, 'message')
}
