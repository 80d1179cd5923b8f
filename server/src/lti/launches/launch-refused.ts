import type { RefusalPage } from '../pages/texts/en'

/** A login or launch that goes no further: which page people see, and why in the log. */
export class LaunchRefused extends Error {
  constructor(
    /** What people are told. */
    readonly page: RefusalPage,
    /** A code of ours for the log; never a value of the request. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}
