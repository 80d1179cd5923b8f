import type { AppError } from '../runtime/errors'
import { FailureLimit } from './failure-limit'
import { slidingWindow, tokenBucket } from './rate-limits'

const MINUTE_MS = 60_000

/** Who types a code: a known device, else everybody behind the address. */
interface CodeTry {
  addressBucket: string
  knownDevice: string | null
}

/**
 * Wrong game codes: per address 100 at once and 10 more each minute; of everybody together 2,000
 * and 2 more each second, so that guessing from many addresses ends as well. A known device has its
 * own 20 and 2 more each minute. Its first mistake in an hour counts against no other limit, so
 * that others cannot lock out a careful player; further ones share 300 and one a second with the
 * devices of its address, so that devices made for guessing gain little.
 */
export class CodeFailures {
  private readonly ofAddress: FailureLimit
  private readonly firstOfDevice: FailureLimit
  private readonly ofDevice: FailureLimit
  private readonly ofDevicesOfAddress: FailureLimit
  private readonly ofAll: FailureLimit

  constructor(now: () => number) {
    this.ofAddress = new FailureLimit(() => tokenBucket(100, MINUTE_MS / 10), now)
    this.firstOfDevice = new FailureLimit(() => slidingWindow(1, 60 * MINUTE_MS), now)
    this.ofDevice = new FailureLimit(() => tokenBucket(20, MINUTE_MS / 2), now)
    this.ofDevicesOfAddress = new FailureLimit(() => tokenBucket(300, MINUTE_MS / 60), now)
    this.ofAll = new FailureLimit(() => tokenBucket(2_000, 500), now)
  }

  run<T>(
    { addressBucket, knownDevice }: CodeTry,
    attempt: () => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ): Promise<T> {
    if (knownDevice !== null) {
      const own = () => this.ofDevice.run(knownDevice, attempt, isFailure)
      if (this.firstOfDevice.mayFail(knownDevice)) {
        return this.firstOfDevice.run(knownDevice, own, isFailure)
      }
      return this.ofDevicesOfAddress.run(addressBucket, own, isFailure)
    }
    const fromHere = () => this.ofAddress.run(addressBucket, attempt, isFailure)
    return this.ofAll.run('', fromHere, isFailure)
  }
}
