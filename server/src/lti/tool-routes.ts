import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { formBody } from '../http/form-body'
import { acceptLaunch } from './launches/accept-launch'
import { bindDeployment, guardLaunch } from './launches/launch'
import { isFromOwnPage, LaunchRefused, parametersOf, required } from './launches/launch-request'
import { login } from './launches/login'
import type { PlatformKeys } from './launches/platform-keys'
import { publicKeySet } from './ltijs/keys'
import type { Provider } from './ltijs/provider'
import { sendPage } from './pages/page'
import type { RegisterPlatform } from './registration/dynamic-registration'
import { openRegistration } from './registration/register-page'
import { canvasConfig } from './registration/tool'
import { newWindow, waitingState } from './waiting-frame/waiting-frame'

/** Platforms ask again after this; a new key is published at once. */
const FRESH_S = 300

/** What these routes use beside the services of every route. */
interface ToolParts {
  provider: Provider
  platformKeys: PlatformKeys
  registerPlatform: RegisterPlatform
}

/** /lti/*: what a platform, or a browser that it sends, asks of this tool. */
export function makeToolRoutes({ provider, platformKeys, registerPlatform }: ToolParts) {
  const routes = new Hono<AppEnv>()
  routes.get('/lti/login', login)
  routes.post('/lti/login', formBody, login)

  /** Guard, ltijs, then the app: the one-time code stands behind the `#`, where no server sees it. */
  routes.post('/lti/launch', formBody, async (c) => {
    const { services } = c.var
    const launch = await guardLaunch(c, platformKeys)
    if ('page' in launch) return sendPage(c, launch.page)
    // ltijs 5.9.9 knows two messages and refuses every other.
    if (launch.claims.message !== 'submission_review') await provider.validate(launch)
    await bindDeployment(services, launch.claims)
    const { claims, waitingHash } = launch
    const { handoverCode } = await acceptLaunch(services, claims, waitingHash)
    return toApp(c, handoverCode)
  })

  /** The frame that waits for a window asks what has become of it. */
  routes.post('/lti/waiting', formBody, async (c) => {
    const { form } = await parametersOf(c)
    const code = required(form, 'code', 100)
    const state = await waitingState(c.var.services, provider.signDeepLinking, code)
    return c.json(state)
  })

  /** Another window of a launch whose first one was closed: the LMS's own hint is spent by then. */
  routes.post('/lti/reopen', formBody, async (c) => {
    const { services, address } = c.var
    services.limits.countLtiLogin(addressBucket(address))
    if (!isFromOwnPage(services.env.publicOrigin, c.req.header('origin'))) {
      throw new LaunchRefused('other_browser', 'reopened_from_elsewhere')
    }
    const { form } = await parametersOf(c)
    const handoverCode = await newWindow(services, required(form, 'code', 100))
    if (handoverCode === undefined) throw new LaunchRefused('login_used', 'nothing_to_reopen')
    return toApp(c, handoverCode)
  })

  routes.get('/lti/keys', etag(), async (c) => published(c, await publicKeySet(c.var.services)))
  routes.get('/lti/config.json', (c) => published(c, canvasConfig(c.var.services.env.publicOrigin)))
  routes.get('/lti/register', (c) => openRegistration(c, registerPlatform))
  return routes
}

const toApp = (c: Context, handoverCode: string) => c.redirect(`/play#h=${handoverCode}`, 303)

/** For platforms and their administrators, wherever they ask from. */
function published(c: Context, document: object): Response {
  c.header('Cache-Control', `public, max-age=${FRESH_S}`)
  c.header('Access-Control-Allow-Origin', '*')
  return c.body(JSON.stringify(document, null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
  })
}
