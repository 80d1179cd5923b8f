import { type LookupAddress, lookup as lookUpByName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 1024 * 1024

export interface FetchOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  /** For the whole call, from the name's look-up to the last byte. Default 5 s. */
  timeoutMs?: number
  /** Of the answer's body. Default 1 MiB. */
  maxBytes?: number
  /** Ends the call early, as a timeout. */
  signal?: AbortSignal
}

export interface FetchAnswer {
  status: number
  headers: Headers
  text: string
}

/** A call to an address that somebody else gave us; anything but an answer is a `FetchError`. */
export type FetchGuarded = (url: string, options?: FetchOptions) => Promise<FetchAnswer>

/** As `dns.lookup` with `all`. */
export type LookUpAll = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

interface GuardOptions {
  /** Whether plain http and private addresses are allowed, too (LTI_PRIVATE_ADDRESSES). */
  privateAddresses: boolean
  lookUp?: LookUpAll
}

/**
 * Makes the only way out to platforms: https to public addresses, no redirects, limits on time
 * and size. The address is judged where the socket takes it from, so a name that points
 * somewhere else a moment later gains nothing.
 */
export function makeFetchGuarded(guard: GuardOptions): FetchGuarded {
  const lookup = guardedLookup(guard)
  return async (given, options = {}) => {
    const url = checkedUrl(given, guard)
    try {
      return await send(url, options, lookup)
    } catch (error) {
      throw asFetchError(error)
    }
  }
}

function checkedUrl(given: string, { privateAddresses }: GuardOptions): URL {
  if (!URL.canParse(given)) throw new FetchError('bad_url')
  const url = new URL(given)
  if (url.username !== '' || url.password !== '') throw new FetchError('bad_url')
  const isHttps = url.protocol === 'https:'
  if (!isHttps && !(privateAddresses && url.protocol === 'http:')) throw new FetchError('not_https')
  // No look-up happens for a host that is an address itself.
  const address = addressOfHost(url.hostname)
  if (address !== undefined && !privateAddresses && !isPublicAddress(address)) {
    throw new FetchError('private_address')
  }
  return url
}

function guardedLookup({ privateAddresses, lookUp = lookUpByName }: GuardOptions): LookupFunction {
  return (hostname, { all }, done) => {
    lookUp(hostname, { all: true }, (error, found) => {
      if (error) return done(error, '')
      const allowed = found.filter(({ address }) => privateAddresses || isPublicAddress(address))
      const [first] = allowed
      if (!first) return done(new FetchError(found[0] ? 'private_address' : 'unknown_host'), '')
      if (all) return done(null, allowed)
      done(null, first.address, first.family)
    })
  }
}

function send(url: URL, options: FetchOptions, lookup: LookupFunction): Promise<FetchAnswer> {
  const {
    method = 'GET',
    headers = {},
    body,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
  } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, failed) => {
    const call = request(url, {
      method,
      headers: {
        'accept-encoding': 'identity',
        'user-agent': 'Pathquest',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
      lookup,
      signal,
      // A connection of its own: a kept one may have been closed by the other side meanwhile.
      agent: false,
    })
    call.once('error', failed)
    call.once('response', (response) => {
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400) {
        response.destroy()
        return failed(new FetchError('redirect'))
      }
      readText(response, maxBytes).then(
        (text) => done({ status, headers: headersOf(response.rawHeaders), text }),
        failed,
      )
    })
    call.end(body)
  })
}

function headersOf(raw: string[]): Headers {
  const headers = new Headers()
  for (let i = 0; i + 1 < raw.length; i += 2) headers.append(raw[i] ?? '', raw[i + 1] ?? '')
  return headers
}

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

/**
 * Whether an address is one of the open internet: nothing of this machine or its networks,
 * no cloud's metadata, no range with a special meaning, and no IPv4 in the clothes of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Global unicast is 2000::/3 alone; `::7f00:1` and what is not given out yet are not.
  return parsed.kind() === 'ipv4' || isGlobalUnicast(parsed.toByteArray())
}

const isGlobalUnicast = ([first = 0]: number[]): boolean => first >> 5 === 1

/** The address that a URL's host is, if it is one and no name. */
function addressOfHost(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIPv6(bare) || ipaddr.IPv4.isValid(bare) ? bare : undefined
}

/** The body of an answer; `too_large` as soon as it is known to be. */
export async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const tooLarge = () => {
    response.destroy()
    return new FetchError('too_large')
  }
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
