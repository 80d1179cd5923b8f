import { z } from '@hono/zod-openapi'
import { ConnectionTest } from '@pathquest/core'
import { defineRoute, json, makeRouter, NoFields } from '../../http/define-route'
import { AppError } from '../../runtime/errors'
import { makeFetchGuarded } from '../outgoing'
import { findPlatform } from '../platforms/store/platforms'
import { testConnection } from './test-connection'

const testRoute = defineRoute({
  method: 'post',
  path: '/api/admin/lti/platforms/{id}/test',
  access: 'admin',
  summary: 'Ask a platform for keys, tokens, a roster and columns, and say what fails',
  request: {
    params: z.object({ id: z.string().regex(/^lp_[0-9a-z]{20}$/) }),
    body: json(NoFields),
  },
  answer: ConnectionTest,
})

export const connectionRoutes = makeRouter().openapi(testRoute, async (c) => {
  const { store, env, lti, now, limits, log } = c.var.services
  const { id } = c.req.valid('param')
  const profileId = c.var.principal.profileId as string
  limits.countConnectionTest(profileId)
  const platform = await findPlatform(store.db, id)
  if (!platform) throw new AppError('platform_not_found')
  const fetchGuarded = makeFetchGuarded({ privateAddresses: env.ltiPrivateAddresses })
  const found = await testConnection({ store, keys: lti.keys, now, fetchGuarded }, platform)
  const failed = found.checks.filter(({ verdict }) => verdict === 'failed')
  log.info(
    { profileId, platformId: id, reason: failed.map(({ part, reason }) => `${part}: ${reason}`) },
    'a connection was tested',
  )
  return c.json(found, 200)
})
