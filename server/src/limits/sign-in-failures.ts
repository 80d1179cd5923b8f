import type { AppError } from '../runtime/errors'
import type { AccountFailures } from './account-failures'
import { FailureLimit } from './failure-limit'
import { counter, slidingWindow } from './rate-limits'
import { SweptMap } from './swept-map'

const MINUTE_MS = 60_000

/** Where a sign-in comes from. */
interface SignInTry {
  email: string
  addressBucket: string
  /** A device on which this account has signed in before; null: none that is known. */
  knownDevice: string | null
}

/**
 * Wrong passwords: 10 in 15 minutes for an account from one address, and 100 an hour for an account
 * from all addresses. A device on which its owner has signed in before has 10 of its own, so that
 * others cannot lock an owner out of their account. Several processes count an account's together,
 * and those of a place each for itself.
 */
export class SignInFailures {
  private readonly ofPlace: FailureLimit
  private readonly ofAccount: FailureLimit

  constructor(now: () => number, shared?: AccountFailures) {
    this.ofPlace = new FailureLimit(() => slidingWindow(10, 15 * MINUTE_MS), now)
    this.ofAccount = new FailureLimit(
      () => slidingWindow(100, 60 * MINUTE_MS),
      now,
      shared?.limit('sign-in', 100, 60 * MINUTE_MS),
    )
  }

  run<T>(
    { email, addressBucket, knownDevice }: SignInTry,
    attempt: () => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ): Promise<T> {
    if (knownDevice !== null) {
      return this.ofPlace.run(`${email} device ${knownDevice}`, attempt, isFailure)
    }
    const fromHere = () => this.ofPlace.run(`${email} from ${addressBucket}`, attempt, isFailure)
    return this.ofAccount.run(email, fromHere, isFailure)
  }

  /** The account has a new password: earlier failures no longer count. */
  async reset(email: string): Promise<void> {
    await this.ofAccount.reset(email)
    await this.ofPlace.resetWhere((key) => key.startsWith(`${email} `))
  }
}

/**
 * Sign-ins of known devices: 20 a minute each. The first three in 15 minutes count against no other
 * limit; further ones share 200 a minute with the devices of their address, so that many devices
 * made for it do not fill the queue of passwords.
 */
export class DeviceSignIns {
  private readonly countOwn: (device: string) => void
  private readonly countOfAddress: (address: string) => void
  private readonly first

  constructor(private readonly now: () => number) {
    this.countOwn = counter(() => slidingWindow(20, MINUTE_MS), now)
    this.countOfAddress = counter(() => slidingWindow(200, MINUTE_MS), now)
    this.first = new SweptMap(
      () => slidingWindow(3, 15 * MINUTE_MS),
      (one) => one.isFresh(now()),
    )
  }

  count(device: string, address: string): void {
    this.countOwn(device)
    const at = this.now()
    const first = this.first.of(device)
    if (first.left(at) >= 1) first.spend(at)
    else this.countOfAddress(address)
  }
}
