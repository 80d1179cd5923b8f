/** Why a call to a platform did not bring an answer. */
export type FetchCause =
  | 'bad_url'
  | 'not_https'
  | 'private_address'
  | 'unknown_host'
  | 'refused'
  | 'timeout'
  | 'tls'
  | 'redirect'
  | 'too_large'
  | 'broken'

/** A call that brought no answer. `reason` may be shown; it names no address. */
export class FetchError extends Error {
  override readonly name = 'FetchError'

  constructor(
    readonly reason: FetchCause,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

const REASONS: Record<string, FetchCause> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  EAI_NODATA: 'unknown_host',
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
  EPROTO: 'tls',
  HPE_HEADER_OVERFLOW: 'too_large',
}
const TLS = /^(ERR_SSL|ERR_TLS|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH)/

/** What a failed socket, name look-up or handshake means. */
export function asFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error
  const code = codeOf(error)
  const reason = REASONS[code] ?? (TLS.test(code) ? 'tls' : 'broken')
  return new FetchError(reason, { cause: error })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'ABORT_ERR'
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
