import { createHash } from 'node:crypto'
import type { LtiEndpoint, LtiRegistration, LtiReply } from '../services/lti-services'
import type { Services } from '../services/services'
import { acceptLaunch } from './launches/accept-launch'
import { isFromPageOf } from './launches/from-page-of'
import { bindDeployment, guardLaunch, type LaunchDeps } from './launches/launch'
import { LaunchRefused } from './launches/launch-refused'
import { type LoginDeps, makeLogin } from './launches/login'
import { required } from './launches/parameters'
import { publicKeySet } from './ltijs/keys'
import type { Provider } from './ltijs/provider'
import type { LtiLaunchRow, LtiPlatformRow } from './rows'
import { newWindow, waitingState } from './waiting-frame/waiting-frame'
import type { Route } from './pages/refusal'

/** Platforms ask again after this; a new key is published at once. */
const KEYS_FRESH_S = 300

export interface EndpointDeps extends LoginDeps, LaunchDeps {
  services: Pick<Services, 'store' | 'secrets' | 'now'>
  provider: Provider
  registration: LtiRegistration
}

/** All there is under /lti/. */
export const makeRoutes = (deps: EndpointDeps): Record<string, Route> => ({
  '/lti/login': { methods: ['GET', 'POST'], endpoint: makeLogin(deps) },
  '/lti/launch': { methods: ['POST'], endpoint: makeLaunch(deps) },
  '/lti/waiting': { methods: ['POST'], endpoint: makeWaiting(deps) },
  '/lti/reopen': { methods: ['POST'], endpoint: makeReopen(deps) },
  '/lti/keys': { methods: ['GET', 'HEAD'], endpoint: makeKeys(deps) },
  '/lti/register': { methods: ['GET'], endpoint: deps.registration.register },
  '/lti/config.json': { methods: ['GET', 'HEAD'], endpoint: deps.registration.config },
})

/** Guard, ltijs, then the app: the one-time code stands behind the `#`, where no server sees it. */
function makeLaunch(deps: EndpointDeps): LtiEndpoint {
  return async (request) => {
    const launch = await guardLaunch(deps, request)
    if ('reply' in launch) return launch.reply
    // ltijs 5.9.9 knows two messages and refuses every other.
    if (launch.claims.message !== 'submission_review') await deps.provider.validate(launch)
    await bindDeployment(deps, launch.claims)
    const { claims, waitingHash } = launch
    const { handoverCode } = await acceptLaunch(deps.services, claims, waitingHash)
    return toApp(handoverCode)
  }
}

/** The frame that waits for a window asks what has become of it. */
function makeWaiting({ services, provider }: EndpointDeps): LtiEndpoint {
  const sign = (platform: LtiPlatformRow, launch: LtiLaunchRow, items: object[]) =>
    provider.signDeepLinking(platform, launch, items, {})
  return async ({ form }) => {
    const state = await waitingState(services, sign, required(form, 'code', 100))
    return {
      status: 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(state),
    }
  }
}

/** Another window of a launch whose first one was closed: the LMS's own hint is spent by then. */
function makeReopen(deps: EndpointDeps): LtiEndpoint {
  return async ({ form, headers, address }) => {
    deps.limits.countLtiLogin(address)
    if (!isFromPageOf(deps.launchUrl, headers)) {
      throw new LaunchRefused('other_browser', 'reopened_from_elsewhere')
    }
    const handoverCode = await newWindow(deps.services, required(form, 'code', 100))
    if (handoverCode === undefined) throw new LaunchRefused('login_used', 'nothing_to_reopen')
    return toApp(handoverCode)
  }
}

const toApp = (handoverCode: string): LtiReply => ({
  status: 303,
  headers: { Location: `/play#h=${handoverCode}` },
})

function makeKeys({ services }: EndpointDeps): LtiEndpoint {
  return async ({ headers }) => {
    const body = JSON.stringify(await publicKeySet(services))
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const known = headers['if-none-match']?.split(/\s*,\s*/).includes(tag)
    return {
      status: known ? 304 : 200,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': `public, max-age=${KEYS_FRESH_S}`,
        'Access-Control-Allow-Origin': '*',
        ETag: tag,
      },
      body: known ? '' : body,
    }
  }
}
