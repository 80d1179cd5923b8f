import { expect, test } from 'vitest'
import { findProfile, removeProfile, updateDisplayName } from '../../src/accounts/store/profiles'
import {
  insertParentLink,
  listChildren,
  listParents,
  putParentCode,
  removeParentLink,
  takeParentCode,
} from '../../src/families/store/parent-links'
import { findPlayer } from '../../src/games/store/players'
import {
  findProfileByLtiIdentity,
  insertLtiIdentity,
} from '../../src/lti/launches/store/identities'
import { aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

export function profilesSuite(bench: Bench): void {
  test('a profile is found as it was inserted, e-mail and school optional', async () => {
    const { db } = bench.store
    const inserted = await aProfile(db, { createdAt: 1_795_000_000_123 })
    expect(inserted.id).toMatch(/^pf_[a-z0-9]{20}$/)
    expect(await findProfile(db, inserted.id)).toEqual({
      id: inserted.id,
      email: null,
      displayName: 'Ana',
      userType: 'student',
      schoolId: null,
      awaitsApproval: false,
      setRefusedAt: null,
      createdAt: 1_795_000_000_123,
      updatedAt: 1_795_000_000_123,
    })
    expect(await findProfile(db, 'pf_nobody')).toBeUndefined()
  })

  test('a display name is changed; of nobody it is not', async () => {
    const { db } = bench.store
    const { id } = await aProfile(db)
    expect(await updateDisplayName(db, id, "Zoë O'Neil 🎈", 5)).toMatchObject({
      displayName: "Zoë O'Neil 🎈",
      updatedAt: 5,
    })
    await expect(updateDisplayName(db, 'pf_nobody', 'X')).rejects.toMatchObject({
      code: 'update_failed',
    })
  })

  test('a removed profile leaves its seat to the game', async () => {
    const { db } = bench.store
    const { id } = await aProfile(db)
    const player = await aPlayer(db, (await aGame(db)).id, { profileId: id })
    expect(await removeProfile(db, id)).toBe(true)
    expect(await findPlayer(db, player.id)).toMatchObject({ profileId: null })
    expect(await removeProfile(db, id)).toBe(false)
  })

  test('an LTI identity leads to its profile and is linked once', async () => {
    const { db } = bench.store
    const { id: profileId } = await aProfile(db)
    const identity = { issuer: 'https://lms.example', clientId: 'c1', sub: profileId }
    expect(await insertLtiIdentity(db, { ...identity, profileId })).toBe(true)
    expect(await insertLtiIdentity(db, { ...identity, profileId })).toBe(false)
    expect((await findProfileByLtiIdentity(db, identity))?.id).toBe(profileId)
    expect(await findProfileByLtiIdentity(db, { ...identity, clientId: 'c2' })).toBeUndefined()
  })

  test('parents and children are linked, listed and unlinked', async () => {
    const { db } = bench.store
    const parent = await aProfile(db, { userType: 'parent' })
    const zoe = await aProfile(db, { displayName: 'Zoe' })
    const ana = await aProfile(db)
    for (const child of [zoe, ana]) {
      const link = { parentProfileId: parent.id, childProfileId: child.id }
      expect(await insertParentLink(db, link)).toBe(true)
      expect(await insertParentLink(db, link)).toBe(false)
    }
    expect(await listChildren(db, parent.id)).toMatchObject([ana, zoe])
    expect(await listParents(db, zoe.id)).toMatchObject([parent])
    const link = { parentProfileId: parent.id, childProfileId: zoe.id }
    expect(await removeParentLink(db, link)).toBe(true)
    expect(await removeParentLink(db, link)).toBe(false)
    expect(await listChildren(db, parent.id)).toMatchObject([ana])
  })

  test('a code for a parent is taken once, however many try; a new one ends the former', async () => {
    const { db } = bench.store
    const { id: childProfileId } = await aProfile(db)
    const put = (codeHash: string) =>
      putParentCode(db, { childProfileId, codeHash, createdAt: 1, expiresAt: 10 })
    const take = (codeHash: string, now = 9) =>
      bench.store.transact((tx) => takeParentCode(tx, codeHash, now))
    await put('former')
    await put('latest')
    expect(await take('former')).toBeUndefined()
    const taken = await Promise.all(Array.from({ length: 20 }, () => take('latest')))
    expect(taken.filter((one) => one !== undefined)).toEqual([childProfileId])
    await put('late')
    expect(await take('late', 10)).toBeUndefined()
  })
}
