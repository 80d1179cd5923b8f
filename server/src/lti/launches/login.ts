import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { addressBucket } from '../../http/client-address'
import { isToken, newToken, tokenHash } from '../../runtime/tokens'
import type { Services } from '../../services/services'
import { checkPage, type Fields, storagePutPage, windowPage } from '../pages/launch-pages'
import { type Page, type PageContext, pageContext, sendPage } from '../pages/page'
import {
  findPlatformByClient,
  type LtiPlatform,
  listPlatformsOfIssuer,
} from '../platforms/store/platforms'
import { toolUrls } from '../registration/tool'
import { newWaitingFrame } from '../waiting-frame/waiting-frame'
import {
  browserCookie,
  isFromOwnPage,
  LaunchRefused,
  parametersOf,
  required,
  single,
} from './launch-request'
import { insertLogin } from './store/logins'

/** From the login to the launch. */
const LOGIN_LIVES_MS = 10 * 60_000

/** `check` and `window_check` come back from a page that set the cookie; `window` opens one. */
const STEPS = ['start', 'check', 'window', 'window_check'] as const
type Step = (typeof STEPS)[number]

interface Login {
  platform: LtiPlatform
  step: Step
  /** As the LMS sent it, to be sent again by our own pages. */
  fields: Fields
  storageTarget: string | undefined
  /** Of the frame that opened this window and waits for it. */
  waitingHash: string | undefined
}

/**
 * The LMS begins a launch (OIDC third-party initiated login). Before anything of it is spent, a
 * way is found in which this browser can be known again: our Partitioned cookie, the platform's
 * storage, or a window of its own.
 */
export async function login(c: Context<AppEnv>): Promise<Response> {
  const { services, address } = c.var
  services.limits.countLtiLogin(addressBucket(address))
  const login = await readLogin(c)
  const { platform, step, fields, storageTarget } = login
  const cookie = browserCookie(services.env.publicOrigin)
  const known = cookie.read(c.req.header('cookie'))
  // A client that takes no page cannot be asked: it is sent on, and needs its cookie at the launch.
  const browser = known ?? (takesPages(c) ? undefined : newToken())
  if (browser !== undefined) {
    const { location } = await begin(services, login, { binding: 'cookie', secret: browser })
    // Set again: it shall live until the launch.
    c.header('Set-Cookie', cookie.header(browser))
    return c.redirect(location, 303)
  }
  const context = {
    ...(await pageContext(c)),
    formTargets: formTargets(services, platform),
  }
  if (step === 'start' || step === 'window') {
    const next = step === 'start' ? 'check' : 'window_check'
    c.header('Set-Cookie', cookie.header(newToken()))
    return sendPage(c, checkPage({ ...fields, step: next }, context))
  }
  if (step === 'window_check') throw new LaunchRefused('no_cookies', 'cookie_missing_in_window')
  if (storageTarget !== undefined) return sendPage(c, await storagePage(services, login, context))
  if (c.req.header('sec-fetch-dest') === 'document') {
    throw new LaunchRefused('no_cookies', 'cookie_missing')
  }
  return sendPage(c, windowPage({ ...fields, step: 'window' }, newWaitingFrame(), context))
}

/** Every browser asks for HTML by name where it goes to a page. */
const takesPages = (c: Context<AppEnv>): boolean =>
  /\btext\/html\b/i.test(c.req.header('accept') ?? '')

async function readLogin(c: Context<AppEnv>): Promise<Login> {
  const { store, env } = c.var.services
  const { query, form } = await parametersOf(c)
  const params = new URLSearchParams([...query, ...form])
  const issuer = required(params, 'iss', 500)
  const loginHint = required(params, 'login_hint', 8_000)
  const target = required(params, 'target_link_uri', 2_000)
  const clientId = single(params, 'client_id', 255)
  const messageHint = single(params, 'lti_message_hint', 16_000)
  const deploymentId = single(params, 'lti_deployment_id', 255)
  const storageTarget = single(params, 'lti_storage_target', 100)
  const named = single(params, 'step', 20)
  const step = STEPS.find((known) => known === named) ?? 'start'
  const waitingHash = waitingHashOf(c, form, step)
  const platform = await platformOf({ store }, issuer, clientId)
  if (target !== toolUrls(env.publicOrigin).launchUrl)
    throw new LaunchRefused('wrong_target', 'target_link_uri_at_login')
  return {
    platform,
    step,
    fields: {
      iss: issuer,
      login_hint: loginHint,
      target_link_uri: target,
      client_id: platform.clientId,
      ...(messageHint === undefined ? {} : { lti_message_hint: messageHint }),
      ...(deploymentId === undefined ? {} : { lti_deployment_id: deploymentId }),
      ...(storageTarget === undefined ? {} : { lti_storage_target: storageTarget }),
      ...(waitingHash === undefined ? {} : { waiting: waitingHash }),
    },
    waitingHash,
    storageTarget: storageTarget && /^[\w.-]+$/.test(storageTarget) ? storageTarget : undefined,
  }
}

