import { createHash } from 'node:crypto'
import type { LtiEndpoint, LtiRegistration } from '../../services/lti-services'
import type { Services } from '../../services/services'
import { acceptLaunch } from '../launches/accept-launch'
import { bindDeployment, guardLaunch, type LaunchDeps } from '../launches/launch'
import { type LoginDeps, makeLogin } from '../launches/login'
import { publicKeySet } from '../ltijs/keys'
import type { Provider } from '../ltijs/provider'
import type { Route } from './handle'

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
  '/lti/keys': { methods: ['GET', 'HEAD'], endpoint: makeKeys(deps) },
  '/lti/register': { methods: ['GET'], endpoint: deps.registration.register },
  '/lti/config.json': { methods: ['GET', 'HEAD'], endpoint: deps.registration.config },
})

/** Guard, ltijs, then the app: the one-time code stands behind the `#`, where no server sees it. */
function makeLaunch(deps: EndpointDeps): LtiEndpoint {
  return async (request) => {
    const launch = await guardLaunch(deps, request)
    if ('reply' in launch) return launch.reply
    await deps.provider.validate(launch)
    await bindDeployment(deps, launch.claims)
    const { handoverCode } = await acceptLaunch(deps.services, launch.claims)
    return { status: 303, headers: { Location: `/play#h=${handoverCode}` } }
  }
}

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
