import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLASS_INVITE_MS, GAME_RETENTION_MS, SOLO_RETENTION_MS } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard } from '../../test/class'
import { problem } from '../../test/client'
import { recordTurns } from '../../test/event-loop'
import { aPlatform, claimsOf, launchFrom } from '../../test/lti'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf } from '../../test/results'
import { startRoomsDouble } from '../../test/rooms-double'
import { findProfile } from '../accounts/store/profiles'
import { seatToken } from '../games/seats'
import { listAnswers } from '../games/store/answers'
import { findPlayer, insertPlayer, updatePlayer } from '../games/store/players'
import { type GameSession, markGameStarted, updateGamePause } from '../games/store/sessions'
import { acceptLaunch } from '../lti/launches/accept-launch'
import { findProfileByLtiIdentity } from '../lti/launches/store/identities'
import { insertPlatform, removePlatform } from '../lti/platforms/store/platforms'
import { closeSetReports, insertSetReport } from '../question-reports/store/set-reports'
import { getTokenBalance } from '../rewards/store/token-ledger'
import { settleGame } from '../settlement/settle-game'
import { purgeDue } from './purge'
import { LMS_NAME_RETENTION_MS } from './store/people'
import { CARD_RETENTION_MS } from './store/unused-cards'

const CANARY = 'Canary Guest of long ago'
const DAY_MS = 24 * 60 * 60_000
const STARTED_AT = Date.UTC(2026, 4, 4, 9)
let api: TestApi
let now: number

beforeEach(async () => {
  now = STARTED_AT
  api = await makeTestApi({ now: () => now })
})
afterEach(() => api.stop())

const forget = () => purgeDue(api.services)
const get = (path: string, by = {}) => api.client('GET', path, undefined, by)

async function sits(game: GameSession, accountId: string | null, displayName: string) {
  const seat = { gameSessionId: game.id, profileId: accountId, displayName, joinedAt: now }
  const inserted = await insertPlayer(api.services.store.db, seat)
  if (!inserted.ok) throw new Error(inserted.code)
  return { playerId: inserted.player.id, accountId, displayName, score: 80 }
}

/** A guest and a student of an account, in a game that has ended by now. */
async function playedGame(host: Person, student: Person) {
  const { db } = api.services.store
  const game = await makeGame(db, { hostProfileId: host.profileId })
  const guest = await sits(game, null, CANARY)
  const account = await sits(game, student.profileId, 'Ana')
  await markGameStarted(db, game.id, now)
  const post = await resultOf(db, [guest, account])
  await settleGame(api.services, game.id, post)
  now = post.endedAt
  const bearer = await seatToken(api.services, game.id, guest.playerId)
  return { game, guest, account, bearer }
}

describe('A game of 90 days ago', () => {
  test('still opens for its host and its players, and the guest is called Guest', async () => {
    const [teacher, student] = [await signUp(api.client, 'teacher'), await signUp(api.client)]
    const { game, guest, bearer } = await playedGame(teacher, student)
    const { body } = await api.client('POST', `/api/games/${game.id}/share`, {}, teacher)
    const seatOf = async (by: object) => (await get(`/api/games/${game.id}/seat`, by)).body
    const hosted = await get('/api/games?role=hosted', teacher)
    const joined = await get('/api/games?role=joined', student)
    const asHost = await seatOf(teacher)
    expect((await seatOf({ bearer })).player).toEqual({ id: guest.playerId, displayName: CANARY })

    now += GAME_RETENTION_MS
    await forget()
    expect((await get('/api/games?role=hosted', teacher)).body).toEqual(hosted.body)
    expect((await get('/api/games?role=joined', student)).body).toEqual(joined.body)
    expect(hosted.body.games).toMatchObject([{ sessionId: game.id, playerCount: 2 }])
    expect(await seatOf(teacher)).toEqual(asHost)
    expect((await seatOf({ bearer })).player).toEqual({ id: guest.playerId, displayName: 'Guest' })
    expect((await seatOf(student)).player.displayName).toBe('Ana')
    const shared = await get(`/api/shared/${body.share_token}/leaderboard`)
    expect(shared.body).toEqual(problem('share_not_found'))
  })

  test('keeps its scores and what accounts earned, answered and are called', async () => {
    const { db } = api.services.store
    const [teacher, student] = [await signUp(api.client, 'teacher'), await signUp(api.client)]
    const { game, guest, account } = await playedGame(teacher, student)
    const before = await findPlayer(db, guest.playerId)
    const accountBefore = await findPlayer(db, account.playerId)
    const balance = await getTokenBalance(db, student.profileId)
    now += GAME_RETENTION_MS - 1
    expect([await forget(), (await listAnswers(db, game.id)).length]).toEqual([0, 2])
    now += 1
    expect([await forget(), await forget()]).toEqual([1, 0])
    expect(await findPlayer(db, guest.playerId)).toEqual({ ...before, displayName: '' })
    expect(before).toMatchObject({ score: 80, placement: 1 })
    expect(await findPlayer(db, account.playerId)).toEqual(accountBefore)
    expect(await listAnswers(db, game.id)).toMatchObject([{ playerId: account.playerId }])
    expect(await getTokenBalance(db, student.profileId)).toBe(balance)
  })

  test('leaves no trace of the guest in the files of the database', async () => {
    await playedGame(await signUp(api.client, 'teacher'), await signUp(api.client))
    const file = join(api.dataDir, 'pathquest.db')
    const traces = () =>
      [file, `${file}-wal`].filter((name) => readFileSync(name).includes(CANARY)).length
    expect(traces()).toBeGreaterThan(0)
    now += GAME_RETENTION_MS
    await forget()
    expect(await api.services.store.truncateLog()).toBe(true)
    expect(traces()).toBe(0)
    expect(api.logged()).not.toContain(CANARY)
  })
})

