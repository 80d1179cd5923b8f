import { createHmac } from 'node:crypto'
import type { Store } from '../db/store'
import { AppError } from '../runtime/errors'
import { removeFailure, removeFailuresOf, reserveFailure } from './store'

/** A limit of failures that all processes count together. */
export interface SharedLimit {
  run: <T>(
    key: string,
    attempt: () => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ) => Promise<T>
  /** Earlier failures no longer count. */
  reset: (key: string) => Promise<void>
}

interface AccountFailuresOptions {
  store: Store
  /** Keys are addresses and ids: what is stored of them is a hash with this key. */
  secret: string
  now: () => number
}

/**
 * Failures against an account, in the database: an attacker who reaches each of several processes
 * has no more tries. An attempt under way counts as one, also after its process was killed.
 */
export class AccountFailures {
  constructor(private readonly options: AccountFailuresOptions) {}

  /** At most `max` of a key in any stretch of `windowMs`. */
  limit(what: string, max: number, windowMs: number): SharedLimit {
    const { store, secret, now } = this.options
    const hash = (key: string) =>
      createHmac('sha256', secret).update(`${what} ${key}`).digest('base64url')
    return {
      run: async (key, attempt, isFailure) => {
        const failure = { keyHash: hash(key), max, windowMs }
        const reserved = await reserveFailure(store.db, failure, now())
        if ('waitMs' in reserved) {
          const seconds = Math.max(1, Math.ceil(reserved.waitMs / 1000))
          throw new AppError('rate_limited', { seconds })
        }
        let isCounted = false
        try {
          return await attempt()
        } catch (error) {
          isCounted = error instanceof AppError && isFailure(error)
          throw error
        } finally {
          if (!isCounted) await removeFailure(store.db, reserved.id)
        }
      },
      reset: (key) => removeFailuresOf(store.db, hash(key)),
    }
  }
}
