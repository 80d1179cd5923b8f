import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { LtiKeys } from '../../services/lti-services'
import type { FetchGuarded } from '../outgoing'
import type { LtiPlatformRow } from '../rows'
import { isSuccess, PlatformRefusal, refusalOf } from './platform-refusal'
import { shortText } from './short-text'

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const ASSERTION_LIFE_S = 300
/** Clocks of schools are not exact. */
const SKEW_S = 5
const SPARE_MS = 60_000
const LONGEST_MS = 60 * 60_000

const TokenAnswer = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.coerce.number().positive().catch(300),
})

interface TimedCache {
  token: string
  until: number
}

export interface AccessTokensOptions {
  fetchGuarded: FetchGuarded
  keys: Pick<LtiKeys, 'signing'>
  now: () => number
}

/** Access tokens of platforms, one per set of scopes, kept until a minute before they end. */
export class AccessTokens {
  readonly #cache = new Map<string, TimedCache>()
  readonly #underWay = new Map<string, Promise<string>>()

  constructor(private readonly options: AccessTokensOptions) {}

  async get(platform: LtiPlatformRow, scopes: readonly string[]): Promise<string> {
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
  forget(platform: LtiPlatformRow, scopes: readonly string[], token: string): void {
    const key = keyOf(platform, scopes)
    if (this.#cache.get(key)?.token === token) this.#cache.delete(key)
  }

  async #ask(platform: LtiPlatformRow, scopes: readonly string[], key: string): Promise<string> {
    const answer = await this.options.fetchGuarded(platform.tokenUrl, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: ASSERTION,
        client_assertion: await this.#assertion(platform),
        scope: scopes.join(' '),
      }).toString(),
    })
    if (!isSuccess(answer)) throw refusalOf('token', answer)
    const { access_token: token, expires_in: seconds } = tokenIn(answer.text)
    const lifeMs = Math.min(seconds * 1000, LONGEST_MS)
    this.#cache.set(key, { token, until: this.options.now() + lifeMs - SPARE_MS })
    return token
  }

  async #assertion(platform: LtiPlatformRow): Promise<string> {
    const { kid, privateKey } = await this.options.keys.signing(platform)
    const nowS = Math.floor(this.options.now() / 1000)
    return new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
      .setIssuer(platform.clientId)
      .setSubject(platform.clientId)
      .setAudience(platform.tokenAudience ?? platform.tokenUrl)
      .setIssuedAt(nowS - SKEW_S)
      .setExpirationTime(nowS + ASSERTION_LIFE_S)
      .setJti(randomUUID())
      .sign(privateKey)
  }
}

/** A platform that was registered anew has other addresses or another client: another key. */
const keyOf = (
  { id, clientId, tokenUrl, tokenAudience }: LtiPlatformRow,
  scopes: readonly string[],
) => JSON.stringify([id, clientId, tokenUrl, tokenAudience, [...scopes].sort()])

function tokenIn(text: string): z.output<typeof TokenAnswer> {
  try {
    return TokenAnswer.parse(JSON.parse(text))
  } catch {
    // What is no token is not repeated: it may be half of one.
    throw new PlatformRefusal('token', 502, shortText(502, ''))
  }
}
