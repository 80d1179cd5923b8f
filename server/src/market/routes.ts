import { z } from '@hono/zod-openapi'
import {
  Market,
  OpenedPack,
  PACKS,
  PackOpening,
  type PathkeySummary,
  packOdds,
} from '@pathquest/game-core'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { getTokenBalance, listPathkeysById, pathkeySummary } from '../rewards'
import type { Services } from '../services/services'
import { listSoldPathkeys, openPack } from './open-pack'
import type { PackOpeningRow } from './store'

const marketRoute = defineRoute({
  method: 'get',
  path: '/api/market',
  access: 'student',
  summary: 'Packs with their odds, and what the caller has to spend',
  request: { query: z.strictObject({}) },
  answer: Market,
})
const openRoute = defineRoute({
  method: 'post',
  path: '/api/market/openings',
  access: 'student',
  summary: 'Buy a pack for XP and open it',
  request: { body: json(PackOpening) },
  answer: OpenedPack,
  status: 201,
})

export const marketRoutes = makeRouter()
  .openapi(marketRoute, async (c) => {
    const { db } = c.var.services.store
    const sold = await listSoldPathkeys(db)
    const packs = sold.length === 0 ? [] : PACKS
    const market: Market = {
      tokens: await getTokenBalance(db, c.var.principal.profileId as string),
      packs: packs.map((pack) => ({
        id: pack.id,
        price: pack.price,
        size: pack.size,
        odds: packOdds(pack, sold),
      })),
    }
    return c.json(market, 200)
  })
  .openapi(openRoute, async (c) => {
    const { store, now } = c.var.services
    const profileId = c.var.principal.profileId as string
    const opening = await openPack(store, { ...c.req.valid('json'), profileId, now: now() })
    return c.json(await openedPack(c.var.services, opening), 201)
  })

async function openedPack(
  services: Services,
  { profileId, draws, milestones }: PackOpeningRow,
): Promise<OpenedPack> {
  const { db } = services.store
  const ids = [...draws.map(({ pathkeyId }) => pathkeyId), ...milestones]
  const pathkeys = await listPathkeysById(db, ids)
  const byId = new Map(pathkeys.map((key) => [key.id, pathkeySummary(services, key)]))
  // Rows that name a key hold on to it: it cannot have gone.
  const of = (id: string) => byId.get(id) as PathkeySummary
  return {
    tokens: await getTokenBalance(db, profileId),
    pathkeys: draws.map(({ pathkeyId, isNew }) => ({ pathkey: of(pathkeyId), isNew })),
    milestones: milestones.map(of),
  }
}
