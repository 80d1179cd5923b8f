import { z } from '@hono/zod-openapi'
import { Collection, PathkeyList } from '@pathquest/core'
import { defineRoute, makeRouter } from '../http/define-route'
import { collectionOf, pathkeySummary } from './collection'
import { listActivePathkeys } from './store/pathkeys'

const pathkeysRoute = defineRoute({
  method: 'get',
  path: '/api/pathkeys',
  access: 'anyone',
  summary: 'Active pathkeys',
  request: { query: z.strictObject({ ids: z.string().max(4000).optional() }) },
  answer: PathkeyList,
})
const collectionRoute = defineRoute({
  method: 'get',
  path: '/api/collection',
  access: 'account',
  summary: 'Every active and every owned pathkey, with how many the caller has',
  request: { query: z.strictObject({}) },
  answer: Collection,
})

export const pathkeyRoutes = makeRouter()
  .openapi(pathkeysRoute, async (c) => {
    const { ids } = c.req.valid('query')
    const pathkeys = await listActivePathkeys(c.var.services.store.db, ids?.split(','))
    const { services } = c.var
    return c.json({ pathkeys: pathkeys.map((key) => pathkeySummary(services, key)) }, 200)
  })
  .openapi(collectionRoute, async (c) => {
    const profileId = c.var.principal.profileId as string
    return c.json(await collectionOf(c.var.services, profileId), 200)
  })
