import Database from 'better-sqlite3'

export type Method = 'run' | 'all' | 'values' | 'get'

/** As long as a short transaction of a command beside the server takes. */
const BUSY_TIMEOUT_MS = 25
const STATEMENTS_KEPT = 400
/**
 * Of longer ones only the last. They are lists of as many rows as a game had answers: seldom the same
 * twice, and half a megabyte each.
 */
const KEPT_LENGTH_MAX = 4_000

/** One better-sqlite3 connection with its compiled statements, speaking to drizzle's proxy driver. */
export class SqliteConnection {
  readonly raw: Database.Database
  readonly #statements = new Map<string, Database.Statement>()
  #long: Database.Statement | undefined

  constructor(file: string, options: { readonly: boolean }) {
    // SQLite waits in the thread that serves everybody; longer patience is `retryWhileLocked`'s.
    this.raw = new Database(file, { readonly: options.readonly, timeout: BUSY_TIMEOUT_MS })
    this.raw.pragma('foreign_keys = ON')
  }

  isRead(text: string): boolean {
    return this.#statement(text).readonly
  }

  execute(text: string, params: unknown[], method: Method) {
    const statement = this.#statement(text)
    // `changes` is what better-auth reads as the number of affected rows.
    if (!statement.reader) return { rows: [], changes: statement.run(...params).changes }
    statement.raw(true)
    return { rows: method === 'get' ? (statement.get(...params) as []) : statement.all(...params) }
  }

  close(): void {
    this.#statements.clear()
    this.#long = undefined
    this.raw.close()
  }

  #statement(text: string): Database.Statement {
    if (text.length > KEPT_LENGTH_MAX) {
      if (this.#long?.source !== text) this.#long = this.raw.prepare(text)
      return this.#long
    }
    const known = this.#statements.get(text)
    if (known) return known
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear()
    const statement = this.raw.prepare(text)
    this.#statements.set(text, statement)
    return statement
  }
}
