import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { listQuestions } from '../question-sets'
import {
  findQuestionSet,
  insertQuestionSet,
  removeQuestionSet,
} from '../question-sets/store/question-sets'

/** A built-in set that belongs to a career. */
const NURSE = 'qs_nurse-shift'

let rooms: RoomsDouble
let api: TestApi

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' }, roomsOrigin: rooms.origin })
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const defaults = async (by: Person, query = '') =>
  (await api.client('GET', `/api/host-defaults${query}`, undefined, by)).body
const host = (by: Person, requested: object) =>
  api.client('POST', '/api/games', { questionSetId: NURSE, ...requested }, by)
const aTeacher = () => signUp(api.client, 'teacher')
const ownSet = ({ profileId: creatorId }: Person, title: string, now: number) =>
  insertQuestionSet(
    api.services.store.db,
    {
      title,
      subject: 'Science',
      gradeLevel: [],
      tags: [],
      isPublic: false,
      creatorId,
      questions: [
        {
          questionText: 'Two and two?',
          options: [{ text: '4', isCorrect: true }],
          points: 10,
          timeLimitSeconds: 30,
          difficulty: 'easy',
        },
      ],
    },
    now,
  )

test('a new teacher starts with a public set about a field of work', async () => {
  const { set, game } = await defaults(await aTeacher())
  expect(set).toEqual({ id: expect.stringMatching(/^qs_/), explorationType: 'industry' })
  expect(game).toBeNull()
})

test.each(['en', 'es'])('the set that is suggested in %s is in this language', async (lang) => {
  const { set } = await defaults(await aTeacher(), `?lang=${lang}`)
  const suggested = await findQuestionSet(api.services.store.db, set.id)
  expect(suggested?.tags.includes('español')).toBe(lang === 'es')
})

test('who has made sets starts with the latest of them', async () => {
  const teacher = await aTeacher()
  const { id } = await ownSet(teacher, 'Newer', 2_000)
  await ownSet(teacher, 'Older', 1_000)
  expect((await defaults(teacher)).set).toEqual({ id, explorationType: 'industry' })
})

test('a set that is asked for is played, also after a game in a mode that needs none', async () => {
  const teacher = await aTeacher()
  const dealt = { gameMode: 'clue_trail', questionSetId: undefined }
  expect((await host(teacher, dealt)).status).toBe(201)
  expect((await defaults(teacher)).game.gameMode).toBe('clue_trail')
  const { set, game } = await defaults(teacher, `?set=${NURSE}`)
  expect([set.id, game.gameMode, game.settings.modeSettings]).toEqual([NURSE, 'career_quest', {}])
})

test('afterwards the form starts with the settings of the latest class game', async () => {
  const teacher = await aTeacher()
  const [first, second] = await listQuestions(api.services.store.db, NURSE)
  const questionIds = [second?.id, first?.id]
  await host(teacher, {
    gameMode: 'team_challenge',
    maxPlayers: 12,
    isPublic: false,
    allowLateJoin: true,
    questionIds,
    settings: { shuffleQuestions: true, approveNames: true, modeSettings: { teamCount: 3 } },
  })
  // A solo game says nothing about a class.
  await host(teacher, { sessionType: 'solo' })
  expect(await defaults(teacher)).toMatchObject({
    set: { id: NURSE, explorationType: 'career' },
    game: {
      gameMode: 'team_challenge',
      maxPlayers: 12,
      isPublic: false,
      allowLateJoin: true,
      questionIds,
      settings: { shuffleQuestions: true, approveNames: true, modeSettings: { teamCount: 3 } },
    },
  })
})

test('a requested set comes first, without the part and driver of another', async () => {
  const teacher = await aTeacher()
  const { id } = await ownSet(teacher, 'Asked for', 1_000)
  await host(teacher, { firstQuestions: 3, settings: { shuffleOptions: true } })
  const { set, game } = await defaults(teacher, `?set=${id}`)
  expect(set.id).toBe(id)
  expect(game).not.toHaveProperty('firstQuestions')
  expect(game.settings).toMatchObject({ shuffleOptions: true, businessDriver: null })
  const stranger = await aTeacher()
  expect((await defaults(stranger, `?set=${id}`)).set.id).not.toBe(id)
})

test('a deleted set is replaced by one that fits', async () => {
  const teacher = await aTeacher()
  const { id } = await ownSet(teacher, 'Short-lived', 1_000)
  expect((await host(teacher, { questionSetId: id })).status).toBe(201)
  expect((await defaults(teacher)).set.id).toBe(id)
  await removeQuestionSet(api.services.store.db, id)
  const { set, game } = await defaults(teacher)
  expect(set.id).not.toBe(id)
  expect(game).toMatchObject({ gameMode: 'career_quest' })
})
