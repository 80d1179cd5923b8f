import { fork } from 'node:child_process'
import { once } from 'node:events'
import { at } from '../start/paths.mjs'

export type Worker = ReturnType<typeof startWorker>

/** Starts a script (a path from the root) as a child process that communicates over IPC. */
export function startWorker(file: string, args: string[] = []) {
  const child = fork(at('scripts/run.mjs'), [file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${file} ended with ${code}`)
  })
  // Reported only to a caller that waits for a message.
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

/** In a worker: sends a message to the parent. */
export function tell(message: object | string) {
  process.send?.(message)
}

/** In a worker: reports its state to the parent and waits for confirmation. */
export async function mark(name: string) {
  tell({ mark: name })
  await once(process, 'message')
}