/**
 * The frame that our own page names: were it taken from another one, its author would be handed
 * what somebody else chose.
 */
function waitingHashOf(c: Context<AppEnv>, form: URLSearchParams, step: Step): string | undefined {
  const hash = single(form, 'waiting', 100)
  const isWindow = step === 'window' || step === 'window_check'
  if (!isWindow || hash === undefined || !isToken(hash)) return undefined
  return isFromOwnPage(c.var.services.env.publicOrigin, c.req.header('origin')) ? hash : undefined
}

/** Without a client id an issuer has to be one platform alone. */
async function platformOf(
  { store }: Pick<Services, 'store'>,
  issuer: string,
  clientId: string | undefined,
): Promise<LtiPlatform> {
  let platform: LtiPlatform | undefined
  if (clientId === undefined) {
    const all = await listPlatformsOfIssuer(store.db, issuer)
    if (all.length > 1) throw new LaunchRefused('login_invalid', 'client_id_missing')
    platform = all[0]
  } else {
    platform = await findPlatformByClient(store.db, { issuer, clientId })
  }
  if (!platform) throw new LaunchRefused('platform_unknown', 'platform_unknown')
  if (!platform.isActive) throw new LaunchRefused('platform_inactive', 'platform_inactive')
  return platform
}

type Beginning = Pick<Services, 'store' | 'now' | 'env'>

/** Remembers the login by hashes alone and says where the browser goes. */
async function begin(
  { store, now, env }: Beginning,
  { platform, fields, waitingHash }: Login,
  browser: { binding: 'cookie' | 'platform_storage'; secret: string; target?: string },
): Promise<{ location: string; state: string }> {
  const { launchUrl } = toolUrls(env.publicOrigin)
  const nonce = newToken()
  // The frame with the platform's storage comes back in the state: not every platform repeats it.
  const state = browser.target === undefined ? newToken() : `${newToken()}.${browser.target}`
  const at = now()
  await insertLogin(store.db, {
    stateHash: tokenHash(state),
    nonceHash: tokenHash(nonce),
    platformId: platform.id,
    binding: browser.binding,
    browserHash: tokenHash(browser.secret),
    targetLinkUri: launchUrl,
    waitingHash: waitingHash ?? null,
    createdAt: at,
    expiresAt: at + LOGIN_LIVES_MS,
  })
  const url = new URL(platform.authUrl)
  const params: Fields = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: launchUrl,
    login_hint: fields.login_hint ?? '',
    state,
    nonce,
    ...(fields.lti_message_hint === undefined ? {} : { lti_message_hint: fields.lti_message_hint }),
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return { location: url.href, state }
}

async function storagePage(services: Beginning, login: Login, context: PageContext): Promise<Page> {
  const secret = newToken()
  const target = login.storageTarget ?? ''
  const { location, state } = await begin(services, login, {
    binding: 'platform_storage',
    secret,
    target,
  })
  return storagePutPage(
    { ...storageOf(login.platform, state), target, value: secret, to: location },
    // A window of its own does without the platform's storage.
    { ...login.fields, step: 'window' },
    newWaitingFrame(),
    context,
  )
}

/** Where a login's secret lies in the platform's storage. */
export const storageOf = (platform: LtiPlatform, state: string) => ({
  origin: new URL(platform.authUrl).origin,
  key: `pathquest_${tokenHash(state).slice(0, 16)}`,
})

/** Our form is redirected to the platform, and often from there to its sign-in. */
const formTargets = ({ env }: Pick<Services, 'env'>, { authUrl }: LtiPlatform): string[] => [
  new URL(authUrl).origin,
  'https:',
  ...(env.ltiPrivateAddresses ? ['http:'] : []),
]
