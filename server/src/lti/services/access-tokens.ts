import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod'
import type { LtiKeys } from '../../services/lti-services'
import type { FetchGuarded } from '../fetch-guarded'
import type { LtiPlatform } from '../platforms/store/platforms'
import { isSuccess, PlatformRefusal, refusalOf, shortText } from './platform-refusal'

const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope'

/** Scopes of the services that we call. */
export const LINE_ITEM_SCOPE = `${AGS}/lineitem`
export const LINE_ITEM_READ_SCOPE = `${AGS}/lineitem.readonly`
export const RESULT_SCOPE = `${AGS}/result.readonly`
export const SCORE_SCOPE = `${AGS}/score`
export const GROUPS_SCOPE = 'https://purl.imsglobal.org/spec/lti-gs/scope/contextgroup.readonly'
export const MEMBERS_SCOPE =
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly'

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

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const ASSERTION_LIFE_S = 300
/** Clocks of schools are not exact. */
const SKEW_S = 5

const TokenAnswer = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.coerce.number().positive().catch(300),
  scope: z.string().optional().catch(undefined),
})

export interface TokenRequestOptions {
  fetchGuarded: FetchGuarded
  keys: Pick<LtiKeys, 'signing'>
  now: () => number
}

/** An access token as a platform gave it. */
interface GrantedToken {
  token: string
  seconds: number
  /** Those that it is good for, where the platform says so; else those that were asked for. */
  scopes: readonly string[]
}

/** Asks a platform for an access token. Throws `FetchError` or `PlatformRefusal` (`at: 'token'`). */
export async function requestToken(
  options: TokenRequestOptions,
  platform: LtiPlatform,
  scopes: readonly string[],
): Promise<GrantedToken> {
  const answer = await options.fetchGuarded(platform.tokenUrl, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: ASSERTION,
      client_assertion: await assertionFor(options, platform),
      scope: scopes.join(' '),
    }).toString(),
  })
  if (!isSuccess(answer)) throw refusalOf('token', answer)
  const { access_token, expires_in, scope } = tokenIn(answer.text)
  return { token: access_token, seconds: expires_in, scopes: scope?.split(/\s+/) ?? scopes }
}

async function assertionFor(
  { keys, now }: TokenRequestOptions,
  platform: LtiPlatform,
): Promise<string> {
  const { kid, privateKey } = await keys.signing(platform)
  const nowS = Math.floor(now() / 1000)
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

function tokenIn(text: string): z.output<typeof TokenAnswer> {
  try {
    return TokenAnswer.parse(JSON.parse(text))
  } catch {
    // What is no token is not repeated: it may be half of one.
    throw new PlatformRefusal('token', 502, shortText(502, ''), null, NO_TOKEN)
  }
}

/** `error` of a refusal where the platform said yes and sent something else. */
export const NO_TOKEN = 'no_token'
