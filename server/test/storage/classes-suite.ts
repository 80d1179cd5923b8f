import { TEACHERS_PER_CLASS_MAX } from '@pathquest/core/classes/class-limits'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insertCardAccounts } from '../../src/accounts/store/card-accounts'
import {
  findCardOwner,
  insertCards,
  listCards,
  markCardUsed,
  putCard,
} from '../../src/classes/store/cards'
import {
  findTaughtClass,
  insertClassRows,
  listTaughtClasses,
  removeClass,
} from '../../src/classes/store/classes'
import {
  figuresOfStudents,
  listCareersMet,
  listGamesOfClass,
  listSeatedAccounts,
} from '../../src/classes/store/played-games'
import {
  insertMembers,
  isOnlyHere,
  listMembers,
  listOnlyHere,
  removeMember,
} from '../../src/classes/store/students'
import {
  findInvite,
  insertTeacher,
  listTaughtAlone,
  putInvite,
  removeTeacher,
  takeInvite,
} from '../../src/classes/store/teachers'
import type { Db } from '../../src/db/db'
import { isUniqueViolation } from '../../src/db/storage-fault'
import { updatePlayer } from '../../src/games/store/players'
import { findGame, markGameCompleted, markGameStarted } from '../../src/games/store/sessions'
import { sumHost, sumStudents } from '../../src/host-totals/store/host-totals'
import { isUntaughtClass, listUntaughtClasses } from '../../src/retention/store/untaught-classes'
import {
  CARD_RETENTION_MS,
  isUnusedCard,
  listUnusedCards,
} from '../../src/retention/store/unused-cards'
import { listOpenGames, listOpenSeats } from '../../src/running-games/store'
import { newId } from '../../src/runtime/tokens'
import { aCareer, aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

export function classesSuite(bench: Bench): void {
  let db: Db
  let teacherId: string
  beforeAll(async () => {
    db = bench.store.db
    teacherId = (await aProfile(db, { userType: 'teacher' })).id
  })

  async function aClass(profileId = teacherId): Promise<string> {
    const id = newId('class')
    const row = { id, name: 'Careers 7', period: '', code: id, createdAt: 1 }
    await db.transact((tx) => insertClassRows(tx, [row], profileId))
    return id
  }
  const joins = (classId: string, profileId: string, joinedAt: number) =>
    insertMembers(db, [{ classId, profileId, joinedAt }])
  /** A student of the class whom a card signs in. */
  async function aCard(classId: string, joinedAt = 1): Promise<string> {
    const [profileId = ''] = await insertCardAccounts(db, ['Ana'], 1)
    await joins(classId, profileId, joinedAt)
    const card = { profileId, serial: 1, codeHash: `1 ${profileId}`, createdAt: 1, usedAt: 1 }
    await insertCards(db, [card])
    return profileId
  }
  const idsOf = (rows: { profileId: string }[]) => rows.map(({ profileId }) => profileId)

  test('a code belongs to one class, and a hash to one card', async () => {
    const id = await aClass()
    const twin = { id: newId('class'), name: 'Twin', period: '', code: id, createdAt: 1 }
    const twice = await insertClassRows(db, [twin], teacherId).catch((error: unknown) => error)
    expect(isUniqueViolation(twice)).toBe(true)
    const [ana, ben] = [await aCard(id), await aCard(id)]
    const same = { serial: 2, codeHash: `1 ${ana}`, createdAt: 2, usedAt: 2 }
    const taken = await putCard(db, { profileId: ben, ...same }).catch((error: unknown) => error)
    expect(isUniqueViolation(taken)).toBe(true)
  })

  test('a class is found by its teachers alone, and goes with all that is in it; games stay', async () => {
    const id = await aClass()
    const stranger = (await aProfile(db, { userType: 'teacher' })).id
    expect(await findTaughtClass(db, id, stranger)).toBeUndefined()
    expect(await findTaughtClass(db, id, teacherId)).toMatchObject({
      id,
      isOpen: true,
      grade: null,
    })
    await joins(id, (await aProfile(db)).id, 1)
    await putInvite(db, { tokenHash: id, classId: id, expiresAt: 9 })
    const game = await aGame(db, { classId: id })
    await removeClass(db, id)
    for (const name of ['classTeachers', 'classStudents', 'classInvites'] as const) {
      const t = db.tables[name]
      expect(await db.select().from(t).where(eq(t.classId, id))).toEqual([])
    }
    expect((await findGame(db, game.id))?.classId).toBeNull()
  })

  test('a card opens one account, until there is another card of it', async () => {
    const id = await aClass()
    const ana = await aCard(id)
    expect(await findCardOwner(db, `1 ${ana}`)).toMatchObject({ profileId: ana })
    const renewed = { profileId: ana, serial: 2, codeHash: `2 ${ana}`, createdAt: 5, usedAt: 5 }
    await putCard(db, renewed)
    expect(await findCardOwner(db, `1 ${ana}`)).toBeUndefined()
    expect([await markCardUsed(db, `1 ${ana}`, 9), await markCardUsed(db, `2 ${ana}`, 9)]).toEqual([
      false,
      true,
    ])
    const now = 9 + CARD_RETENTION_MS
    expect(idsOf(await listUnusedCards(db, now - 1, 1_000))).not.toContain(ana)
    expect(idsOf(await listUnusedCards(db, now, 1_000))).toContain(ana)
    const ben = await aCard(id)
    const both = (await listUnusedCards(db, now, 1_000)).filter(({ profileId }) =>
      [ana, ben].includes(profileId),
    )
    expect(idsOf(both)).toEqual([ben, ana])
    const later = await Promise.all(both.map((after) => listUnusedCards(db, now, 1_000, after)))
    expect(later.map((rows) => idsOf(rows).includes(ben))).toEqual([false, false])
    expect(later.map((rows) => idsOf(rows).includes(ana))).toEqual([true, false])
    expect([await isUnusedCard(db, ana, now - 1), await isUnusedCard(db, ana, now)]).toEqual([
      false,
      true,
    ])
  })

  test('a card is looked after by the class that its student has been in longest', async () => {
    const [first, second] = [await aClass(), await aClass()]
    const ana = await aCard(first, 1)
    await joins(second, ana, 2)
    expect(idsOf(await listCards(db, first))).toEqual([ana])
    expect(await listCards(db, second)).toEqual([])
    expect(await listMembers(db, second)).toMatchObject([{ id: ana, hasCard: false }])
    expect([await listOnlyHere(db, first), await listOnlyHere(db, second)]).toEqual([[], []])
    expect(await isOnlyHere(db, first, ana)).toBe(false)
    expect(await removeMember(db, first, ana)).toBe('removed')
    expect(idsOf(await listCards(db, second))).toEqual([ana])
    expect([await isOnlyHere(db, second, ana), await isOnlyHere(db, first, ana)]).toEqual([
      true,
      false,
    ])
    expect(await removeMember(db, second, ana)).toMatchObject({ profileId: ana })
    expect(await listMembers(db, second)).toMatchObject([{ id: ana, hasCard: true }])
  })

  test('joined at the same moment, it is one of the two', async () => {
    const [first, second] = [await aClass(), await aClass()].sort() as [string, string]
    const ana = await aCard(second, 1)
    await joins(first, ana, 1)
    expect([idsOf(await listCards(db, first)), await listCards(db, second)]).toEqual([[ana], []])
  })

  test('removed from both classes at once a card is left in one of them', async () => {
    const [first, second] = [await aClass(), await aClass()]
    const ana = await aCard(first)
    await joins(second, ana, 2)
    const done = await Promise.all(
      [first, second].map((id) => db.transact((tx) => removeMember(tx, id, ana))),
    )
    expect(done).toContain('removed')
    expect(done.filter((one) => one === 'removed')).toHaveLength(1)
  })

  test('a class that nobody teaches is found', async () => {
    const by = (await aProfile(db, { userType: 'teacher' })).id
    const [left, taught] = [await aClass(by), await aClass()]
    const { profiles } = db.tables
    await db.delete(profiles).where(eq(profiles.id, by))
    const untaught = await listUntaughtClasses(db)
    expect([untaught.includes(left), untaught.includes(taught)]).toEqual([true, false])
    expect([await isUntaughtClass(db, left), await isUntaughtClass(db, taught)]).toEqual([
      true,
      false,
    ])
  })

  test('of a link one gets the class, within its time', async () => {
    const id = await aClass()
    const link = { tokenHash: `once ${id}`, classId: id, expiresAt: 5 }
    await db.transact((tx) => putInvite(tx, link))
    expect(await findInvite(db, link.tokenHash, 5)).toBeUndefined()
    expect(await findInvite(db, link.tokenHash, 4)).toBe(id)
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => db.transact((tx) => takeInvite(tx, link.tokenHash))),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await findInvite(db, link.tokenHash, 4)).toBeUndefined()
  })

  test('ten teach a class at most, and one at least, whoever comes and goes at once', async () => {
    const id = await aClass()
    const people = await Promise.all(
      Array.from({ length: TEACHERS_PER_CLASS_MAX + 2 }, () =>
        aProfile(db, { userType: 'teacher' }),
      ),
    )
    const adds = people.map(({ id: profileId }) =>
      db.transact((tx) => insertTeacher(tx, { classId: id, profileId, addedAt: 2 })),
    )
    const added = await Promise.all(adds)
    expect(added.filter((one) => one === 'added')).toHaveLength(TEACHERS_PER_CLASS_MAX - 1)
    expect(await listTaughtAlone(db, teacherId)).not.toContain(id)
    const teachers = [teacherId, ...people.map((one) => one.id)]
    await Promise.all(
      teachers.map((profileId) => db.transact((tx) => removeTeacher(tx, id, profileId))),
    )
    const { classTeachers: t } = db.tables
    const left = await db.select().from(t).where(eq(t.classId, id))
    expect(left).toHaveLength(1)
    expect(await listTaughtAlone(db, left[0]?.profileId ?? '')).toContain(id)
  })

  test('its figures are those of its finished games, without who was removed; open ones are apart', async () => {
    const by = (await aProfile(db, { userType: 'teacher' })).id
    const id = await aClass(by)
    const [ana, ben] = [await aCard(id), await aCard(id)]
    const careerId = await aCareer(db)
    const finished = async (endedAt: number) => {
      const game = await aGame(db, { classId: id, hostProfileId: by, careerId })
      await markGameStarted(db, game.id, 1)
      await markGameCompleted(db, game.id, { startedAt: 1, endedAt })
      return game.id
    }
    const sits = async (gameId: string, profileId: string | null, change: object = {}) => {
      const { id: playerId } = await aPlayer(db, gameId, { profileId })
      await updatePlayer(db, playerId, { correctAnswers: 1, totalAnswers: 2, ...change })
      return playerId
    }
    const [first, second] = [await finished(10), await finished(20)]
    const openNow = { classId: id, hostProfileId: by, careerId, createdAt: 30 }
    const { id: running } = await aGame(db, openNow)
    const seat = await sits(first, ana)
    await sits(first, null)
    await sits(first, by)
    await sits(first, ben, { removedAt: 5 })
    await sits(second, ana, { correctAnswers: 2 })
    expect(await listTaughtClasses(db, by)).toMatchObject([
      { students: 2, games: 2, lastPlayedAt: 20 },
    ])
    expect([...(await figuresOfStudents(db, id))]).toEqual([
      [ana, { games: 2, right: 3, answered: 4, lastPlayedAt: 20 }],
    ])
    const sums = (await listGamesOfClass(db, id, 5)).map(({ game, ...one }) => [game.id, one])
    expect(sums).toEqual([
      [second, { present: 1, players: 1, right: 2, answered: 2 }],
      [first, { present: 1, players: 2, right: 2, answered: 4 }],
    ])
    expect(await listGamesOfClass(db, id, 1)).toHaveLength(1)
    expect(await listCareersMet(db, id, 5)).toMatchObject([{ id: careerId, games: 2 }])
    expect((await listSeatedAccounts(db, first)).get(ana)).toBe(seat)

    // Of their host, by class.
    expect(await sumHost(db, by, { classId: id })).toMatchObject({ games: 2, answers: 6 })
    expect(await sumHost(db, by, { classId: newId('class') })).toMatchObject({
      games: 0,
      answers: 0,
    })
    const sumsOf = async (filter: Parameters<typeof sumStudents>[2]) =>
      (await sumStudents(db, by, filter)).map((one) => [one.profileId, one.games, one.totalAnswers])
    expect(await sumsOf({ memberOf: id, since: 0 })).toEqual([[ana, 2, 4]])
    expect(await sumsOf({ classId: id, since: Date.now() + 1_000 })).toEqual([])

    // The one that is open.
    const open = await listOpenGames(db, { callerId: by, classId: id }, 40)
    expect(open).toMatchObject([{ game: { id: running }, ofClass: { id, name: 'Careers 7' } }])
    const seats = [await sits(running, ana), await sits(running, null, { leftAt: 5 })]
    await sits(running, ben, { removedAt: 5 })
    const shown = (await listOpenSeats(db, [running])).map((one) => [
      one.id,
      one.hasLeft,
      one.isOfClass,
    ])
    expect(shown.sort()).toEqual(
      [
        [seats[0], false, true],
        [seats[1], true, false],
      ].sort(),
    )
  })
}
