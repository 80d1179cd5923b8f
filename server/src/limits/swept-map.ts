const SWEEP_AT = 10_000

/**
 * Entries by key, made when they are asked for; idle ones are dropped. Not an LRU cache: who makes up
 * keys could push the count of somebody's failures out of one.
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
    // With many keys in use at one time not every new one goes through all of them.
    this.sweepAt = Math.max(SWEEP_AT, this.entries.size * 2)
  }
}
