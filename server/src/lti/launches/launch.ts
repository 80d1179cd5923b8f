import type { IncomingHttpHeaders } from 'node:http'
import { tokenHash } from '../../runtime/token-hash'
import type { LtiReply, LtiRequest } from '../../services/lti-services'
import type { Services } from '../../services/services'
import { type MakePageContext, type PageContext, storageGetPage } from '../pages/launch-pages'
import type { VerifiedLaunch } from '../ltijs/storage'
import { findDeployment, insertDeployment } from '../platforms/store/deployments'
import { findPlatform } from '../platforms/store/platforms'
import type { LtiPlatformRow } from '../rows'
import type { BrowserCookie } from './browser-cookie'
import { type LaunchClaims, parseLaunchClaims } from './launch-claims'
import { LaunchRefused } from './launch-refused'
import { storageOf } from './login'
import { required, single } from './parameters'
import type { PlatformKeys } from './platform-keys'
import { findLogin, type LtiLogin, useUpLogin } from './store/logins'
import { verifyIdToken } from './verify-token'

const LONGEST_TOKEN = 100_000
const STATE = /^[\w-]{43}(?:\.([\w.-]{1,100}))?$/

export interface LaunchDeps extends Pick<Services, 'store' | 'now'> {
  cookie: BrowserCookie
  launchUrl: string
  platformKeys: PlatformKeys
  pageContext: MakePageContext
}

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
  deps: LaunchDeps,
  { form, headers }: LtiRequest,
): Promise<GuardedLaunch | { reply: LtiReply }> {
  if (form.has('error')) throw new LaunchRefused('platform_refused', 'platform_error')
  const state = required(form, 'state', 200)
  const idToken = required(form, 'id_token', LONGEST_TOKEN)
  const fromStorage = single(form, 'storage_value', 200)
  const login = await loginOf(deps, state)
  const platform = await platformOf(deps, login)
  if (login.binding === 'platform_storage' && !form.has('storage_value')) {
    const page = await deps.pageContext(headers)
    return { reply: storagePage(platform, { state, id_token: idToken }, page) }
  }
  // The value counts from our own page alone: another page could post one that it knows.
  if (login.binding === 'platform_storage' && !isFromUs(headers, deps.launchUrl)) {
    throw new LaunchRefused('other_browser', 'storage_value_from_elsewhere')
  }
  const browser = login.binding === 'cookie' ? deps.cookie.read(headers) : fromStorage
  if (browser === undefined || tokenHash(browser) !== login.browserHash) {
    throw new LaunchRefused('other_browser', browser ? 'other_browser' : 'browser_unknown')
  }
  // From here on this login is spent, however the launch ends.
  if (!(await useUpLogin(deps.store.db, login.stateHash, deps.now()))) {
    throw new LaunchRefused('login_used', 'state_used')
  }
  const expected = { platform, nonceHash: login.nonceHash, now: deps.now() }
  const { payload, jwk } = await verifyIdToken(idToken, expected, deps.platformKeys)
  const claims = parseLaunchClaims(payload, platform, deps.launchUrl)
  await checkDeployment(deps, claims)
  return { platform, jwk, claims, idToken, state, waitingHash: login.waitingHash }
}

/** Every browser says so of a form that is posted; what says nothing is no browser. */
function isFromUs(headers: IncomingHttpHeaders, launchUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || origin === new URL(launchUrl).origin
}

/** A platform of which deployments are bound by hand launches from those alone. */
async function checkDeployment({ store }: LaunchDeps, claims: LaunchClaims): Promise<void> {
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

async function loginOf({ store, now }: LaunchDeps, state: string): Promise<LtiLogin> {
  if (!STATE.test(state)) throw new LaunchRefused('launch_refused', 'state_malformed')
  const login = await findLogin(store.db, tokenHash(state))
  if (!login) throw new LaunchRefused('login_used', 'state_unknown')
  if (login.usedAt !== null) throw new LaunchRefused('login_used', 'state_used')
  if (login.expiresAt <= now()) throw new LaunchRefused('login_used', 'state_expired')
  return login
}

async function platformOf({ store }: LaunchDeps, login: LtiLogin): Promise<LtiPlatformRow> {
  const platform = await findPlatform(store.db, login.platformId)
  if (!platform) throw new LaunchRefused('platform_unknown', 'platform_removed')
  if (!platform.isActive) throw new LaunchRefused('platform_inactive', 'platform_inactive')
  return platform
}

function storagePage(
  platform: LtiPlatformRow,
  fields: { state: string; id_token: string },
  page: PageContext,
): LtiReply {
  const target = STATE.exec(fields.state)?.[1] ?? '_parent'
  const storage = { ...storageOf(platform, fields.state), target }
  return storageGetPage(storage, fields, page)
}
