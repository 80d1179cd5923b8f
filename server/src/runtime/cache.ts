/** A refusal is shared, too, but not for long. */
const REFUSAL_KEPT_MS = 1_000
interface Entry<T> {
  askedAt: number
  state: 'pending' | 'there' | 'refused'
  value: Promise<T>
}

/**
 * What is the same for everybody: made at most once in `ttlMs` per key and never twice at a time,
 * however many ask. Given up soon after, when something else is made. lru-cache would keep entries when
 * the clock is set back, and no refusal.
 */
export class TimedCache<T> {
  private readonly entries = new Map<string, Entry<T>>()
  private sweptAt = 0

  constructor(
    private readonly ttlMs: number,
    private readonly now: () => number,
  ) {}

  /** How many entries are held, old ones included. */
  get size(): number {
    return this.entries.size
  }

  of(key: string, make: () => Promise<T>): Promise<T> {
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
    const ttlMs = state === 'there' ? this.ttlMs : Math.min(this.ttlMs, REFUSAL_KEPT_MS)
    const ageMs = this.now() - askedAt
    // Below zero: the clock was set back.
    return ageMs >= 0 && ageMs < ttlMs
  }

  /** Once in the time of an entry: what nobody asks for again is not kept beside what they do. */
  private sweep(): void {
    const ageMs = this.now() - this.sweptAt
    if (ageMs >= 0 && ageMs < this.ttlMs) return
    this.sweptAt = this.now()
    for (const [key, entry] of this.entries) if (!this.isFresh(entry)) this.entries.delete(key)
  }
}
