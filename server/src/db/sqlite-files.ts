import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'

/** A writer never keeps a reader of SQLite's log waiting; whoever opens a file may, for a moment. */
const LOCK_TIMEOUT_MS = 5_000

/**
 * Copies a SQLite file as it is at one moment, whoever writes to it meanwhile; what was deleted is not
 * in the copy. False: the file is gone.
 */
export function copySqliteFile(from: string, to: string): boolean {
  let database: Database.Database
  try {
    database = new Database(from, { readonly: true, fileMustExist: true, timeout: LOCK_TIMEOUT_MS })
  } catch (error) {
    if (!existsSync(from)) return false
    throw error
  }
  try {
    database.prepare('VACUUM INTO ?').run(to)
    return true
  } finally {
    database.close()
  }
}

/** What is wrong with a SQLite file that nobody writes to; null: it is whole. */
export function damageOfSqliteFile(file: string): string | null {
  const database = new Database(file, { readonly: true })
  try {
    const found = database.pragma('integrity_check', { simple: true })
    return found === 'ok' ? null : String(found)
  } catch (error) {
    return (error as Error).message
  } finally {
    database.close()
  }
}

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
