import { z } from '@hono/zod-openapi'
import {
  COSMETICS,
  CosmeticChoice,
  CosmeticPurchase,
  Market,
  OpenedPack,
  PACKS,
  PackOpening,
  type PathkeySummary,
  packOdds,
} from '@pathquest/core'
import { listOwnedCosmetics } from '../cosmetics'
import { defineRoute, json, makeRouter } from '../http/define-route'
import { getTokenBalance, listPathkeysById, pathkeySummary } from '../rewards'
import type { Services } from '../services/services'
import { buyCosmetic, wearCosmetic } from './cosmetics'
import { listSoldPathkeys, openPack } from './open-pack'
import type { PackOpeningRow } from './store'

const marketRoute = defineRoute({
  method: 'get',
  path: '/api/market',
  access: 'student',
  summary: 'Packs with their odds, cosmetics, and what the caller has to spend',
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
const buyRoute = defineRoute({
  method: 'post',
  path: '/api/market/cosmetics',
  access: 'student',
  summary: 'Buy a cosmetic for XP; one that is owned costs nothing more',
  request: { body: json(CosmeticPurchase) },
  answer: Market,
  status: 201,
})
const wearRoute = defineRoute({
  method: 'put',
  path: '/api/market/worn',
  access: 'student',
  summary: 'Wear a cosmetic that the caller owns, or none',
  request: { body: json(CosmeticChoice) },
  answer: Market,
})

export const marketRoutes = makeRouter()
  .openapi(marketRoute, async (c) => {
    return c.json(await marketOf(c.var.services, c.var.principal.profileId as string), 200)
  })
  .openapi(buyRoute, async (c) => {
    const { store, now } = c.var.services
    const profileId = c.var.principal.profileId as string
    await buyCosmetic(store, { ...c.req.valid('json'), profileId, now: now() })
    return c.json(await marketOf(c.var.services, profileId), 201)
  })
  .openapi(wearRoute, async (c) => {
    const profileId = c.var.principal.profileId as string
    await wearCosmetic(c.var.services.store, profileId, c.req.valid('json'))
    return c.json(await marketOf(c.var.services, profileId), 200)
  })
  .openapi(openRoute, async (c) => {
    const { store, now } = c.var.services
    const profileId = c.var.principal.profileId as string
    const opening = await openPack(store, { ...c.req.valid('json'), profileId, now: now() })
    return c.json(await openedPack(c.var.services, opening), 201)
  })

async function marketOf({ store: { db } }: Services, profileId: string): Promise<Market> {
  const sold = await listSoldPathkeys(db)
  const packs = sold.length === 0 ? [] : PACKS
  const owned = new Map(
    (await listOwnedCosmetics(db, profileId)).map((one) => [one.cosmeticId, one.isWorn]),
  )
  return {
    tokens: await getTokenBalance(db, profileId),
    packs: packs.map((pack) => ({
      id: pack.id,
      price: pack.price,
      size: pack.size,
      odds: packOdds(pack, sold),
    })),
    cosmetics: COSMETICS.map((cosmetic) => ({
      ...cosmetic,
      owned: owned.has(cosmetic.id),
      worn: owned.get(cosmetic.id) ?? false,
    })),
  }
}

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
