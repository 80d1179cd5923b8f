import type { AppError } from '../runtime/errors'
import { FailureLimit } from './failure-limit'
import { tokenBucket } from './rate-limits'

const MINUTE_MS = 60_000

/** Who types a code: a device that has joined before, else whoever is behind the address. */
export interface CodeTry {
  addressBucket: string
  knownDevice: string | null
}

/**
 * Wrong game codes: per address 100 at once and 10 more each minute; of everybody together 2,000 and
 * 2 more each second, so that guessing from many addresses ends as well. A device that has joined
 * before has 20 and 2 more each minute of its own, and is stopped by nobody else's.
 */
export class CodeFailures {
  private readonly ofAddress: FailureLimit
  private readonly ofDevice: FailureLimit
  private readonly ofAll: FailureLimit

  constructor(now: () => number) {
    this.ofAddress = new FailureLimit(() => tokenBucket(100, MINUTE_MS / 10), now)
    this.ofDevice = new FailureLimit(() => tokenBucket(20, MINUTE_MS / 2), now)
    this.ofAll = new FailureLimit(() => tokenBucket(2_000, 500), now)
  }

  run<T>(
    { addressBucket, knownDevice }: CodeTry,
    attempt: () => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ): Promise<T> {
    if (knownDevice !== null) return this.ofDevice.run(knownDevice, attempt, isFailure)
    const fromHere = () => this.ofAddress.run(addressBucket, attempt, isFailure)
    return this.ofAll.run('', fromHere, isFailure)
  }
}
