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
  /**
   * Work of this name in one process at a time; undefined: another one is at it. The lock of a
   * process that ends, or loses its connection, is free again, so the work must do no harm twice.
   */
  tryWithLock<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | undefined>
  /** Tells every process, this one included, on PostgreSQL; on SQLite nobody: there is no other. */
  notify(channel: string): Promise<void>
  /** Calls `heard` for every `notify`, and whenever one may have been missed. Returns what ends it. */
  listen(channel: string, heard: () => void): () => void
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
