const SWEEP_AT = 10_000

/**
 * Entries by key, created on demand; idle ones are swept. Not an LRU cache: an attacker with
 * made-up keys could evict a failure count from one.
 */
export class SweptMap<Entry> {
  private readonly entries = new Map<string, Entry>()
  private sweepAt = SWEEP_AT

  constructor(
    private readonly make: () => Entry,
    private readonly isIdle: (entry: Entry) => boolean,
  ) {}

  /** The entry of a key, a new one if it has none. */
  of(key: string): Entry {
    const known = this.entries.get(key)
    if (known) return known
    if (this.entries.size >= this.sweepAt) this.sweep()
    const entry = this.make()
    this.entries.set(key, entry)
    return entry
  }

  get(key: string): Entry | undefined {
    return this.entries.get(key)
  }

  keys(): IterableIterator<string> {
    return this.entries.keys()
  }

  private sweep(): void {
    for (const [key, entry] of this.entries) if (this.isIdle(entry)) this.entries.delete(key)
    // With many keys in use not every new one sweeps all of them.
    this.sweepAt = Math.max(SWEEP_AT, this.entries.size * 2)
  }
}
