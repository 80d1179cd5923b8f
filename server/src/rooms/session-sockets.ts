import type { Store } from '../db/store'
import { every } from '../runtime/every'

const SWEEP_MS = 60_000

/** What is said on it: sessions have ended, in whichever process. */
const SESSIONS_ENDED = 'pathquest_sessions_ended'

interface SessionSocketsOptions {
  /** Of these sessions those that are neither over nor ended. */
  findLive: (ids: string[]) => Promise<ReadonlySet<string>>
  failed: (error: unknown) => void
  /** Between the processes that share the sessions. */
  store: Pick<Store, 'notify' | 'listen'>
}

/**
 * Which sockets were opened in which session: they end with it. What ends a session calls `recheck`,
 * which other processes hear of; a sweep finds those that ran out, and what was not heard.
 */
export class SessionSockets {
  readonly #ends = new Map<string, Set<() => void>>()
  readonly #stopSweep: () => Promise<void>
  readonly #stopListening: () => void
  #checking: Promise<void> | undefined
  #checkAgain = false

  constructor(private readonly options: SessionSocketsOptions) {
    this.#stopSweep = every(SWEEP_MS, () => this.#checkAll(), options.failed)
    this.#stopListening = options.store.listen(SESSIONS_ENDED, () => this.#heard())
  }

  /** A socket is open. Returns what forgets it. */
  add(session: string, end: () => void): () => void {
    const ends = this.#ends.get(session) ?? new Set()
    this.#ends.set(session, ends.add(end))
    // Its ticket may be older than the end of its session.
    void this.#check([session])
    return () => {
      ends.delete(end)
      if (ends.size === 0 && this.#ends.get(session) === ends) this.#ends.delete(session)
    }
  }

  /** Ends the sockets of all sessions that are over. Never rejects: the next sweep tries again. */
  async recheck(): Promise<void> {
    await this.#checkAll()
    await this.options.store.notify(SESSIONS_ENDED).catch(this.options.failed)
  }

  stop(): Promise<void> {
    this.#stopListening()
    return this.#stopSweep()
  }

  /** Looks once for all that is heard while it looks. */
  #heard(): void {
    this.#checkAgain = true
    this.#checking ??= this.#checkHeard().finally(() => {
      this.#checking = undefined
    })
  }

  async #checkHeard(): Promise<void> {
    while (this.#checkAgain) {
      this.#checkAgain = false
      await this.#checkAll()
    }
  }

  #checkAll(): Promise<void> {
    return this.#check([...this.#ends.keys()])
  }

  async #check(sessions: string[]): Promise<void> {
    if (sessions.length === 0) return
    try {
      const live = await this.options.findLive(sessions)
      for (const session of sessions) {
        if (live.has(session)) continue
        for (const end of this.#ends.get(session) ?? []) end()
      }
    } catch (error) {
      this.options.failed(error)
    }
  }
}
