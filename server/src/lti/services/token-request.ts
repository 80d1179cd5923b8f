import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { LtiKeys } from '../../services/lti-services'
import type { FetchGuarded } from '../outgoing'
import type { LtiPlatform } from '../platforms/store/platforms'
import { isSuccess, PlatformRefusal, refusalOf } from './platform-refusal'
import { shortText } from './short-text'

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
export interface GrantedToken {
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
