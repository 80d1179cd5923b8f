import { z } from '@hono/zod-openapi'
import { PathkeyList, type PathkeySummary } from '@pathquest/game-core'
import { defineRoute, makeRouter } from '../http/define-route'
import { listActivePathkeys, type Pathkey } from './store/pathkeys'

const pathkeysRoute = defineRoute({
  method: 'get',
  path: '/api/pathkeys',
  access: 'anyone',
  summary: 'Active pathkeys',
  request: { query: z.strictObject({ ids: z.string().max(4000).optional() }) },
  answer: PathkeyList,
})

export const pathkeyRoutes = makeRouter().openapi(pathkeysRoute, async (c) => {
  const { ids } = c.req.valid('query')
  const pathkeys = await listActivePathkeys(c.var.services.store.db, ids?.split(','))
  return c.json({ pathkeys: pathkeys.map(pathkeySummary) }, 200)
})

export const pathkeySummary = (key: Pathkey): PathkeySummary => ({
  id: key.id,
  name: key.name,
  description: key.description,
  imageUrl: key.imageUrl,
  rarity: key.rarity,
  keyType: key.keyType,
  keyCode: key.keyCode,
  colorPrimary: key.colorPrimary,
  colorSecondary: key.colorSecondary,
})
