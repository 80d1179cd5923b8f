/** A rejection is shared, too, but not for long. */
const REJECTION_TTL_MS = 1_000
interface Entry<T> {
  askedAt: number
  state: 'pending' | 'there' | 'refused'
  value: Promise<T>
}

/**
 * A cache for what is the same for everybody: each value is made at most once in `ttlMs` per key
 * and never twice concurrently. Expired entries are evicted when another value is made. lru-cache
 * would retain entries when the clock is set back, and shares no rejection.
 */
export class TimedCache<T> {
  private readonly entries = new Map<string, Entry<T>>()
  private sweptAt = 0

  constructor(
    private readonly ttlMs: number,
    private readonly now: () => number,
  ) {}

  /** How many entries are stored, expired ones included. */
  get size(): number {
    return this.entries.size
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key)
    if (known && this.isFresh(known)) return known.value
    this.sweep()
    const entry: Entry<T> = { askedAt: this.now(), state: 'pending', value: make() }
    entry.value.then(
      () => {
        entry.state = 'there'
      },
      () => {
        entry.state = 'refused'
      },
    )
    this.entries.set(key, entry)
    return entry.value
  }

  private isFresh({ askedAt, state }: Entry<T>): boolean {
    if (state === 'pending') return true
    const ttlMs = state === 'there' ? this.ttlMs : Math.min(this.ttlMs, REJECTION_TTL_MS)
    const ageMs = this.now() - askedAt
    // Negative: the clock was set back.
    return ageMs >= 0 && ageMs < ttlMs
  }

  /** Evicts expired entries, at most once per TTL. */
  private sweep(): void {
    const ageMs = this.now() - this.sweptAt
    if (ageMs >= 0 && ageMs < this.ttlMs) return
    this.sweptAt = this.now()
    for (const [key, entry] of this.entries) if (!this.isFresh(entry)) this.entries.delete(key)
  }
}
