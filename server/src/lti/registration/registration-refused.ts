/** Why a platform could not register itself. */
export type RefusalReason =
  | 'invite_invalid'
  | 'not_from_platform'
  | 'busy'
  | 'unreachable'
  | 'configuration_invalid'
  | 'issuer_elsewhere'
  | 'endpoint_insecure'
  | 'platform_refused'
  | 'platform_exists'

/** A registration that is not stored. `detail` is for the log: no token, no address. */
export class RegistrationRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options)
  }
}
