import { every } from '../runtime/every'

const SWEEP_MS = 60_000

interface SessionSocketsOptions {
  /** Of these sessions those that are neither over nor ended. */
  findLive: (ids: string[]) => Promise<ReadonlySet<string>>
  failed: (error: unknown) => void
}

/**
 * Which sockets were opened in which session: they end with it. What ends a session calls `recheck`;
 * a sweep finds those that ran out, or were ended by another process.
 */
export class SessionSockets {
  readonly #ends = new Map<string, Set<() => void>>()
  readonly #stopSweep: () => Promise<void>

  constructor(private readonly options: SessionSocketsOptions) {
    this.#stopSweep = every(SWEEP_MS, () => this.recheck(), options.failed)
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
  recheck(): Promise<void> {
    return this.#check([...this.#ends.keys()])
  }

  stop(): Promise<void> {
    return this.#stopSweep()
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
