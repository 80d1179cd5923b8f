import type { Collection, CollectionEntry } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import type { Caller } from '../../test/client'
import { pathkeys } from '../../test/content'
import { signUp } from '../../test/people'
import { aProfile } from '../../test/storage/samples'
import { awardPathkey } from './store/pathkeys'

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

async function collection(): Promise<Collection['pathkeys']> {
  const { status, body } = await api.client('GET', '/api/collection', undefined, caller)
  expect(status).toBe(200)
  return body.pathkeys
}

describe('GET /api/collection', () => {
  test('has every active key in the order of the catalogue, none of them collected', async () => {
    const entries = await collection()
    expect(entries.map(({ pathkey }) => pathkey.id)).toEqual(pathkeys.map(({ id }) => id))
    for (const { quantity, acquiredAt } of entries) {
      expect({ quantity, acquiredAt }).toEqual({ quantity: 0, acquiredAt: null })
    }
  })

  test('tells quantity and the date of the latest copy, of what is owned', async () => {
    const { db } = api.services.store
    await awardPathkey(db, profileId, 'pk_ward-light', 10)
    await awardPathkey(db, profileId, 'pk_ward-light', 30)
    const owned = (await collection()).filter(({ quantity }) => quantity > 0)
    expect(owned).toMatchObject([{ pathkey: { id: 'pk_ward-light' }, quantity: 2, acquiredAt: 30 }])
  })

  test('names the career a key belongs to with its sector, or the sector, or nothing', async () => {
    const entries = await collection()
    const of = (id: string) => entries.find(({ pathkey }) => pathkey.id === id)
    expect(of('pk_ward-light')).toMatchObject({
      career: { id: 'ca_registered-nurse' },
      sector: 'Healthcare',
    })
    expect(of('pk_signal-tower')).toMatchObject({ career: null, sector: 'Technology' })
    expect(of('pk_first-trail')).toMatchObject({ career: null, sector: null })
  })

  test('keeps a key that was withdrawn for those who own it, and hides it from others', async () => {
    const { db } = api.services.store
    await awardPathkey(db, profileId, 'pk_live-wire', 40)
    await db.update(db.tables.pathkeys).set({ isActive: false })
    const ids = (await collection()).map(({ pathkey }) => pathkey.id)
    expect(ids).toEqual(['pk_ward-light', 'pk_live-wire'])
    await db.update(db.tables.pathkeys).set({ isActive: true })
  })

  test('counts classmates who have a key, from five on, never the caller', async () => {
    const { db } = api.services.store
    const teacher = await aProfile(db, { userType: 'teacher' })
    const colleague = await aProfile(db, { userType: 'teacher' })
    const students = await Promise.all(Array.from({ length: 5 }, () => aProfile(db)))
    const [first, ...others] = [...students, colleague].map(({ id }) => id) as [string, ...string[]]
    await db.insert(db.tables.hostStudents).values(
      [first, ...others, profileId].map((id) => ({
        hostProfileId: teacher.id,
        profileId: id,
        lastActiveAt: 1,
      })),
    )
    const classOwners = async () =>
      (await collection()).find(({ pathkey }) => pathkey.id === 'pk_ward-light')?.classOwners
    for (const id of others) await awardPathkey(db, id, 'pk_ward-light', 50)
    expect(await classOwners()).toBeNull()
    await awardPathkey(db, first, 'pk_ward-light', 50)
    expect(await classOwners()).toBe(5)
    // Of another teacher's class: nobody's number.
    const { body } = await api.client(
      'GET',
      '/api/collection',
      undefined,
      await signUp(api.client, 'student'),
    )
    expect(body.pathkeys.every((entry: CollectionEntry) => entry.classOwners === null)).toBe(true)
  })

  test('takes no parameters', async () => {
    const { status, body } = await api.client('GET', '/api/collection?of=me', undefined, caller)
    expect([status, body.code]).toEqual([400, 'bad_request'])
  })
})
