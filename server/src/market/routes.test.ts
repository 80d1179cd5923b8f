import { type Market, PACKS } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import type { Caller } from '../../test/client'
import { signUp } from '../../test/people'
import { awardTokens, getTokenBalance } from '../rewards/store/token-ledger'

let api: TestApi
let caller: Caller
let profileId: string

beforeAll(async () => {
  api = await makeTestApi()
  caller = await signUp(api.client, 'student')
  const session = await api.client('GET', '/api/session', undefined, caller)
  profileId = session.body.user.profileId
})
afterAll(() => api.stop())

const open = (packId: string, purchaseId = 'a'.repeat(32)) =>
  api.client('POST', '/api/market/openings', { packId, purchaseId }, caller)

describe('The market', () => {
  test('shows three packs with price, size and odds, and the balance', async () => {
    const { body } = await api.client('GET', '/api/market', undefined, caller)
    expect(body.tokens).toBe(0)
    expect(body.packs).toEqual(
      PACKS.map(({ id, price, size, odds }) => ({
        id,
        price,
        size,
        odds: Object.entries(odds).map(([rarity, percent]) => ({ rarity, percent })),
      })),
    )
  })

  test('refuses who has too little, and says how much is missing', async () => {
    const { status, body } = await open('trail')
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'tokens_missing', params: { missing: 100 } })
    expect(body.detail).toBe('You need 100 more XP to open this pack. Play games to earn XP.')
  })

  test('sells a pack for its price; the same purchase again is answered alike and costs nothing', async () => {
    const { db } = api.services.store
    await awardTokens(db, { profileId, amount: 300, reason: 'game', reference: 'gs_1' })
    const first = await open('ridge')
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ tokens: 50, milestones: [] })
    expect(first.body.pathkeys).toHaveLength(2)
    expect(await open('ridge')).toMatchObject({ status: 201, body: first.body })
    expect(await getTokenBalance(db, profileId)).toBe(50)
    const { body } = await api.client('GET', '/api/collection', undefined, caller)
    const owned = body.pathkeys.filter(({ quantity }: { quantity: number }) => quantity > 0)
    const got = new Set(
      first.body.pathkeys.map((one: { pathkey: { id: string } }) => one.pathkey.id),
    )
    expect(new Set(owned.map((one: { pathkey: { id: string } }) => one.pathkey.id))).toEqual(got)
  })

  test('knows no other pack, and takes no price from the buyer', async () => {
    expect((await open('gold', 'b'.repeat(32))).body.code).toBe('pack_not_found')
    const purchase = { packId: 'trail', purchaseId: 'c'.repeat(32), price: 1 }
    const { body } = await api.client('POST', '/api/market/openings', purchase, caller)
    expect(body.code).toBe('bad_request')
  })
})

describe('Cosmetics', () => {
  const buy = (cosmeticId: string, who = caller) =>
    api.client('POST', '/api/market/cosmetics', { cosmeticId }, who)
  const wear = (slot: string, cosmeticId: string | null, who = caller) =>
    api.client('PUT', '/api/market/worn', { slot, cosmeticId }, who)
  const worn = ({ cosmetics }: Market) => cosmetics.flatMap(({ id, worn }) => (worn ? [id] : []))

  test('are bought once each, by who has the XP', async () => {
    const { db } = api.services.store
    const missing = 75 - (await getTokenBalance(db, profileId))
    const refused = await buy('boot')
    expect(refused).toMatchObject({ status: 409, body: { code: 'cosmetic_tokens_missing' } })
    expect(refused.body.params).toEqual({ missing })
    await awardTokens(db, { profileId, amount: 500, reason: 'game', reference: 'gs_2' })
    const bought = await buy('boot')
    expect(bought.status).toBe(201)
    expect(bought.body.tokens).toBe(500 - missing)
    expect(bought.body.cosmetics).toContainEqual({
      id: 'boot',
      slot: 'avatar',
      price: 75,
      owned: true,
      worn: false,
    })
    expect((await buy('boot')).body.tokens).toBe(500 - missing)
    expect((await buy('crown')).body.code).toBe('cosmetic_not_found')
  })

  test('are worn one in each slot, if they are owned, and taken off', async () => {
    await buy('tent')
    await buy('meadow')
    expect(worn((await wear('avatar', 'boot')).body)).toEqual(['boot'])
    expect(worn((await wear('theme', 'meadow')).body)).toEqual(['boot', 'meadow'])
    expect(worn((await wear('avatar', 'tent')).body)).toEqual(['tent', 'meadow'])
    expect((await wear('avatar', 'fir')).body.code).toBe('cosmetic_not_owned')
    expect((await wear('theme', 'tent')).body.code).toBe('cosmetic_not_found')
    const other = await signUp(api.client, 'student')
    expect((await wear('avatar', 'tent', other)).body.code).toBe('cosmetic_not_owned')
    expect(worn((await wear('theme', null)).body)).toEqual(['tent'])
  })
})
