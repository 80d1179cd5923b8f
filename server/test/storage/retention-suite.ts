import { randomUUID } from 'node:crypto'
import { GAME_RETENTION_MS, SOLO_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/store/accounts'
import { findProfile } from '../../src/accounts/store/profiles'
import type { Db } from '../../src/db/db'
import { migrate, openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { insertAnswers, listAnswers } from '../../src/games/store/answers'
import { findPlayer, type NewPlayer, updatePlayer } from '../../src/games/store/players'
import {
  type GameSession,
  markGameCancelled,
  markGameCompleted,
  markGameStarted,
} from '../../src/games/store/sessions'
import { insertLtiIdentity, noteLtiLaunch } from '../../src/lti/launches/store/identities'
import { removePlatform, updatePlatform } from '../../src/lti/platforms/store/platforms'
import { purgeGuests, purgeShares } from '../../src/retention/store/guests'
import { LMS_NAME_RETENTION_MS, purgePeople } from '../../src/retention/store/people'
import { findSharedGame, putGameShare } from '../../src/shares/store'
import { everyText } from './every-text'
import { aPlatform } from './lti-samples'
import { aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

const DAY_MS = 24 * 3_600_000
const NOW = Date.UTC(2026, 8, 1)
const LONG_AGO = NOW - GAME_RETENTION_MS

export function retentionSuite(bench: Bench): void {
  let store: Store
  let db: Db
  beforeAll(async () => {
    store = openStore(await bench.databases.fresh())
    await migrate(store)
    db = store.db
  })
  afterAll(() => store?.close())
  beforeEach(async () => {
    await db.delete(db.tables.gameSessions)
    await db.delete(db.tables.profiles)
    await db.delete(db.tables.ltiPlatforms)
  })

  const gameAt = (createdAt: number) => aGame(db, { createdAt })
  async function endedGame(endedAt: number): Promise<GameSession> {
    const startedAt = endedAt - 600_000
    const game = await gameAt(startedAt - 60_000)
    await markGameStarted(db, game.id, startedAt)
    await markGameCompleted(db, game.id, { startedAt, endedAt })
    return game
  }
  /** Joined before the game began, and answered one question right. */
  async function whoPlayed(game: GameSession, change: Partial<NewPlayer> = {}): Promise<string> {
    const { id } = await aPlayer(db, game.id, { joinedAt: game.createdAt + 1, ...change })
    await updatePlayer(db, id, { score: 42, correctAnswers: 1, totalAnswers: 1 })
    const answer = { selectedOptionIndex: 0, isCorrect: true, pointsEarned: 42, answerTimeMs: 900 }
    const answeredAt = game.createdAt + 70_000
    const key = { gameSessionId: game.id, playerId: id, questionId: 'qn_one' }
    await insertAnswers(db, [{ ...answer, ...key, answeredAt }])
    return id
  }
  const nameOf = async (playerId: string) => (await findPlayer(db, playerId))?.displayName
  const profileNameOf = async (id: string) => (await findProfile(db, id))?.displayName
  const everybody = async () => {
    let forgotten = 0
    for (let after: string | null = ''; after !== null; ) {
      const batch: Awaited<ReturnType<typeof purgePeople>> = await purgePeople(db, after, NOW, 2)
      forgotten += batch.forgotten
      after = batch.last
    }
    return forgotten
  }

  describe('guests', () => {
    test('names and answers go 90 days after the game, to the millisecond; scores stay', async () => {
      const [gone, kept] = [await endedGame(LONG_AGO), await endedGame(LONG_AGO + 1)]
      const [guest, later] = [await whoPlayed(gone), await whoPlayed(kept)]
      const before = await findPlayer(db, guest)
      expect(await purgeGuests(db, NOW)).toBe(1)
      expect(await findPlayer(db, guest)).toEqual({ ...before, displayName: '' })
      expect(before).toMatchObject({ score: 42, correctAnswers: 1, totalAnswers: 1 })
      expect(await listAnswers(db, gone.id)).toEqual([])
      expect([await nameOf(later), await listAnswers(db, kept.id)]).toEqual([
        'Ben',
        [expect.objectContaining({ playerId: later })],
      ])
    })

    test('who has a profile keeps name and answers in the same game', async () => {
      const game = await endedGame(LONG_AGO)
      const guest = await whoPlayed(game, { displayName: 'Gus' })
      const { id: profileId } = await aProfile(db)
      const person = await whoPlayed(game, { profileId, displayName: 'Ana' })
      const before = await findPlayer(db, person)
      expect(await purgeGuests(db, NOW)).toBe(1)
      expect([await nameOf(guest), await findPlayer(db, person)]).toEqual(['', before])
      expect(await listAnswers(db, game.id)).toMatchObject([{ playerId: person }])
    })

    test('who was removed from the game is forgotten like the others', async () => {
      const game = await endedGame(LONG_AGO)
      const guest = await whoPlayed(game)
      await updatePlayer(db, guest, { removedAt: LONG_AGO - 1 })
      await purgeGuests(db, NOW)
      expect(await nameOf(guest)).toBe('')
    })

    test('a seat that lost its profile is a guest from then on', async () => {
      const { id: profileId } = await aProfile(db)
      const guest = await whoPlayed(await endedGame(LONG_AGO - DAY_MS), { profileId })
      expect(await purgeGuests(db, NOW)).toBe(0)
      await db.delete(db.tables.profiles)
      expect(await purgeGuests(db, NOW)).toBe(1)
      expect(await nameOf(guest)).toBe('')
    })

    test('a game that was cancelled, or never started, counts as well', async () => {
      const cancelled = await gameAt(LONG_AGO - DAY_MS)
      const early = await aPlayer(db, cancelled.id, { joinedAt: LONG_AGO - DAY_MS })
      await markGameCancelled(db, cancelled.id, LONG_AGO)
      const left = await aPlayer(db, (await gameAt(LONG_AGO)).id, { joinedAt: LONG_AGO })
      const waits = await aPlayer(db, (await gameAt(LONG_AGO + 1)).id, { joinedAt: LONG_AGO + 1 })
      expect(await purgeGuests(db, NOW)).toBe(2)
      expect(await Promise.all([early, left, waits].map(({ id }) => nameOf(id)))).toEqual([
        '',
        '',
        'Ben',
      ])
    })

    test('a running game is left alone, until no room can stand behind it', async () => {
      const startedAt = LONG_AGO - SOLO_RETENTION_MS
      const [running, lost] = [await gameAt(startedAt - 2), await gameAt(startedAt - 2)]
      await markGameStarted(db, running.id, startedAt + 1)
      await markGameStarted(db, lost.id, startedAt)
      const [plays, played] = [await whoPlayed(running), await whoPlayed(lost)]
      expect(await purgeGuests(db, NOW)).toBe(1)
      expect([await nameOf(plays), await nameOf(played)]).toEqual(['Ben', ''])
      expect(await listAnswers(db, running.id)).toHaveLength(1)
    })

    test('goes by batches, oldest first, and a second run changes nothing', async () => {
      const games = [await endedGame(LONG_AGO - 2 * DAY_MS), await endedGame(LONG_AGO)]
      const seats: string[] = []
      for (const game of games) seats.push(await whoPlayed(game), await whoPlayed(game))
      expect(await purgeGuests(db, NOW, 3)).toBe(3)
      expect(await Promise.all(seats.slice(0, 2).map(nameOf))).toEqual(['', ''])
      expect([await purgeGuests(db, NOW, 3), await purgeGuests(db, NOW, 3)]).toEqual([1, 0])
      expect(await Promise.all(seats.map(nameOf))).toEqual(['', '', '', ''])
      expect(await purgeGuests(db, NOW + 400 * DAY_MS, 3)).toBe(0)
    })

    test('a name stands nowhere in the database afterwards', async () => {
      const game = await endedGame(LONG_AGO)
      await whoPlayed(game, { displayName: 'Canary Guest' })
      expect(await everyText(db)).toContain('Canary Guest')
      await purgeGuests(db, NOW)
      const texts = await everyText(db)
      expect(texts).toContain(game.id)
      expect(texts).not.toContain('Canary')
    })
  })

  test('a share ends with the names of its game', async () => {
    const games = [await endedGame(LONG_AGO), await endedGame(LONG_AGO + 1), await gameAt(LONG_AGO)]
    for (const [i, { id }] of games.entries()) await putGameShare(db, id, `old-${i}`)
    expect([await purgeShares(db, NOW), await purgeShares(db, NOW)]).toEqual([2, 0])
    expect(await findSharedGame(db, 'old-0')).toBeUndefined()
    expect(await findSharedGame(db, 'old-1')).toMatchObject({ id: games[1]?.id })
  })

  describe('people of an LMS', () => {
    const login = async (sub: string = randomUUID(), at = NOW - DAY_MS) => {
      const platform = await aPlatform(db)
      const { issuer, clientId } = platform
      const { id: profileId } = await aProfile(db, { displayName: 'Canary Person' })
      await insertLtiIdentity(db, { issuer, clientId, sub, profileId }, at)
      return { platform, profileId, identity: { issuer, clientId, sub } }
    }

    test('their names go when their LMS is not registered any more; what they earned stays', async () => {
      const { platform, profileId } = await login()
      const game = await endedGame(NOW - DAY_MS)
      const seat = await whoPlayed(game, { profileId, displayName: 'Canary Person' })
      const before = await findPlayer(db, seat)
      expect(await everybody()).toBe(0)
      await removePlatform(db, platform.id)
      expect(await everybody()).toBe(1)
      expect(await findProfile(db, profileId)).toMatchObject({ displayName: '', updatedAt: NOW })
      expect(await findPlayer(db, seat)).toEqual({ ...before, displayName: '' })
      expect(await listAnswers(db, game.id)).toHaveLength(1)
      expect(await everyText(db)).not.toContain('Canary')
      expect(await everybody()).toBe(0)
    })

    test('their names go 400 days after the last launch, and stand nowhere then', async () => {
      const unused = NOW - LMS_NAME_RETENTION_MS
      const [gone, kept] = [await login('gone', unused), await login('kept', unused + 1)]
      const game = await endedGame(unused + DAY_MS)
      const change = { profileId: gone.profileId, displayName: 'Canary Person' }
      const seat = await whoPlayed(game, change)
      expect(await everybody()).toBe(1)
      expect([await profileNameOf(gone.profileId), await nameOf(seat)]).toEqual(['', ''])
      expect(await findPlayer(db, seat)).toMatchObject({ score: 42, profileId: gone.profileId })
      expect(await profileNameOf(kept.profileId)).toBe('Canary Person')
      await db.delete(db.tables.profiles).where(eq(db.tables.profiles.id, kept.profileId))
      const texts = await everyText(db)
      expect(texts).toContain(gone.profileId)
      expect(texts).not.toContain('Canary')
    })

    test('each launch counts, by any of their logins; a former one without a day by its first', async () => {
      const long = NOW - LMS_NAME_RETENTION_MS
      const [came, twice, former] = [
        await login('came', long),
        await login('twice', long),
        await login('former', long),
      ]
      const other = await aPlatform(db)
      const { issuer, clientId } = other
      const second = { issuer, clientId, sub: '2', profileId: twice.profileId }
      await insertLtiIdentity(db, second, NOW - DAY_MS)
      await db.update(db.tables.ltiIdentities).set({ lastLaunchAt: null })
      await noteLtiLaunch(db, came.identity, NOW - 2 * DAY_MS)
      await noteLtiLaunch(db, came.identity, NOW - 2 * DAY_MS + 1)
      expect(await everybody()).toBe(1)
      const names = [came, twice, former].map(({ profileId }) => profileNameOf(profileId))
      expect(await Promise.all(names)).toEqual(['Canary Person', 'Canary Person', ''])
      const [row] = await db
        .select()
        .from(db.tables.ltiIdentities)
        .where(eq(db.tables.ltiIdentities.sub, 'came'))
      // Once a day is enough.
      expect(row?.lastLaunchAt).toBe(NOW - 2 * DAY_MS)
    })

    test('a stopped LMS, another login or an account keeps the name', async () => {
      const [stopped, twice] = [await login(), await login()]
      const { issuer, clientId } = stopped.platform
      await updatePlatform(db, stopped.platform.id, { isActive: false }, NOW)
      await insertLtiIdentity(db, { issuer, clientId, sub: '2', profileId: twice.profileId })
      const account = await insertAccount(db, {
        email: 'ada@school.example',
        passwordHash: 'x',
        displayName: 'Ada',
        userType: 'student',
        createdAt: NOW,
      })
      const { id: profileId } = account.profile
      await insertLtiIdentity(db, { ...twice.identity, sub: '3', profileId })
      await removePlatform(db, twice.platform.id)
      expect(await everybody()).toBe(0)
      expect(
        await Promise.all([stopped.profileId, twice.profileId, profileId].map(profileNameOf)),
      ).toEqual(['Canary Person', 'Canary Person', 'Ada'])
    })

    test('a batch leaves nobody out, however many keep their names', async () => {
      const people = [await login(), await login(), await login(), await login(), await login()]
      const gone = people.filter((_person, i) => i % 2 === 0)
      for (const { platform } of gone) await removePlatform(db, platform.id)
      expect(await everybody()).toBe(3)
      const kept = people.filter((person) => !gone.includes(person))
      for (const { profileId } of kept) expect(await profileNameOf(profileId)).not.toBe('')
    })

    test('who sits in a game that is not over is left for later', async () => {
      const { platform, profileId } = await login()
      const game = await gameAt(NOW - 2)
      await aPlayer(db, game.id, { profileId, joinedAt: NOW - 1 })
      await removePlatform(db, platform.id)
      expect(await everybody()).toBe(0)
      await markGameCancelled(db, game.id, NOW)
      expect(await everybody()).toBe(1)
      expect(await profileNameOf(profileId)).toBe('')
    })
  })
}
