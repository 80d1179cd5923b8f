import { AppError } from '../runtime/errors'
import { type RateLimit, tokenBucket } from './rate-limits'
import { SweptMap } from './swept-map'

const MINUTE_MS = 60_000

/** Who shows a card: a known device, else everybody behind the address. */
interface CardTry {
  addressBucket: string
  knownDevice: string | null
}

/**
 * Wrong sign-in cards. A card is 50 bits and signs in at once, so a right one is looked at however
 * many wrong ones its school has sent: one pupil locks out no class. What is wrong beyond 100 of an
 * address, and 10 more each minute (of a known device 20, and 2 more), is answered with
 * `rate_limited`. Guessing from many addresses ends: while those together have spent 2,000, and 2
 * more each second, an address or device that has spent its own is not looked at any more. An
 * address adds no more to the sum than its own limit, so no single one can spend it.
 */
export class CardFailures {
  private readonly ofAddress: SweptMap<RateLimit>
  private readonly ofDevice: SweptMap<RateLimit>
  private readonly ofAll = tokenBucket(2_000, 500)

  constructor(private readonly now: () => number) {
    const isFresh = (one: RateLimit) => one.isFresh(now())
    this.ofAddress = new SweptMap(() => tokenBucket(100, MINUTE_MS / 10), isFresh)
    this.ofDevice = new SweptMap(() => tokenBucket(20, MINUTE_MS / 2), isFresh)
  }

  /** Runs `attempt`; a throw of `AppError` for which `isFailure` holds spends one failure. */
  async run<T>(
    { addressBucket, knownDevice }: CardTry,
    attempt: () => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ): Promise<T> {
    const address = this.ofAddress.of(addressBucket)
    const own = knownDevice === null ? address : this.ofDevice.of(knownDevice)
    if (own.left(this.now()) < 1 && this.ofAll.left(this.now()) < 1) throw this.refusal(own)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof AppError && isFailure(error))) throw error
      const at = this.now()
      const wasSpent = own.left(at) < 1
      if (address.left(at) >= 1) {
        address.spend(at)
        if (this.ofAll.left(at) >= 1) this.ofAll.spend(at)
      }
      if (own !== address && !wasSpent) own.spend(at)
      throw wasSpent ? this.refusal(own) : error
    }
  }

  private refusal(own: RateLimit): AppError {
    const seconds = Math.max(1, Math.ceil(own.waitMs(this.now()) / 1000))
    return new AppError('rate_limited', { seconds })
  }
}
