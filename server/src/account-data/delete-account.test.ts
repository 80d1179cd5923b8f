import { type ResultPost, USER_TYPES } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { findUserByProfile, type LoginUser } from '../accounts'
import { listAnswers } from '../games/store/answers'
import { listPlayers } from '../games/store/players'
import { findGame } from '../games/store/sessions'
import { FORMER_TEACHER } from '../question-sets'
import { settleGame } from '../settlement/settle-game'
import { putGameShare } from '../shares/store'
import { deleteAccount } from './delete-account'

let rooms: RoomsDouble
let api: TestApi
beforeEach(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin })
})
afterEach(async () => {
  await api.stop()
  await rooms.stop()
})

const post = (path: string, body: unknown, by: Person) => api.client('POST', path, body, by)
const deletion = (by: Person, requested: object = {}) =>
  post('/api/account/deletion', { password: by.password, confirmation: by.email, ...requested }, by)
const userOf = async ({ profileId }: Person) =>
  (await findUserByProfile(api.services.store.db, profileId)) as LoginUser
const rows = <Name extends keyof TestApi['services']['store']['db']['tables']>(name: Name) => {
  const { db } = api.services.store
  return db.select().from(db.tables[name])
}

async function aSet(creator: Person, id: string, isPublic: boolean) {
  const { db } = api.services.store
  const at = { createdAt: 1, updatedAt: 1 }
  const about = { title: id, subject: 'Careers', gradeLevel: [], tags: [] }
  await db
    .insert(db.tables.questionSets)
    .values({ id, creatorId: creator.profileId, isPublic, ...about, ...at })
}

describe('Who may delete an account', () => {
  test.each(USER_TYPES)('a %s: with the password and the typed address', async (role) => {
    const person = await signUp(api.client, role)
    const tries = [
      [await deletion(person, { password: 'a wrong password' }), 403, 'password_wrong'],
      [await deletion(person, { password: undefined }), 400, 'password_required'],
      [await deletion(person, { confirmation: 'yes' }), 400, 'deletion_unconfirmed'],
    ] as const
    for (const [{ status, body }, wanted, code] of tries) {
      expect([status, body]).toEqual([wanted, problem(code)])
    }
    expect(await userOf(person)).toBeDefined()
    const done = await deletion(person, { confirmation: ` ${person.email.toUpperCase()}` })
    expect([done.status, await userOf(person)]).toEqual([204, undefined])
    const { email, password } = person
    const signIn = await api.client('POST', '/api/auth/sign-in', { email, password })
    expect(signIn.body).toEqual(problem('sign_in_failed'))
  })

  test('without a password: with a sign-in of a moment ago', async () => {
    const person = await signUp(api.client)
    const { db } = api.services.store
    await db.update(db.tables.authAccount).set({ providerId: 'google', password: null })
    const longAgo = new Date(Date.now() - 11 * 60_000)
    await db.update(db.tables.authSession).set({ createdAt: longAgo })
    const requested = { password: undefined }
    expect((await deletion(person, requested)).body).toEqual(problem('sign_in_again'))
    await db.update(db.tables.authSession).set({ createdAt: new Date() })
    expect((await deletion(person, requested)).status).toBe(204)
  })

  test('wrong passwords are counted as those of a sign-in are', async () => {
    const person = await signUp(api.client)
    for (let i = 0; i < 10; i++) await deletion(person, { password: `wrong-${i}` })
    expect((await deletion(person)).status).toBe(429)
  })
})

describe('A teacher', () => {
  test('leaves public sets and figures; private sets go, and running games end', async () => {
    const { services } = api
    const { db } = services.store
    const [teacher, student] = [await signUp(api.client, 'teacher'), await signUp(api.client)]
    await aSet(teacher, 'qs_private', false)
    await aSet(teacher, 'qs_public', true)
    const finished = await makeGame(db, {
      hostProfileId: teacher.profileId,
      questionSetId: 'qs_private',
    })
    const player = await seat(db, finished, student.profileId)
    await settleGame(services, finished.id, await resultOf(db, [player]))
    await putGameShare(db, finished.id, 'x')
    const begin = async () =>
      (await post('/api/games', { questionSetId: 'qs_nurse-shift' }, teacher)).body.session
    const [lobby, running] = [await begin(), await begin()]
    const joined = { gameCode: running.gameCode, displayName: 'Ana' }
    await post('/api/games/join', joined, student)
    await post(`/api/games/${running.id}/start`, {}, teacher)

    expect((await deletion(teacher)).status).toBe(204)
    const sets = await rows('questionSets')
    expect(sets.find(({ id }) => id === 'qs_private')).toBeUndefined()
    expect(sets.find(({ id }) => id === 'qs_public')?.creatorId).toBe(FORMER_TEACHER)
    expect([rooms.status(lobby.id), rooms.status(running.id)]).toEqual(['completed', 'completed'])
    expect(await findGame(db, finished.id)).toMatchObject({
      hostProfileId: null,
      questionSetId: null,
      outcome: 'finished',
    })
    expect(await listPlayers(db, finished.id)).toMatchObject([
      { placement: 1, displayName: 'Somebody' },
    ])
    expect(await rows('gameShares')).toEqual([])

    const result = rooms.posts(running.id).find(({ kind }) => kind === 'result') as ResultPost
    await settleGame(services, running.id, result)
    expect(await findGame(db, running.id)).toMatchObject({
      outcome: 'finished',
      hostProfileId: null,
    })
  })

  test('whose rooms are away keeps everything and is told to try again', async () => {
    const teacher = await signUp(api.client, 'teacher')
    await post('/api/games', { questionSetId: 'qs_nurse-shift' }, teacher)
    rooms.fail = { call: 'end', when: 'before' }
    expect((await deletion(teacher)).body).toEqual(problem('room_unavailable'))
    expect(await userOf(teacher)).toBeDefined()
    rooms.fail = null
    expect((await deletion(teacher)).status).toBe(204)
  })
})

