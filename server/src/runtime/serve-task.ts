import { Worker } from 'node:worker_threads'
import type { ChildMessage, ChildStart } from './child-task'

/**
 * Looks on from a thread of its own, since the work may hold the loop: memory that is not V8's, and a
 * server that was killed, which can end nobody any more.
 */
const GUARD = `
const { parentPid, memoryMaxBytes } = require('node:worker_threads').workerData
setInterval(() => {
  const isOrphan = process.ppid !== parentPid
  if (isOrphan || process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, 'SIGKILL')
}, 50)
`

/** In a process that `runInChild` started: does its one task and tells the answer. */
export function serveTask<Task, Answer>(run: (task: Task) => Promise<Answer>): void {
  const start: ChildStart = JSON.parse(process.argv[2] ?? '')
  new Worker(GUARD, { eval: true, workerData: start }).unref()
  const tell = (message: ChildMessage<Answer>) => process.send?.(message)
  process.once('message', async (task: Task) => {
    try {
      tell({ done: await run(task) })
    } catch (error) {
      tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  tell('ready')
}
