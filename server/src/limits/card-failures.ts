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
 * Wrong sign-in cards. A card is 51 bits and signs in at once, so a right one is looked at however
 * many wrong ones its school has sent: one pupil locks out no class. What is wrong beyond 100 of an
 * address, and 10 more each minute (of a known device 20, and 2 more), is answered with
 * `rate_limited`. Guessing from many addresses ends: while those together have spent 2,000, and 2
 * more each second, an address or device that has spent its own is not looked at any more, and a device
 * behind such an address opens only what it has opened before: a mark of a device is easily had. An
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

  /**
   * Runs `attempt`, which is told whether cards are being guessed from there; a throw of `AppError`
   * for which `isFailure` holds spends one failure.
   */
  async run<T>(
    { addressBucket, knownDevice }: CardTry,
    attempt: (isGuessed: boolean) => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ): Promise<T> {
    const address = this.ofAddress.of(addressBucket)
    const own = knownDevice === null ? address : this.ofDevice.of(knownDevice)
    const isSpent = (limit: RateLimit) => limit.left(this.now()) < 1
    const isAllSpent = isSpent(this.ofAll)
    if (isSpent(own) && isAllSpent) throw this.refusal(own)
    const isGuessed = isSpent(address) && isAllSpent
    try {
      return await attempt(isGuessed)
    } catch (error) {
      if (!(error instanceof AppError && isFailure(error))) throw error
      const at = this.now()
      const wasSpent = own.left(at) < 1
      if (address.left(at) >= 1) {
        address.spend(at)
        if (this.ofAll.left(at) >= 1) this.ofAll.spend(at)
      }
      if (own !== address && !wasSpent) own.spend(at)
      // One answer to wrong cards and to right ones that are not opened.
      throw wasSpent || isGuessed ? this.refusal(own) : error
    }
  }

  private refusal(own: RateLimit): AppError {
    const seconds = Math.max(1, Math.ceil(own.waitMs(this.now()) / 1000))
    return new AppError('rate_limited', { seconds })
  }
}
