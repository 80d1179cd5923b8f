import Database from 'better-sqlite3'

/** A SQLite file with words whose newest are still in its log, as in a running product. */
export class WalFile {
  readonly #database: Database.Database

  constructor(path: string) {
    this.#database = new Database(path)
    this.#database.pragma('journal_mode = WAL')
    this.#database.exec('create table kept (word text)')
  }

  /** A file of which `run` was carried out. Returns what closes it. */
  static made(path: string, { run, pageSize }: { run: string; pageSize: number }): () => void {
    const database = new Database(path)
    database.pragma(`page_size = ${pageSize}`)
    database.pragma('journal_mode = WAL')
    database.exec(run)
    return () => database.close()
  }

  static wordsOf(path: string): unknown[] {
    const database = new Database(path, { readonly: true })
    try {
      return database.prepare('select word from kept').pluck().all()
    } finally {
      database.close()
    }
  }

  keep(word: string): void {
    this.#database.prepare('insert into kept values (?)').run(word)
  }

  close(): void {
    this.#database.close()
  }
}