describe('A teacher of a class', () => {
  /** A class of one card, whose student plays: a room is told before the account goes. */
  async function classWithRoom() {
    const teacher = await signUp(api.client, 'teacher')
    const made = await makeClass(api.client, teacher)
    const [card] = await addCards(api.client, made, ['Ana'])
    const student = await showCard(api.client, card?.code ?? '')
    const requested = { questionSetId: 'qs_nurse-shift', sessionType: 'solo' }
    await api.client('POST', '/api/games', requested, student)
    return { teacher, made }
  }

  test('whose students’ rooms are away keeps the class and is told to try again', async () => {
    const { teacher, made } = await classWithRoom()
    rooms.fail = { call: 'erase', when: 'before' }
    expect((await deletion(teacher)).body).toEqual(problem('room_unavailable'))
    expect((await made.detail()).students).toMatchObject([{ displayName: 'Ana' }])
    rooms.fail = null
    expect((await deletion(teacher)).status).toBe(204)
    expect([await rows('classes'), await rows('studentCards')]).toEqual([[], []])
  })

  test('whose own rooms are away keeps the class with its students', async () => {
    const teacher = await signUp(api.client, 'teacher')
    const made = await makeClass(api.client, teacher)
    await addCards(api.client, made, ['Ana'])
    await post('/api/games', { questionSetId: 'qs_nurse-shift' }, teacher)
    rooms.fail = { call: 'end', when: 'before' }
    expect((await deletion(teacher)).body).toEqual(problem('room_unavailable'))
    expect((await made.detail()).students).toMatchObject([{ displayName: 'Ana' }])
    rooms.fail = null
    expect((await deletion(teacher)).status).toBe(204)
    expect([await rows('classes'), await rows('studentCards')]).toEqual([[], []])
  })

  test('gets no colleague while the class is deleted: a link for one is of no use any more', async () => {
    const { teacher, made } = await classWithRoom()
    const colleague = await signUp(api.client, 'teacher')
    const { path } = (await post(`${made.path}/invite`, {}, teacher)).body
    const token = path.split('#')[1]
    const accepted: number[] = []
    rooms.onCarriedOut = async () => {
      accepted.push((await post('/api/classes/accept', { token }, colleague)).status)
    }
    expect((await deletion(teacher)).status).toBe(204)
    expect(accepted).toEqual([400])
    expect([await rows('classes'), await rows('studentCards')]).toEqual([[], []])
  })

  test('leaves it, with its students, to a colleague who has come after all', async () => {
    const { teacher, made } = await classWithRoom()
    const colleague = await signUp(api.client, 'teacher')
    const { db } = api.services.store
    rooms.onCarriedOut = async () => {
      const row = { classId: made.id, profileId: colleague.profileId, addedAt: 1 }
      await db.insert(db.tables.classTeachers).values(row).onConflictDoNothing()
    }
    expect((await deletion(teacher)).status).toBe(204)
    expect(await userOf(teacher)).toBeUndefined()
    const { body } = await api.client('GET', made.path, undefined, colleague)
    expect(body.students).toMatchObject([{ displayName: 'Ana', hasCard: true }])
  })

  test('leaves no account of a card in no class, also one that is made at this moment', async () => {
    const teacher = await signUp(api.client, 'teacher')
    const user = await userOf(teacher)
    const made = await makeClass(api.client, teacher)
    await Promise.all([
      deleteAccount(api.services, user),
      ...['Ana', 'Ben', 'Cem'].map((name) =>
        post(`${made.path}/students`, { names: [name] }, teacher),
      ),
    ])
    expect(await userOf(teacher)).toBeUndefined()
    expect([await rows('classes'), await rows('studentCards')]).toEqual([[], []])
  })
})

describe('At one time', () => {
  test('deleted many times at once is deleted once', async () => {
    const person = await signUp(api.client)
    const user = await userOf(person)
    await Promise.all(Array.from({ length: 20 }, () => deleteAccount(api.services, user)))
    expect(await userOf(person)).toBeUndefined()
  })

  test('a game settles while its player goes: it counts once, and nobody is named', async () => {
    const { services } = api
    const { db } = services.store
    for (let i = 0; i < 8; i++) {
      const [person, other] = [await signUp(api.client), await signUp(api.client)]
      const game = await makeGame(db)
      const players = [
        await seat(db, game, person.profileId),
        await seat(db, game, other.profileId),
      ]
      // As the room told of it before it was asked to forget.
      const named = players.map((player) => ({ ...player, displayName: 'Canary' }))
      const result = await resultOf(db, named)
      const user = await userOf(person)
      const settling = () => settleGame(services, game.id, result)
      const going = () => deleteAccount(services, user)
      await Promise.all(i % 2 === 0 ? [settling(), going()] : [going(), settling()])
      expect(await userOf(person)).toBeUndefined()
      const seats = await listPlayers(db, game.id)
      const [first, second] = players.map((one) => seats.find(({ id }) => id === one.playerId))
      expect(first).toMatchObject({ profileId: null, displayName: '', placement: 1 })
      expect(second).toMatchObject({ profileId: other.profileId, placement: 2 })
      expect(await listAnswers(db, game.id)).toHaveLength(2)
    }
    const ledger = await rows('tokenLedger')
    expect(new Set(ledger.map(({ profileId }) => profileId)).size).toBe(8)
  }, 60_000)
})
