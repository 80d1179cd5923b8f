import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Reads the whole file, which takes seconds for a large one: not in the thread that serves a class. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const database = new Database(workerData.file, { readonly: true })
parentPort.postMessage(database.pragma('quick_check(1)', { simple: true }))
database.close()
`

/** Whether every page of a SQLite file makes sense. Rejects where it cannot be read now. */
export function quickCheck(file: string): Promise<boolean> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  const worker = new Worker(THREAD, { eval: true, env: {}, workerData: { driver, file } })
  let isWhole: boolean | undefined
  worker.once('message', (found: unknown) => {
    isWhole = found === 'ok'
  })
  return new Promise((done, failed) => {
    worker.once('error', failed)
    // Not sooner: until then the file is open there.
    worker.once('exit', () => {
      if (isWhole === undefined) failed(new Error('the check ended without an answer'))
      else done(isWhole)
    })
  })
}
