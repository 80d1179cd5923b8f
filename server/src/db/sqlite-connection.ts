import Database from 'better-sqlite3'

export type Method = 'run' | 'all' | 'values' | 'get'

const STATEMENTS_KEPT = 400

/** One better-sqlite3 connection with its compiled statements, speaking to drizzle's proxy driver. */
export class SqliteConnection {
  readonly raw: Database.Database
  readonly #statements = new Map<string, Database.Statement>()

  constructor(file: string, options: { readonly: boolean }) {
    this.raw = new Database(file, { readonly: options.readonly, timeout: 5000 })
    this.raw.pragma('busy_timeout = 5000')
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
    this.raw.close()
  }

  #statement(text: string): Database.Statement {
    const known = this.#statements.get(text)
    if (known) return known
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear()
    const statement = this.raw.prepare(text)
    this.#statements.set(text, statement)
    return statement
  }
}
