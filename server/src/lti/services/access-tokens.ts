import type { LtiPlatform } from '../platforms/store/platforms'
import { requestToken, type TokenRequestOptions } from './token-request'

const SPARE_MS = 60_000
const LONGEST_MS = 60 * 60_000

interface TimedCache {
  token: string
  until: number
}

/** Access tokens of platforms, one per set of scopes, kept until a minute before they end. */
export class AccessTokens {
  readonly #cache = new Map<string, TimedCache>()
  readonly #underWay = new Map<string, Promise<string>>()

  constructor(private readonly options: TokenRequestOptions) {}

  async get(platform: LtiPlatform, scopes: readonly string[]): Promise<string> {
    const key = keyOf(platform, scopes)
    const cached = this.#cache.get(key)
    if (cached && cached.until > this.options.now()) return cached.token
    const running = this.#underWay.get(key)
    if (running) return running
    const asking = this.#ask(platform, scopes, key).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, asking)
    return asking
  }

  /** The platform did not take it. A newer one stays. */
  forget(platform: LtiPlatform, scopes: readonly string[], token: string): void {
    const key = keyOf(platform, scopes)
    if (this.#cache.get(key)?.token === token) this.#cache.delete(key)
  }

  async #ask(platform: LtiPlatform, scopes: readonly string[], key: string): Promise<string> {
    const { token, seconds } = await requestToken(this.options, platform, scopes)
    const lifeMs = Math.min(seconds * 1000, LONGEST_MS)
    this.#cache.set(key, { token, until: this.options.now() + lifeMs - SPARE_MS })
    return token
  }
}

/** A platform that was registered anew has other addresses or another client: another key. */
const keyOf = ({ id, clientId, tokenUrl, tokenAudience }: LtiPlatform, scopes: readonly string[]) =>
  JSON.stringify([id, clientId, tokenUrl, tokenAudience, [...scopes].sort()])
