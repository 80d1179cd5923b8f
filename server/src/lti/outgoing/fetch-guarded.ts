import { type LookupAddress, lookup as lookUpByName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { asFetchError, FetchError } from './fetch-error'
import { addressOfHost, isPublicAddress } from './public-address'
import { readText } from './read-text'

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

export interface GuardOptions {
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
