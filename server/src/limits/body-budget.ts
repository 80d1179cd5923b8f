import { AppError } from '../runtime/errors'

/** What a request under way counts as at least: one whose body never comes is not free. */
const LEAST_BYTES = 1024

/** What one request holds of the budget. */
export interface BodyHold {
  /** So many bytes have come by now. Throws `unavailable` where that is more than there is. */
  grow(bytes: number): void
  release(): void
}

/**
 * Bytes of all request bodies that are being read or worked on at one time. Each address has its
 * share, so that one client that holds its requests back takes nothing from the others. In its share
 * a body counts from the start as what was announced, so that what will not fit is refused before it
 * comes; to all others it costs what has come.
 */
export class BodyBudget {
  private held = 0
  private readonly heldBy = new Map<string, number>()

  constructor(
    private readonly maxBytes: number,
    private readonly maxBytesOfOne: number,
  ) {}

  /** Nothing is under way. */
  get isEmpty(): boolean {
    return this.held === 0
  }

  /** Throws `unavailable` where not even what was announced fits. */
  hold(address: string, announcedBytes = 0): BodyHold {
    let came = 0
    let share = 0
    const grow = (bytes: number) => {
      const more = Math.max(bytes - came, 0)
      const moreOfShare = Math.max(bytes - share, 0)
      this.take(address, more, moreOfShare)
      came += more
      share += moreOfShare
    }
    this.take(address, LEAST_BYTES, Math.max(announcedBytes, LEAST_BYTES))
    came = LEAST_BYTES
    share = Math.max(announcedBytes, LEAST_BYTES)
    return {
      grow,
      release: () => {
        this.give(address, came, share)
        came = share = 0
      },
    }
  }

  private take(address: string, bytes: number, ofShare: number): void {
    const ofAddress = (this.heldBy.get(address) ?? 0) + ofShare
    if (this.held + bytes > this.maxBytes || ofAddress > this.maxBytesOfOne) {
      throw new AppError('unavailable')
    }
    this.held += bytes
    this.heldBy.set(address, ofAddress)
  }

  private give(address: string, bytes: number, ofShare: number): void {
    this.held -= bytes
    const left = (this.heldBy.get(address) ?? 0) - ofShare
    if (left > 0) this.heldBy.set(address, left)
    else this.heldBy.delete(address)
  }
}
