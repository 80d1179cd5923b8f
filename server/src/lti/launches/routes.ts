import { Handover, HandoverAnswer, LtiLaunchAnswer } from '@pathquest/core'
import { addressBucket } from '../../http/client-address'
import { defineRoute, json, makeRouter } from '../../http/define-route'
import { openColumn } from '../grades/column'
import { takeHandover } from './accept-launch'
import { launchView, visit } from './visit'

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

export const launchRoutes = makeRouter()
  .openapi(handoverRoute, async (c) => {
    const { services, address } = c.var
    services.limits.countHandover(addressBucket(address))
    return c.json(await takeHandover(services, c.req.valid('json').code), 200)
  })
  .openapi(launchRoute, async (c) => {
    // The page does not wait for the gradebook.
    void openColumn(c.var.services, visit(c))
    return c.json({ launch: await launchView(c.var.services, visit(c)) }, 200)
  })
