import { type RateLimit, tokenBucket } from '../limits/rate-limits'

const SWEEP_AT = 10_000

interface Entry {
  open: number
  /** Openings: half of the places at once, then a tenth of them each second. */
  openings: RateLimit
}

/** Limits the sockets that one address has open, handshakes included, and how fast it opens them. */
export class SocketLimit {
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly maxPerAddress: number,
    private readonly now: () => number,
  ) {}

  /** Takes a place for a new socket; false beyond the limit. */
  take(address: string): boolean {
    const entry = this.entryOf(address)
    if (entry.open >= this.maxPerAddress || entry.openings.left(this.now()) < 1) return false
    entry.openings.spend(this.now())
    entry.open++
    return true
  }

  /** Gives the place of a closed socket back. */
  release(address: string): void {
    const entry = this.entries.get(address)
    if (entry) entry.open--
  }

  private entryOf(address: string): Entry {
    const known = this.entries.get(address)
    if (known) return known
    if (this.entries.size >= SWEEP_AT) this.sweep()
    const burst = Math.ceil(this.maxPerAddress / 2)
    const entry = { open: 0, openings: tokenBucket(burst, 10_000 / this.maxPerAddress) }
    this.entries.set(address, entry)
    return entry
  }

  private sweep(): void {
    for (const [address, { open, openings }] of this.entries) {
      if (open === 0 && openings.isFresh(this.now())) this.entries.delete(address)
    }
  }
}
