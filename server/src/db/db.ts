import { and, type Column, eq } from 'drizzle-orm'
import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import type { defineTables } from './schema/define-tables'

export type Dialect = 'sqlite' | 'pg'
/** The tables of the dialect in use, all typed as SQLite's (schema/columns proves the values equal). */
export type Tables = ReturnType<typeof defineTables>
export type TableName = keyof Tables
/** A row as it is read. */
export type Row<Name extends TableName> = Tables[Name]['$inferSelect']
/** A row as it is written; columns with a default may be left out. */
export type NewRow<Name extends TableName> = Tables[Name]['$inferInsert']

export type Queries = Pick<
  SqliteRemoteDatabase<Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>

/** What every store function takes first: the database, or the transaction it is part of. */
export interface Db extends Queries {
  readonly dialect: Dialect
  readonly tables: Tables
  /**
   * All of `work` or nothing of it; inside a transaction a savepoint. `work` uses the `tx` it is
   * given, never awaits the network, and may run more than once (PostgreSQL retries conflicts).
   */
  transact<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

interface Binding {
  queries: Queries
  dialect: Dialect
  tables: Tables
  /** Throws where this handle may not be used. */
  guard: () => void
  transact: Db['transact']
}

/** A handle on Drizzle's builders that checks first whether it may be used. */
export class BoundDb implements Db {
  readonly dialect: Dialect
  readonly tables: Tables
  readonly #binding: Binding

  constructor(binding: Binding) {
    this.#binding = binding
    this.dialect = binding.dialect
    this.tables = binding.tables
  }

  get select(): Queries['select'] {
    return this.#open().select.bind(this.#binding.queries)
  }
  get selectDistinct(): Queries['selectDistinct'] {
    return this.#open().selectDistinct.bind(this.#binding.queries)
  }
  get insert(): Queries['insert'] {
    return this.#open().insert.bind(this.#binding.queries)
  }
  get update(): Queries['update'] {
    return this.#open().update.bind(this.#binding.queries)
  }
  get delete(): Queries['delete'] {
    return this.#open().delete.bind(this.#binding.queries)
  }
  transact<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.#binding.transact(work)
  }

  /** What a prepared query belongs to: it lives as long as these builders. */
  get preparedFor(): object {
    return this.#open()
  }

  #open(): Queries {
    this.#binding.guard()
    return this.#binding.queries
  }
}

/** A login of a platform: a platform that is registered anew is the same by issuer and client id. */
export const isOnPlatform = ({ ltiIdentities: login, ltiPlatforms: platform }: Db['tables']) =>
  and(eq(login.issuer, platform.issuer), eq(login.clientId, platform.clientId))

/** The login of somebody whom the platform calls so. */
export const isLoginOf = (tables: Db['tables'], sub: Column) =>
  and(isOnPlatform(tables), eq(tables.ltiIdentities.sub, sub))