test('a shared leaderboard calls Guest whom nobody knows any more', async () => {
  const { db } = api.services.store
  const [teacher, student] = [await signUp(api.client, 'teacher'), await signUp(api.client)]
  const { game, account } = await playedGame(teacher, student)
  const { body } = await api.client('POST', `/api/games/${game.id}/share`, {}, teacher)
  await updatePlayer(db, account.playerId, { displayName: '' })
  const { rows } = (await get(`/api/shared/${body.share_token}/leaderboard`)).body.leaderboard
  const names = rows.map((row: { displayName: string }) => row.displayName)
  expect(names.sort()).toEqual([CANARY, 'Guest'])
})

test('a result that comes months late brings the names it was played under', async () => {
  const { db } = api.services.store
  const game = await makeGame(db)
  const guest = await sits(game, null, CANARY)
  await markGameStarted(db, game.id, now)
  now += 2 * GAME_RETENTION_MS
  expect(await forget()).toBe(1)
  const post = await resultOf(db, [guest])
  await settleGame(api.services, game.id, { ...post, endedAt: now })
  expect((await findPlayer(db, guest.playerId))?.displayName).toBe(CANARY)
  now += GAME_RETENTION_MS
  expect(await forget()).toBe(1)
  expect(await listAnswers(db, game.id)).toEqual([])
})

test('a game that its host has paused is remembered from the pause on', async () => {
  const { db } = api.services.store
  const game = await makeGame(db)
  const guest = await sits(game, null, CANARY)
  await markGameStarted(db, game.id, now)
  const pausedMs = 20 * 24 * 3_600_000
  await updateGamePause(db, game.id, now + pausedMs)
  now += SOLO_RETENTION_MS + GAME_RETENTION_MS
  expect(await forget()).toBe(0)
  now += pausedMs
  expect(await forget()).toBe(1)
  expect((await findPlayer(db, guest.playerId))?.displayName).toBe('')
})

describe('Somebody of an LMS that was removed', () => {
  async function removed(givenName: string | null) {
    const { services, client } = api
    const { db } = services.store
    const platform = await aPlatform(services)
    const { bearer } = await launchFrom(services, client, platform, { givenName })
    const { body } = await get('/api/session', { bearer })
    await removePlatform(db, platform.id)
    const { id: _id, createdAt: _at, updatedAt: _then, ...values } = platform
    const back = async () => {
      const again = await insertPlatform(db, values)
      if (!again) throw new Error('It is registered already')
      return again
    }
    return { profileId: body.user.profileId as string, platform, back }
  }
  const nameOf = async (id: string) => (await findProfile(api.services.store.db, id))?.displayName

  test('loses the name, and is who they were when the LMS is registered again', async () => {
    const { profileId, platform, back } = await removed('Mina')
    expect(await nameOf(profileId)).toBe('Mina')
    expect(await forget()).toBe(1)
    expect(await nameOf(profileId)).toBe('')
    await acceptLaunch(api.services, claimsOf(await back(), { givenName: 'Mina' }))
    const { issuer, clientId } = platform
    const identity = { issuer, clientId, sub: 'somebody' }
    expect(await findProfileByLtiIdentity(api.services.store.db, identity)).toMatchObject({
      id: profileId,
      displayName: 'Mina',
    })
    expect(await forget()).toBe(0)
  })

  test('gets a friendly name where the LMS, back again, sends none', async () => {
    const { profileId, back } = await removed('Mina')
    await forget()
    await acceptLaunch(api.services, claimsOf(await back()))
    expect(await nameOf(profileId)).toMatch(/^\w+ \w+/)
  })
})

test('somebody of an LMS is called by name until 400 days after their last launch, and then again', async () => {
  const { services } = api
  const { db } = services.store
  const platform = await aPlatform(services)
  const { issuer, clientId } = platform
  const identity = { issuer, clientId, sub: 'somebody' }
  const come = () => acceptLaunch(services, claimsOf(platform, { givenName: 'Mina' }))
  const name = async () => (await findProfileByLtiIdentity(db, identity))?.displayName
  await come()
  now += LMS_NAME_RETENTION_MS - 1
  expect(await forget()).toBe(0)
  await come()
  now += LMS_NAME_RETENTION_MS - 1
  expect([await forget(), await name()]).toEqual([0, 'Mina'])
  now += 1
  expect([await forget(), await name()]).toEqual([1, ''])
  await come()
  expect([await forget(), await name()]).toEqual([0, 'Mina'])
})

