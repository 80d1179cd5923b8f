import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose'
import { tokenHash } from '../../runtime/token-hash'
import type { LtiPlatform } from '../platforms/store/platforms'
import { LaunchRefused } from './launch-refused'
import type { PlatformKey, PlatformKeys } from './platform-keys'

/** Older than this a token is no launch of now; slow networks are fine. */
export const TOKEN_MAX_AGE_S = 300
/** How far a platform's clock may be ahead. */
const CLOCK_AHEAD_S = 60
const LONGEST_KID = 255
const LONGEST_HEADER = 4 * 1024

export interface Verified {
  payload: JWTPayload
  jwk: PlatformKey
}

/**
 * Verifies a launch's token: RS256 by a registered key of the very platform that the login went
 * to, for us alone or with us as the authorized party, of now, and with the nonce that was sent.
 * Addresses and keys in its header (jku, x5u, jwk) are never looked at.
 */
export async function verifyIdToken(
  token: string,
  expected: { platform: LtiPlatform; nonceHash: string; now: number },
  platformKeys: PlatformKeys,
): Promise<Verified> {
  const { platform, now } = expected
  const jwk = await platformKeys.find(platform, kidOf(token))
  if (!jwk) throw refused('key_unknown')
  const payload = await payloadOf(token, jwk, platform, now)
  checkAudience(payload, platform.clientId)
  checkAge(payload, Math.floor(now / 1000))
  const { nonce } = payload
  if (typeof nonce !== 'string' || tokenHash(nonce) !== expected.nonceHash) {
    throw refused('nonce_mismatch')
  }
  return { payload, jwk }
}

function kidOf(token: string): string {
  // It is parsed before anybody knows who signed it.
  if (token.indexOf('.') > LONGEST_HEADER) throw refused('token_malformed')
  let header: ReturnType<typeof decodeProtectedHeader>
  try {
    header = decodeProtectedHeader(token)
  } catch (error) {
    throw refused('token_malformed', error)
  }
  if (header.alg !== 'RS256') throw refused('alg_not_rs256')
  const { kid } = header
  if (typeof kid !== 'string' || kid === '' || kid.length > LONGEST_KID)
    throw refused('kid_missing')
  return kid
}

async function payloadOf(
  token: string,
  jwk: PlatformKey,
  platform: LtiPlatform,
  now: number,
): Promise<JWTPayload> {
  try {
    const key = await importJWK(jwk, 'RS256')
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer: platform.issuer,
      audience: platform.clientId,
      requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
      currentDate: new Date(now),
    })
    return payload
  } catch (error) {
    throw refused(reasonOf(error), error)
  }
}

/** Meant for others, too: then it says that we are the one to use it. */
function checkAudience({ aud, azp }: JWTPayload, clientId: string): void {
  const isList = Array.isArray(aud) && aud.length > 1
  if (isList && azp === undefined) throw refused('azp_missing')
  if (azp !== undefined && azp !== clientId) throw refused('azp_mismatch')
}

function checkAge({ iat }: JWTPayload, nowS: number): void {
  if (typeof iat !== 'number' || !Number.isFinite(iat)) throw refused('iat_missing')
  if (iat > nowS + CLOCK_AHEAD_S) throw refused('iat_in_future')
  if (nowS - iat > TOKEN_MAX_AGE_S) throw refused('iat_too_old')
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token_expired'
  if (error instanceof errors.JWTClaimValidationFailed) return `claim_${error.claim}`
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  if (error instanceof errors.JOSEError) return `token_${error.code.toLowerCase()}`
  return 'token_unverifiable'
}

const refused = (reason: string, cause?: unknown) =>
  new LaunchRefused('launch_refused', reason, cause === undefined ? {} : { cause })
