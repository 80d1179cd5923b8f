import { type RunningGame, RunningGames } from '@pathquest/core'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard } from '../../test/class'
import { type Caller, problem } from '../../test/client'
import { changeSeats } from '../../test/figures'
import { aPlatform, launchFrom } from '../../test/lti'
import { type Person, signUp } from '../../test/people'
import { makeGame } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { giveSeatTo } from '../analytics/store/students'
import { markPlayerRemoved, updatePlayer } from '../games/store/players'
import { markGameCompleted, markGameStarted } from '../games/store/sessions'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import { receivePost } from '../settlement/room-outbox'
import { RunningFigures } from './running-figures'

const SET = 'qs_nurse-shift'
let rooms: RoomsDouble
let api: TestApi
let now = Date.now()

beforeAll(async () => {
  rooms = await startRoomsDouble()
  rooms.now = () => now
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => now })
})
afterEach(() => {
  rooms.fail = null
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const call = (method: string, path: string, body: unknown, by: object) =>
  api.client(method, path, body, by)

/** After the second for which a room's answer is kept. */
async function running(by: object, classId?: string): Promise<RunningGame[]> {
  now += 1_000
  const query = classId === undefined ? '' : `?class=${classId}`
  const { status, body } = await call('GET', `/api/running-games${query}`, undefined, by)
  expect(status).toBe(200)
  expect(RunningGames.parse(body)).toEqual(body)
  return body.games
}

/** A class of two, and a lobby for it in which both sit. */
async function aLesson() {
  now += 10 * 60_000
  const made = await makeClass(api.client, undefined, { period: '3' })
  const cards = await addCards(api.client, made, ['Ana', 'Ben'])
  const requested = { questionSetId: SET, classId: made.id }
  const { body } = await call('POST', '/api/games', requested, made.teacher)
  const { id, gameCode } = body.session as { id: string; gameCode: string }
  const path = `/api/games/${id}`
  const players: Caller[] = []
  for (const { code } of cards) {
    const by = await showCard(api.client, code)
    await call('POST', '/api/games/join', { gameCode, displayName: 'x' }, by)
    players.push(by)
  }
  const [ana, ben] = players as [Caller, Caller]
  const host = (command: string) => call('POST', `${path}/${command}`, {}, made.teacher)
  const answer = async (by: Caller, isRight: boolean) => {
    const { body } = await call('GET', `${path}/view?role=player`, undefined, by)
    const asked = body.view.stage.question as { id: string }
    const question = rooms.setup(id)?.questions.find((one) => one.id === asked.id)
    const correctIndex = question?.correctIndex ?? 0
    // Nobody answers in no time.
    now += 2_000
    const selectedOptionIndex = isRight ? correctIndex : (correctIndex + 1) % 3
    const move = { type: 'answer', questionId: asked.id, selectedOptionIndex }
    const done = await call('POST', `${path}/moves`, { id: `m-${asked.id}`, move }, by)
    expect([done.status, done.body.code]).toEqual([200, undefined])
  }
  /** What the room has to tell arrives. */
  const deliver = async () => {
    for (const post of rooms.posts(id)) await receivePost(api.services, id, post)
  }
  return { id, gameCode, made, cards, ana, ben, host, answer, deliver }
}

describe('A running game', () => {
  test('shows its lobby, each answer to the open question, and accuracy when it closes', async () => {
    const { id, made, host, answer, ana, ben } = await aLesson()
    const { teacher } = made
    const [lobby] = await running(teacher)
    expect(lobby).toEqual({
      sessionId: id,
      questionSetTitle: 'A Shift on the Ward',
      gameMode: 'career_quest',
      status: 'waiting',
      isPaused: false,
      isHost: true,
      class: { id: made.id, name: 'Careers 7', period: '3' },
      players: 2,
      present: 2,
      question: null,
      questions: 10,
      open: null,
      answers: 0,
      accuracy: null,
    })
    await host('start')
    await markGameStarted(api.services.store.db, id, now)
    const open = { status: 'in_progress', question: 1, answers: 0, accuracy: null }
    expect(await running(teacher)).toMatchObject([{ ...open, open: { answered: 0 } }])
    await answer(ana, true)
    expect(await running(teacher)).toMatchObject([{ ...open, open: { answered: 1 } }])
    // The last answer closes the question.
    await answer(ben, false)
    const closed = { question: 1, open: null, answers: 2, accuracy: 50 }
    expect(await running(teacher, made.id)).toMatchObject([closed])
    await host('advance')
    expect(await running(teacher)).toMatchObject([
      { question: 2, open: { answered: 0 }, answers: 2, accuracy: 50 },
    ])
  })

  test('keeps its figures while the room is away', async () => {
    const { id, made, host, answer, ana, ben } = await aLesson()
    await host('start')
    await markGameStarted(api.services.store.db, id, now)
    await answer(ana, true)
    await answer(ben, true)
    const [before] = await running(made.teacher)
    expect(before).toMatchObject({ answers: 2, accuracy: 100 })
    rooms.fail = { call: 'view', when: 'before' }
    expect(await running(made.teacher)).toEqual([before])
    // A server that has not heard the room reads what it reported.
    await changeSeats(api.services.store.db, id, { correctAnswers: 1, totalAnswers: 1 })
    const anew = new RunningFigures(api.services)
    const asked = { callerId: made.teacher.profileId, seesClasses: true }
    expect(await anew.of(asked)).toMatchObject([{ answers: 2, accuracy: 100, question: 1 }])
  })

  test('is among the settled ones as soon as it is no longer among the open ones', async () => {
    const { id, made, host, answer, deliver, ana, ben } = await aLesson()
    const answered = async () => {
      const { body } = await call('GET', '/api/analytics', undefined, made.teacher)
      const games = await running(made.teacher)
      return {
        settled: body.overview.totalQuestionsAnswered as number,
        running: games.reduce((sum, { answers }) => sum + answers, 0),
        isOpen: games.some(({ sessionId }) => sessionId === id),
      }
    }
    await host('start')
    await deliver()
    await answer(ana, true)
    await answer(ben, false)
    expect(await answered()).toEqual({ settled: 0, running: 2, isOpen: true })
    await host('end')
    // The room knows that it is over, the database does not yet.
    expect(await answered()).toEqual({ settled: 0, running: 2, isOpen: true })
    await deliver()
    expect(await answered()).toEqual({ settled: 2, running: 0, isOpen: false })
  })

  test('counts neither the host’s own seat nor who was removed or has left', async () => {
    const { db } = api.services.store
    const { id, gameCode, made, ana, ben, host, answer } = await aLesson()
    const { teacher } = made
    const guest = async () => {
      const joined = await call('POST', '/api/games/join', { gameCode, displayName: 'Guest' }, {})
      return joined.body.player.id as string
    }
    const [left, removed, own] = [await guest(), await guest(), await guest()]
    expect(await running(teacher)).toMatchObject([{ players: 5, present: 2 }])
    await updatePlayer(db, left, { leftAt: now })
    await markPlayerRemoved(db, removed, now)
    await giveSeatTo(db, own, teacher.profileId)
    expect(await running(teacher)).toMatchObject([{ players: 2, present: 2 }])
    await host('start')
    await markGameStarted(api.services.store.db, id, now)
    for (const by of [ana, ben]) await answer(by, true)
    await host('advance')
    // Whoever played and left counts, whoever was removed does not.
    await changeSeats(db, id, { correctAnswers: 2, totalAnswers: 2 })
    const [game] = await running(teacher)
    expect(game).toMatchObject({ players: 2, answers: 6, accuracy: 100 })
  })

  test('is asked for once a second, however many read it', async () => {
    const { made } = await aLesson()
    const figures = new RunningFigures(api.services)
    const ask = vi.spyOn(api.services.rooms, 'command')
    const asked = { callerId: made.teacher.profileId, seesClasses: true }
    await Promise.all(Array.from({ length: 30 }, () => figures.of(asked)))
    expect(ask).toHaveBeenCalledOnce()
    now += 1_000
    await figures.of({ ...asked, classId: made.id })
    expect(ask).toHaveBeenCalledTimes(2)
    ask.mockRestore()
  })

  test('is shown to a colleague of the class without its code, its questions or a name', async () => {
    const { gameCode, made, cards } = await aLesson()
    const colleague = await signUp(api.client, 'teacher')
    const stranger = await signUp(api.client, 'teacher')
    const invite = await call('POST', `${made.path}/invite`, {}, made.teacher)
    const token = invite.body.path.split('#')[1]
    await call('POST', '/api/classes/accept', { token }, colleague)
    const shown = await running(colleague, made.id)
    expect(shown).toMatchObject([{ isHost: false, players: 2, present: 2 }])
    const told = JSON.stringify(shown)
    for (const secret of [gameCode, ...cards.map(({ displayName }) => displayName)]) {
      expect(told).not.toContain(secret)
    }
    expect(await running(colleague)).toEqual([])
    const path = `/api/running-games?class=${made.id}`
    expect(await call('GET', path, undefined, stranger)).toMatchObject({
      status: 404,
      body: problem('class_not_found'),
    })
  })

  test('names no class to a visit from an LMS, whoever hosts it', async () => {
    const { services, client } = api
    const { made } = await aLesson()
    const { bearer } = await launchFrom(services, client, await aPlatform(services), {
      role: 'teacher',
    })
    const { db } = services.store
    await db.update(db.tables.ltiLaunches).set({ profileId: made.teacher.profileId })
    expect(await running({ bearer })).toMatchObject([{ class: null, present: null, players: 2 }])
    const { status } = await client('GET', `/api/running-games?class=${made.id}`, undefined, {
      bearer,
    })
    expect(status).toBe(404)
  })
})

const who = fc.integer({ min: 0, max: 2 })
const aTeam = fc.uniqueArray(who, { minLength: 1 })
const aSchool = fc.record({
  /** Who teaches each of two classes. */
  classes: fc.tuple(aTeam, aTeam),
  games: fc.array(
    fc.record({
      host: who,
      of: fc.option(fc.integer({ min: 0, max: 1 })),
      isStarted: fc.boolean(),
      isOver: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
})

test('whoever hosts and teaches what, nobody reads a game of another’s or of another’s class', async () => {
  const { db } = api.services.store
  const { classes: t, classTeachers, gameSessions } = db.tables
  const people: Person[] = []
  for (let i = 0; i < 3; i++) people.push(await signUp(api.client, 'teacher'))
  const idOf = (at: number) => (people[at] as Person).profileId
  // Their rooms were never made: what is shown comes from the database.
  const ask = vi.spyOn(api.services.rooms, 'command')
  ask.mockRejectedValue(new AppError('room_unavailable'))
  await fc.assert(
    fc.asyncProperty(aSchool, async (school) => {
      await db.delete(gameSessions)
      const classIds: string[] = []
      for (const team of school.classes) {
        const id = newId('class')
        const code = id.slice(-8).toUpperCase()
        await db.insert(t).values({ id, name: 'C', period: '', grade: null, code, createdAt: now })
        for (const at of team) {
          const profileId = idOf(at)
          await db.insert(classTeachers).values({ classId: id, profileId, addedAt: now })
        }
        classIds.push(id)
      }
      const games: { id: string; host: number; of: number | null; isOver: boolean }[] = []
      for (const { host, of, isStarted, isOver } of school.games) {
        const classId = of === null ? null : (classIds[of] as string)
        const { id } = await makeGame(db, { hostProfileId: idOf(host), classId })
        if (isStarted || isOver) await markGameStarted(db, id, now)
        if (isOver) await markGameCompleted(db, id, { startedAt: now, endedAt: now })
        games.push({ id, host, of, isOver })
      }
      const shown = async (at: number, classId?: string) => {
        const query = classId === undefined ? '' : `?class=${classId}`
        const path = `/api/running-games${query}`
        const { status, body } = await call('GET', path, undefined, people[at] as Person)
        if (status !== 200) return status
        return body.games.map(({ sessionId }: RunningGame) => sessionId).sort()
      }
      const open = games.filter(({ isOver }) => !isOver)
      const ids = (all: typeof games) => all.map(({ id }) => id).sort()
      for (const at of [0, 1, 2]) {
        expect(await shown(at)).toEqual(ids(open.filter(({ host }) => host === at)))
        for (const of of [0, 1]) {
          const teaches = school.classes[of]?.includes(at)
          const expected = teaches ? ids(open.filter((game) => game.of === of)) : 404
          expect(await shown(at, classIds[of])).toEqual(expected)
        }
      }
    }),
    { numRuns: 25 },
  )
  ask.mockRestore()
}, 60_000)