describe('An account that a card opens', () => {
  const left = async () => {
    const { db } = api.services.store
    return (await db.select().from(db.tables.classStudents)).length
  }

  test('is kept until 400 days after the last sign-in, whatever becomes of its class', async () => {
    const made = await makeClass(api.client)
    const [card] = await addCards(api.client, made, ['Ana'])
    await api.client('PATCH', made.path, { isArchived: true }, made.teacher)
    now += CARD_RETENTION_MS - 1
    expect([await forget(), await left()]).toEqual([0, 1])
    await showCard(api.client, card?.code ?? '')
    now += CARD_RETENTION_MS - 1
    expect([await forget(), await left()]).toEqual([0, 1])
    now += 1
    expect([await forget(), await left(), await forget()]).toEqual([1, 0, 0])
  })

  test('and of which a new card was made is kept as long again', async () => {
    const made = await makeClass(api.client)
    const [card] = await addCards(api.client, made, ['Ana'])
    now += CARD_RETENTION_MS - 1
    await api.client('POST', `${made.path}/students/${card?.studentId}/card`, {}, made.teacher)
    now += 1
    expect([await forget(), await left()]).toEqual([0, 1])
  })

  test('goes in a turn of its own, so that others are served in between', async () => {
    await addCards(api.client, await makeClass(api.client), ['Ana', 'Ben', 'Cem', 'Dua'])
    now += CARD_RETENTION_MS
    const turns = recordTurns(api.services)
    const forgotten = await forget()
    expect([forgotten, turns.stop()]).toEqual([4, { deleted: 4, atOnce: 1 }])
  })

  test('whose room is away stays, and keeps no later one: it is logged', async () => {
    const { db } = api.services.store
    const made = await makeClass(api.client)
    const [ana] = await addCards(api.client, made, ['Ana'])
    await makeGame(db, { sessionType: 'solo', hostProfileId: ana?.studentId ?? null })
    now++
    await addCards(api.client, made, ['Ben'])
    now += CARD_RETENTION_MS
    expect([await forget(), await left()]).toEqual([1, 1])
    expect((await findProfile(db, ana?.studentId ?? ''))?.displayName).toBe('Ana')
    expect(api.logged()).toContain('an unused account was not deleted')
  })
})

test('an account that is signed in to while it is deleted stays', async () => {
  const rooms = await startRoomsDouble()
  const { client, services, stop } = await makeTestApi({
    now: () => now,
    roomsOrigin: rooms.origin,
  })
  try {
    const [card] = await addCards(client, await makeClass(client), ['Ana'])
    const student = await showCard(client, card?.code ?? '')
    const requested = { questionSetId: 'qs_nurse-shift', sessionType: 'solo' }
    await client('POST', '/api/games', requested, student)
    rooms.onCarriedOut = async () => {
      await showCard(client, card?.code ?? '')
    }
    now += CARD_RETENTION_MS
    expect(await purgeDue(services)).toBe(0)
    const { db } = services.store
    expect(await db.select().from(db.tables.studentCards)).toMatchObject([{ usedAt: now }])
  } finally {
    await stop()
    await rooms.stop()
  }
})

test('a class that nobody teaches goes with its cards, as an older server left it', async () => {
  const { db } = api.services.store
  await addCards(api.client, await makeClass(api.client), ['Ana'])
  await db.delete(db.tables.classTeachers)
  const taught = await makeClass(api.client)
  await addCards(api.client, taught, ['Ben'])
  await forget()
  expect(await db.select().from(db.tables.classes)).toMatchObject([{ id: taught.id }])
  expect(await db.select().from(db.tables.studentCards)).toHaveLength(1)
})

test('a link for a colleague is removed once it is out of date', async () => {
  const { db } = api.services.store
  const made = await makeClass(api.client)
  await api.client('POST', `${made.path}/invite`, {}, made.teacher)
  const left = async () => (await db.select().from(db.tables.classInvites)).length
  now += CLASS_INVITE_MS - 1
  await forget()
  expect(await left()).toBe(1)
  now += 1
  await forget()
  expect(await left()).toBe(0)
})

test('Reports of a set that were answered a year ago are forgotten, open ones are not', async () => {
  const { db } = api.services.store
  const reader = await signUp(api.client)
  const [answered, open] = (await get('/api/question-sets', reader)).body.questionSets
  const report = { profileId: reader.profileId, reason: 'other', note: '', createdAt: now } as const
  for (const { id } of [answered, open]) {
    await insertSetReport(db, { ...report, questionSetId: id })
  }
  await closeSetReports(db, answered.id, { isFine: true }, now)
  const kept = async () =>
    (await db.select().from(db.tables.setReports)).map(({ questionSetId }) => questionSetId)
  now += 365 * DAY_MS - 1
  await forget()
  expect((await kept()).sort()).toEqual([answered.id, open.id].sort())
  now += 1
  await forget()
  expect(await kept()).toEqual([open.id])
})
