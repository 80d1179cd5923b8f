import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pLimit from 'p-limit'
import { Pool } from 'pg'
import { BoundDb, type Db, type Queries, type Tables } from './db'
import { NamedLocks } from './named-locks'
import { PostgresSession } from './postgres-session'
import type { Columns } from './schema/columns'
import * as columns from './schema/columns/pg'
import { defineTables } from './schema/define-tables'
import { isConflict, isUniqueViolation } from './storage-fault'
import { StorageRecord } from './storage-record'
import type { Store, StoreOptions } from './store'
import { TransactionScopes } from './transaction-scope'

const ATTEMPTS = 12
const MIGRATION_LOCK = 7_204_511

// The one cast: one description makes both tables (schema/), the builders speak alike.
const asQueries = (queries: unknown) => queries as Queries
const tables: Tables = defineTables(columns as unknown as Columns)

type PgDatabase = ReturnType<typeof drizzle>
type Transaction = Parameters<Parameters<PgDatabase['transaction']>[0]>[0]

/** Any number of equal processes; every transaction is serializable and retried on conflict. */
export function openPostgres(url: string, { onConnectionLost }: StoreOptions): Store {
  const pool = new Pool({ connectionString: url, max: 10 })
  const onLost = onConnectionLost ?? ((error: Error) => process.emitWarning(error))
  pool.on('error', onLost)
  const session = new PostgresSession(url, onLost)
  const locks = new NamedLocks(session, onLost)
  const scopes = new TransactionScopes()
  const record = new StorageRecord()
  const database = drizzle(recorded(pool, record))

  const handle = (transaction: Transaction, guard: () => void): Db => {
    const nestedInTurn = pLimit(1)
    return new BoundDb({
      queries: asQueries(transaction),
      dialect: 'pg',
      tables,
      guard,
      transact: (work) => {
        guard()
        return nestedInTurn(() => transaction.transaction((nested) => attempt(nested, work)))
      },
    })
  }
  const attempt = <T>(transaction: Transaction, work: (tx: Db) => Promise<T>) =>
    scopes.run((guard) => work(handle(transaction, guard)))

  const db = new BoundDb({
    queries: asQueries(database),
    dialect: 'pg',
    tables,
    guard: scopes.guardRoot,
    transact: async (work) => {
      scopes.guardRoot()
      return withRetry(() =>
        database.transaction((transaction) => attempt(transaction, work), {
          isolationLevel: 'serializable',
        }),
      ).catch((error) => record.failed(error, 'write'))
    },
  })

  return {
    dialect: 'pg',
    db,
    transact: (work) => db.transact(work),
    auth: { database, provider: 'pg', tables },
    tryWithLock: (name, work) => locks.tryWith(`pathquest: ${name}`, work),
    notify: async (channel) => {
      await pool.query('select pg_notify($1, $2)', [channel, ''])
    },
    listen: (channel, heard) => session.listen(channel, heard),
    migrate: (folder) => migratePool(pool, folder),
    ping: async () => {
      await pool.query('select 1')
    },
    health: () => record.health(),
    failedWrite: (error) => record.failed(error, 'write'),
    // Its server has checks of its own (data_checksums, amcheck).
    check: async () => record.checked(true),
    truncateLog: async () => true,
    close: async () => {
      await session.close()
      await pool.end()
    },
  }
}

/** What stands in no transaction is asked of the pool itself. */
function recorded(pool: Pool, record: StorageRecord): Pool {
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
  const watched = (...asked: unknown[]) =>
    query(...asked).catch((error) => record.failed(error, isRead(asked[0]) ? 'read' : 'write'))
  return Object.assign(pool, { query: watched as Pool['query'] })
}

function isRead(asked: unknown): boolean {
  const text = typeof asked === 'string' ? asked : (asked as { text: string }).text
  return /^\s*select\b/i.test(text)
}

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      // A key taken by a transaction that ran beside this one is seen by the next attempt.
      const mayGoBetter = isConflict(error) || (tries === 1 && isUniqueViolation(error))
      if (tries === ATTEMPTS || !mayGoBetter) throw error
      // Apart from each other, or the same ones collide again.
      await new Promise((resume) => setTimeout(resume, Math.random() * 8 * 2 ** Math.min(tries, 6)))
    }
  }
}

/** Several processes may start at once: one migrates, the others wait for it. */
async function migratePool(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}
