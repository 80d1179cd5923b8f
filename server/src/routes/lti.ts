import { Handover, HandoverAnswer, LtiLaunchAnswer } from '@pathquest/game-core'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { defineRoute, json, makeRouter } from '../define-route'
import { addressBucket } from '../http/client-address'
import type { LtiLaunchRow } from '../store'
import { takeHandover } from '../workflows/lti-accept-launch'
import { launchView } from '../workflows/lti-launch-view'

const handoverRoute = defineRoute({
  method: 'post',
  path: '/api/session',
  access: 'anyone',
  summary: 'The one-time code of a launch for the bearer token of a visit',
  request: { body: json(Handover) },
  answer: HandoverAnswer,
})
const launchRoute = defineRoute({
  method: 'get',
  path: '/api/lti/launch',
  access: 'launch',
  summary: 'Who came from an LMS, from where, to what',
  answer: LtiLaunchAnswer,
})

export const ltiRoutes = makeRouter()
  .openapi(handoverRoute, async (c) => {
    const { services, address } = c.var
    services.limits.countHandover(addressBucket(address))
    return c.json(await takeHandover(services, c.req.valid('json').code), 200)
  })
  .openapi(launchRoute, async (c) =>
    c.json({ launch: await launchView(c.var.services, visit(c)) }, 200),
  )

/** Routes of visits have one. */
const visit = (c: Context<AppEnv>): LtiLaunchRow => c.var.principal.launch as LtiLaunchRow
