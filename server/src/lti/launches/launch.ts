import type { Context } from 'hono'
import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose'
import type { AppEnv } from '../../http/app-env'
import { tokenHash } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import type { VerifiedLaunch } from '../ltijs/storage'
import { storageGetPage } from '../pages/launch-pages'
import { type Page, pageContext } from '../pages/page'
import { findDeployment, insertDeployment } from '../platforms/store/deployments'
import { findPlatform, type LtiPlatform } from '../platforms/store/platforms'
import { toolUrls } from '../registration/tool'
import { type LaunchClaims, parseLaunchClaims } from './launch-claims'
import { browserCookie, LaunchRefused, parametersOf, required, single } from './launch-request'
import { storageOf } from './login'
import type { PlatformKey, PlatformKeys } from './platform-keys'
import { findLogin, type LtiLogin, useUpLogin } from './store/logins'

const LONGEST_TOKEN = 100_000
const STATE = /^[\w-]{43}(?:\.([\w.-]{1,100}))?$/

/** A launch that passed the guard; ltijs looks at it next. */
export interface GuardedLaunch extends VerifiedLaunch {
  claims: LaunchClaims
  idToken: string
  state: string
  /** Of the frame that waits for this window; null: none does. */
  waitingHash: string | null
}

/**
 * The guard: everything about a launch is checked here, before ltijs sees it. Returns a page where
 * the browser first has to ask the platform's storage. Throws `LaunchRefused`.
 */
export async function guardLaunch(
  c: Context<AppEnv>,
  platformKeys: PlatformKeys,
): Promise<GuardedLaunch | { page: Page }> {
  const { store, now, env } = c.var.services
  const { launchUrl } = toolUrls(env.publicOrigin)
  const { form } = await parametersOf(c)
  if (form.has('error')) throw new LaunchRefused('platform_refused', 'platform_error')
  const state = required(form, 'state', 200)
  const idToken = required(form, 'id_token', LONGEST_TOKEN)
  const fromStorage = single(form, 'storage_value', 200)
  const login = await loginOf(c.var.services, state)
  const platform = await platformOf(c.var.services, login)
  if (login.binding === 'platform_storage' && !form.has('storage_value')) {
    const target = STATE.exec(state)?.[1] ?? '_parent'
    const storage = { ...storageOf(platform, state), target }
    return { page: storageGetPage(storage, { state, id_token: idToken }, await pageContext(c)) }
  }
  // The value counts from our own page alone: another page could post one that it knows.
  if (login.binding === 'platform_storage' && !isFromUs(c)) {
    throw new LaunchRefused('other_browser', 'storage_value_from_elsewhere')
  }
  const browser =
    login.binding === 'cookie'
      ? browserCookie(env.publicOrigin).read(c.req.header('cookie'))
      : fromStorage
  if (browser === undefined || tokenHash(browser) !== login.browserHash) {
    throw new LaunchRefused('other_browser', browser ? 'other_browser' : 'browser_unknown')
  }
  // From here on this login is spent, however the launch ends.
  if (!(await useUpLogin(store.db, login.stateHash, now()))) {
    throw new LaunchRefused('login_used', 'state_used')
  }
  const expected = { platform, nonceHash: login.nonceHash, now: now() }
  const { payload, jwk } = await verifyIdToken(idToken, expected, platformKeys)
  const claims = parseLaunchClaims(payload, platform, launchUrl)
  await checkDeployment({ store }, claims)
  return { platform, jwk, claims, idToken, state, waitingHash: login.waitingHash }
}

/** Every browser says so of a form that is posted; what says nothing is no browser. */
function isFromUs(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  return origin === undefined || origin === new URL(c.var.services.env.publicOrigin).origin
}

/** A platform of which deployments are bound by hand launches from those alone. */
async function checkDeployment(
  { store }: Pick<Services, 'store'>,
  claims: LaunchClaims,
): Promise<void> {
  const { platform, deploymentId } = claims
  if (platform.binding === 'first_launch') return
  if (await findDeployment(store.db, platform.id, deploymentId)) return
  throw new LaunchRefused('deployment_unknown', 'deployment_unknown')
}

/** After ltijs has agreed: the first launch binds its deployment. */
export async function bindDeployment(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { platform, deploymentId }: LaunchClaims,
): Promise<void> {
  if (await findDeployment(store.db, platform.id, deploymentId)) return
  await insertDeployment(store.db, platform.id, deploymentId, now())
}

async function loginOf(
  { store, now }: Pick<Services, 'store' | 'now'>,
  state: string,
): Promise<LtiLogin> {
  if (!STATE.test(state)) throw new LaunchRefused('launch_refused', 'state_malformed')
  const login = await findLogin(store.db, tokenHash(state))
  if (!login) throw new LaunchRefused('login_used', 'state_unknown')
  if (login.usedAt !== null) throw new LaunchRefused('login_used', 'state_used')
  if (login.expiresAt <= now()) throw new LaunchRefused('login_used', 'state_expired')
  return login
}

async function platformOf(
  { store }: Pick<Services, 'store'>,
  login: LtiLogin,
): Promise<LtiPlatform> {
  const platform = await findPlatform(store.db, login.platformId)
  if (!platform) throw new LaunchRefused('platform_unknown', 'platform_removed')
  if (!platform.isActive) throw new LaunchRefused('platform_inactive', 'platform_inactive')
  return platform
}

/** Older than this a token is no launch of now; slow networks are fine. */
export const TOKEN_MAX_AGE_S = 300
/** How far a platform's clock may be ahead. */
const CLOCK_AHEAD_S = 60
const LONGEST_KID = 255
const LONGEST_HEADER = 4 * 1024

/**
 * Verifies a launch's token: RS256 by a registered key of the very platform that the login went
 * to, for us alone or with us as the authorized party, of now, and with the nonce that was sent.
 * Addresses and keys in its header (jku, x5u, jwk) are never looked at.
 */
async function verifyIdToken(
  token: string,
  expected: { platform: LtiPlatform; nonceHash: string; now: number },
  platformKeys: PlatformKeys,
): Promise<{ payload: JWTPayload; jwk: PlatformKey }> {
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
