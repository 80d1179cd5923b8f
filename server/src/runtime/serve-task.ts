import { Worker } from 'node:worker_threads'
import type { ChildMessage, ChildStart } from './child-task'

/**
 * Monitors from its own thread, since the task may block the event loop: memory outside of V8's
 * heap, and whether the server was killed and can no longer end this process.
 */
const GUARD = `
const { parentPid, memoryMaxBytes } = require('node:worker_threads').workerData
setInterval(() => {
  const isOrphan = process.ppid !== parentPid
  if (isOrphan || process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, 'SIGKILL')
}, 50)
`

/** In a process that `runInChild` started: runs its one task and sends the answer. */
export function serveTask<Task, Answer>(run: (task: Task) => Promise<Answer>): void {
  const start: ChildStart = JSON.parse(process.argv[2] ?? '')
  new Worker(GUARD, { eval: true, workerData: start }).unref()
  const send = (message: ChildMessage<Answer>) => process.send?.(message)
  process.once('message', async (task: Task) => {
    try {
      send({ done: await run(task) })
    } catch (error) {
      send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  send('ready')
}
