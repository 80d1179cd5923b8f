import type { Db, Dialect, Tables } from './db'
import type { StorageHealth } from './storage-record'

export interface StoreOptions {
  /** PostgreSQL: an idle connection broke; the pool has already dropped it. */
  onConnectionLost?: (error: Error) => void
}

/** Where everything is kept. Hides which database it is. */
export interface Store {
  readonly dialect: Dialect
  readonly db: Db
  transact: Db['transact']
  /** What better-auth's Drizzle adapter is made of. */
  readonly auth: { database: unknown; provider: Dialect; tables: Tables }
  migrate(folder: string): Promise<void>
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  /** What reads and writes have met lately. */
  health(): StorageHealth
  /** A file beside the database could not be written: `health` tells it. Passes the error on. */
  failedWrite(error: unknown): never
  /** Reads the whole database, beside everything else; `health` tells the result. */
  check(): Promise<void>
  /**
   * After an erasure: empties SQLite's log, where the erased may still stand. False: somebody else
   * is reading, so it has to be tried again. PostgreSQL recycles its own log.
   */
  truncateLog(): Promise<boolean>
  close(): Promise<void>
}
