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
 * share, so that one client that holds its requests back takes nothing from the others.
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

  hold(address: string): BodyHold {
    let own = 0
    const grow = (bytes: number) => {
      const more = Math.max(bytes, LEAST_BYTES) - own
      if (more <= 0) return
      this.take(address, more)
      own += more
    }
    grow(LEAST_BYTES)
    return {
      grow,
      release: () => {
        this.give(address, own)
        own = 0
      },
    }
  }

  private take(address: string, bytes: number): void {
    const ofAddress = (this.heldBy.get(address) ?? 0) + bytes
    if (this.held + bytes > this.maxBytes || ofAddress > this.maxBytesOfOne) {
      throw new AppError('unavailable')
    }
    this.held += bytes
    this.heldBy.set(address, ofAddress)
  }

  private give(address: string, bytes: number): void {
    this.held -= bytes
    const left = (this.heldBy.get(address) ?? 0) - bytes
    if (left > 0) this.heldBy.set(address, left)
    else this.heldBy.delete(address)
  }
}
