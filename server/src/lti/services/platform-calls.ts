import type * as z from 'zod'
import type { FetchAnswer, FetchGuarded, FetchOptions } from '../fetch-guarded'
import type { LtiPlatform } from '../platforms/store/platforms'
import type { AccessTokens } from './access-tokens'
import { isSuccess, refusalOf } from './platform-refusal'

interface PlatformCall extends Pick<FetchOptions, 'method' | 'body' | 'signal'> {
  url: string
  /** The smallest set that the call needs. */
  scope: string
  accept?: string
  contentType?: string
}

/** Calls of a platform's services with our access token. */
export class PlatformCalls {
  constructor(
    private readonly fetchGuarded: FetchGuarded,
    private readonly tokens: AccessTokens,
  ) {}

  /** A 2xx, or `PlatformRefusal`, or `FetchError`. A 401 is tried once more with a new token. */
  async call(platform: LtiPlatform, call: PlatformCall): Promise<FetchAnswer> {
    const first = await this.#attempt(platform, call)
    const answer = first.status === 401 ? await this.#attempt(platform, call) : first
    if (!isSuccess(answer)) throw refusalOf('service', answer)
    return answer
  }

  async #attempt(platform: LtiPlatform, call: PlatformCall): Promise<FetchAnswer> {
    const { url, scope, accept, contentType, method, body, signal } = call
    const token = await this.tokens.get(platform, [scope])
    const answer = await this.fetchGuarded(url, {
      method,
      body,
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(accept ? { accept } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
    })
    if (answer.status === 401) this.tokens.forget(platform, [scope], token)
    return answer
  }
}

/** The next page of a list (RFC 8288), if it is of the same origin as this one. */
export function nextPage({ headers }: FetchAnswer, url: string): string | undefined {
  for (const link of splitLinks(headers.get('link') ?? '')) {
    const [, target, params] = /^\s*<([^>]*)>(.*)$/s.exec(link) ?? []
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^;,\s]+))/i.exec(params ?? '')
    const names = (rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/)
    if (target === undefined || !names.includes('next')) continue
    if (!URL.canParse(target, url)) return undefined
    const next = new URL(target, url)
    return next.origin === new URL(url).origin ? next.href : undefined
  }
  return undefined
}

/** Commas also stand in addresses and quotes. */
const splitLinks = (header: string): string[] => header.match(/<[^>]*>[^<]*/g) ?? []

/** An address with more in its query; what stands there already stays. */
export function withQuery(url: string, query: Record<string, string>): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** JSON that a platform sent, or undefined where it is not what it should be. */
export function parsed<T>(schema: z.ZodType<T>, { text }: FetchAnswer): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    // Not JSON at all.
    return undefined
  }
}
