import type { FetchAnswer, FetchGuarded, FetchOptions } from '../outgoing'
import type { LtiPlatform } from '../platforms/store/platforms'
import type { AccessTokens } from './access-tokens'
import { isSuccess, refusalOf } from './platform-refusal'

export interface PlatformCall extends Pick<FetchOptions, 'method' | 'body' | 'signal'> {
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
