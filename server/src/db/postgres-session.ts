import pLimit from 'p-limit'
import { Client, type QueryResult } from 'pg'

const RECONNECT_MS = 1_000
/** A peer whose machine lost its power is noticed within a minute, and its locks are free again. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

/**
 * One connection beside the pool, for what PostgreSQL keeps for a connection: advisory locks and the
 * channels that are listened to. Both end with it; it is opened when it is first needed.
 */
export class PostgresSession {
  #client: Promise<Client> | undefined
  /** A connection takes one query after the other. */
  readonly #inTurn = pLimit(1)
  readonly #heard = new Map<string, Set<() => void>>()
  #reconnecting: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(
    private readonly url: string,
    private readonly onLost: (error: Error) => void,
  ) {}

  /** False: another connection has this lock. */
  async tryLock(name: string): Promise<boolean> {
    const client = await this.#connected()
    const { rows } = await this.#query(
      client,
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    )
    return rows[0].taken
  }

  /** After a lost connection there is nothing to give back: the lock went with it. */
  async unlock(name: string): Promise<void> {
    const client = await this.#client
    if (!client) return
    await this.#query(client, 'select pg_advisory_unlock(hashtextextended($1, 0))', [name])
  }

  /** Also calls `heard` whenever it begins to listen: what was said before has not been heard. */
  listen(channel: string, heard: () => void): () => void {
    const all = this.#heard.get(channel) ?? new Set()
    this.#heard.set(channel, all.add(heard))
    this.#listen(channel)
    return () => void all.delete(heard)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#reconnecting)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #listen(channel: string): void {
    this.#connected()
      .then((client) => this.#query(client, `listen "${channel}"`))
      .then(() => this.#tell(channel))
      .catch((error) => this.#lost(error))
  }

  #query(client: Client, text: string, values: string[] = []): Promise<QueryResult> {
    return this.#inTurn(() => client.query(text, values))
  }

  #tell(channel: string): void {
    for (const heard of this.#heard.get(channel) ?? []) heard()
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect().catch((error) => {
      this.#client = undefined
      throw error
    })
    return this.#client
  }

  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url, keepAlive: true })
    client.on('notification', ({ channel }) => this.#tell(channel))
    const lost = once((error: Error) => this.#lost(error))
    client.on('error', lost)
    client.on('end', () => lost(new Error('PostgreSQL ended the connection')))
    await client.connect()
    await client.query(KEEP_ALIVE)
    return client
  }

  #lost(error: Error): void {
    if (this.#isClosed) return
    this.#client = undefined
    this.onLost(error)
    if (this.#heard.size === 0 || this.#reconnecting) return
    this.#reconnecting = setTimeout(() => {
      this.#reconnecting = undefined
      for (const channel of this.#heard.keys()) this.#listen(channel)
    }, RECONNECT_MS).unref()
  }
}

function once<Input>(work: (input: Input) => void): (input: Input) => void {
  let isDone = false
  return (input) => {
    if (!isDone) work(input)
    isDone = true
  }
}
