import { type RateLimit, tokenBucket } from '../limits/rate-limits'
import { SweptMap } from '../limits/swept-map'

interface Entry {
  open: number
  /** Openings: half of the places at once, then a tenth of them each second. */
  openings: RateLimit
}

/** Limits the sockets that one address has open, handshakes included, and how fast it opens them. */
export class SocketLimit {
  private readonly entries = new SweptMap<Entry>(
    () => this.newEntry(),
    ({ open, openings }) => open === 0 && openings.isFresh(this.now()),
  )

  constructor(
    private readonly maxPerAddress: number,
    private readonly now: () => number,
  ) {}

  /** Takes a place for a new socket; false beyond the limit. */
  take(address: string): boolean {
    const entry = this.entries.of(address)
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

  private newEntry(): Entry {
    const burst = Math.ceil(this.maxPerAddress / 2)
    return { open: 0, openings: tokenBucket(burst, 10_000 / this.maxPerAddress) }
  }
}

const tellEveryMs = 10_000

const reasons = {
  unread: 'did not read what was sent to them',
  frames: 'sent frames that are too big or broken',
  address: 'were beyond SOCKETS_PER_ADDRESS',
}
export type Refusal = keyof typeof reasons

/** Tells the log of sockets that were refused: one line for all of ten seconds, and no address. */
export class RefusalCount {
  private readonly counts = new Map<Refusal, number>()
  private telling: NodeJS.Timeout | undefined

  constructor(
    private readonly log: (message: string) => void,
    private readonly counted: (why: Refusal) => void = () => {},
  ) {}

  add(why: Refusal): void {
    this.counts.set(why, (this.counts.get(why) ?? 0) + 1)
    this.counted(why)
    this.telling ??= setTimeout(() => this.tell(), tellEveryMs).unref()
  }

  /** Tells what is left to tell. */
  stop(): void {
    if (this.telling) this.tell()
  }

  private tell(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    const parts = [...this.counts].map(([why, count]) => `${count} ${reasons[why]}`)
    this.counts.clear()
    this.log(`Sockets refused or cut off: ${parts.join(', ')}`)
  }
}
