import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle as drizzleSync } from 'drizzle-orm/better-sqlite3'
import { migrate as migrateSync } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import pLimit from 'p-limit'
import { BoundDb, type Db } from './db'
import { lockDeadline, retryWhileLocked } from './lock-timeout'
import { NamedLocks } from './named-locks'
import * as columns from './schema/columns/sqlite'
import { defineTables } from './schema/define-tables'
import { SqliteConnection } from './sqlite-connection'
import { quickCheck } from './sqlite-files'
import { StorageRecord } from './storage-record'
import type { Store } from './store'
import { TransactionScopes } from './transaction-scope'

const tables = defineTables(columns)

/** One file: reads go to a read-only connection, writes queue up for the single writer. */
export function openSqlite(file: string): Store {
  const writer = openWriter(file)
  const reader = new SqliteConnection(file, { readonly: true })

  const inTurn = pLimit(1)
  const scopes = new TransactionScopes()

  const record = new StorageRecord()
  const locks = new NamedLocks(undefined, (error) => process.emitWarning(error))

  const anywhere = drizzle(async (text, params, method) => {
    const giveUpAt = lockDeadline()
    const isRead = reader.isRead(text)
    const execute = (on: SqliteConnection) =>
      retryWhileLocked(giveUpAt, () => on.execute(text, params, method))
    const done = isRead ? execute(reader) : inTurn(() => execute(writer))
    return done.catch((error) => record.failed(error, isRead ? 'read' : 'write'))
  })
  // Only ever used by the transaction whose turn it is, so its prepared queries can be kept.
  const onWriter = drizzle(async (text, params, method) => writer.execute(text, params, method))

  const handle = (guard: () => void, depth: number): Db => {
    const nestedInTurn = pLimit(1)
    return new BoundDb({
      queries: onWriter,
      dialect: 'sqlite',
      tables,
      guard,
      transact: (work) => {
        guard()
        return nestedInTurn(() =>
          attempt(savepoint(depth), work, { depth: depth + 1, giveUpAt: 0 }),
        )
      },
    })
  }

  const attempt = async <T>(
    words: { begin: string; commit: string; rollback: string },
    work: (tx: Db) => Promise<T>,
    { depth, giveUpAt }: { depth: number; giveUpAt: number },
  ): Promise<T> => {
    // From here on the lock is ours: nothing after it meets anybody else's.
    await retryWhileLocked(giveUpAt, () => writer.raw.exec(words.begin))
    try {
      const result = await scopes.run((guard) => work(handle(guard, depth)))
      writer.raw.exec(words.commit)
      return result
    } catch (error) {
      // SQLite has already rolled back by itself after a full disk and the like.
      if (writer.raw.inTransaction) writer.raw.exec(words.rollback)
      throw error
    }
  }

  const db = new BoundDb({
    queries: anywhere,
    dialect: 'sqlite',
    tables,
    guard: scopes.guardRoot,
    transact: async (work) => {
      scopes.guardRoot()
      const giveUpAt = lockDeadline()
      return inTurn(() => attempt(WHOLE, work, { depth: 0, giveUpAt })).catch((error) =>
        record.failed(error, 'write'),
      )
    },
  })

  return {
    dialect: 'sqlite',
    db,
    transact: (work) => db.transact(work),
    auth: { database: anywhere, provider: 'sqlite', tables },
    tryWithLock: (name, work) => locks.tryWith(name, work),
    notify: async () => {},
    listen: () => () => {},
    migrate: (folder) => inTurn(async () => migrateFile(writer, folder)),
    ping: async () => {
      reader.raw.prepare('select 1').get()
    },
    health: () => record.health(),
    failedWrite: (error) => record.failed(error, 'write'),
    check: async () => record.checked(await quickCheck(file)),
    truncateLog: () => inTurn(async () => truncateLog(writer)),
    close: () =>
      inTurn(async () => {
        reader.close()
        writer.close()
      }),
  }
}

/** The one connection that writes: what was deleted is overwritten, what was committed is on disk. */
export function openWriter(file: string): SqliteConnection {
  mkdirSync(dirname(file), { recursive: true })
  // Made before SQLite would: for its owner's eyes only; the log beside it takes the same mode.
  closeSync(openSync(file, 'a', 0o600))
  const writer = new SqliteConnection(file, { readonly: false })
  writer.raw.pragma('journal_mode = WAL')
  writer.raw.pragma('synchronous = FULL')
  writer.raw.pragma('secure_delete = ON')
  return writer
}

/** Does not wait for readers of other processes: here nothing else would go on meanwhile. */
function truncateLog(writer: SqliteConnection): boolean {
  const patience = writer.raw.pragma('busy_timeout', { simple: true })
  writer.raw.pragma('busy_timeout = 0')
  try {
    return writer.raw.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
  } finally {
    writer.raw.pragma(`busy_timeout = ${patience}`)
  }
}

const WHOLE = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', rollback: 'ROLLBACK' }

const savepoint = (depth: number) => ({
  begin: `SAVEPOINT level_${depth}`,
  commit: `RELEASE level_${depth}`,
  rollback: `ROLLBACK TO level_${depth}; RELEASE level_${depth}`,
})

/** Rebuilding a table drops the old one: with foreign keys on, that would take its children along. */
function migrateFile(writer: SqliteConnection, migrationsFolder: string): void {
  const version = () => writer.raw.pragma('schema_version', { simple: true })
  const before = version()
  const patience = writer.raw.pragma('busy_timeout', { simple: true })
  writer.raw.pragma('foreign_keys = OFF')
  // Nobody is served yet; several may start at once.
  writer.raw.pragma('busy_timeout = 5000')
  try {
    migrateSync(drizzleSync(writer.raw), { migrationsFolder })
    const broken = version() === before ? [] : (writer.raw.pragma('foreign_key_check') as unknown[])
    if (broken.length > 0) throw new Error(`${broken.length} rows point nowhere after migrating`)
  } finally {
    writer.raw.pragma('foreign_keys = ON')
    writer.raw.pragma(`busy_timeout = ${patience}`)
  }
}
