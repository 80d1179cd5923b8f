import { Interests, STATEMENT_IDS, STATEMENTS, SURVEY_FORM } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { careers } from '../../test/content'
import { type Person, signUp } from '../../test/people'
import { CAREER_SET, makeGame } from '../../test/results'
import { insertAnswers } from '../games/store/answers'
import { insertPlayer } from '../games/store/players'
import { markGameCompleted } from '../games/store/sessions'

let api: TestApi
let student: Person
beforeAll(async () => {
  api = await makeTestApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  student = await signUp(api.client)
})

const read = async () => (await api.client('GET', '/api/interests', undefined, student)).body
const save = (answers: object, form: number = SURVEY_FORM) =>
  api.client('PUT', '/api/interests', { form, answers }, student)
/** Likes what asks for these interests, and nothing else. */
const liking = (...interests: string[]) =>
  Object.fromEntries(
    STATEMENT_IDS.map((id) => [id, interests.includes(STATEMENTS[id]) ? 'like' : 'dislike']),
  )

describe('The survey', () => {
  test('begins with nothing, is kept answer by answer and ends with a result', async () => {
    expect(await read()).toEqual({ draft: null, result: null })
    const whole = liking('social', 'investigative')
    const { repair_engine: last, redo_room: _, ...most } = whole
    expect((await save({ repair_engine: last })).body).toEqual({
      draft: { repair_engine: last },
      result: null,
    })
    await save(most)
    expect(Object.keys((await read()).draft)).toHaveLength(28)
    const { status, body } = await save(whole)
    expect(status).toBe(200)
    expect(Interests.parse(body)).toEqual(body)
    expect(body.draft).toBeNull()
    expect(body.result).toMatchObject({ isLevel: false })
    expect(body.result.heights).toEqual({
      realistic: 0,
      investigative: 10,
      artistic: 0,
      social: 10,
      enterprising: 0,
      conventional: 0,
    })
    expect(await read()).toEqual(body)
  })

  test('statements that a game asked make a result as well, more than five for one do not', async () => {
    const whole = liking('social')
    const { fix_bike: _, ...most } = whole
    const { status, body } = await save({ ...most, lay_bricks: 'like' })
    expect(status).toBe(200)
    expect(body.result.heights).toMatchObject({ realistic: 2, social: 10 })
    expect((await save({ ...whole, lay_bricks: 'like' })).status).toBe(400)
    expect((await read()).result.heights).toMatchObject({ realistic: 2 })
  })

  test('the result names careers, best first, with the reason', async () => {
    const { matches, credits } = (await save(liking('social', 'investigative'))).body.result
    expect(matches).toHaveLength(12)
    const titles = matches.map((one: { career: { title: string } }) => one.career.title)
    expect(titles).toContain('Dietitian')
    expect(titles).not.toContain('Welder')
    const dietitian = matches[titles.indexOf('Dietitian')]
    expect([...dietitian.shared].sort()).toEqual(['investigative', 'social'])
    expect(dietitian.strength).toBeNull()
    expect(credits.attribution).toContain('O*NET')
  })

  test('careers without scores are never named', async () => {
    const unknown = careers.filter((career) => career.interestRealistic === null)
    expect(unknown.length).toBeGreaterThan(0)
    for (const interest of ['realistic', 'artistic', 'social', 'enterprising', 'conventional']) {
      const { matches } = (await save(liking(interest))).body.result
      const ids = matches.map((one: { career: { id: string } }) => one.career.id)
      for (const { id } of unknown) expect(ids).not.toContain(id)
    }
  })

  test('what is answered well in finished games counts, and says so', async () => {
    const { db } = api.services.store
    const game = await makeGame(db)
    await insertPlayer(db, {
      id: 'gp_well',
      gameSessionId: game.id,
      profileId: student.profileId,
      displayName: 'Somebody',
    })
    await insertAnswers(
      db,
      CAREER_SET.questions.slice(0, 9).map(({ id }, i) => ({
        gameSessionId: game.id,
        playerId: 'gp_well',
        questionId: id,
        isCorrect: i > 0,
        pointsEarned: 0,
        answerTimeMs: 1_000,
        answeredAt: 1,
      })),
    )
    const well = async () => {
      const { matches } = (await save(liking('social', 'investigative', 'conventional'))).body
        .result
      const nurse = (one: { career: { id: string } }) => one.career.id === CAREER_SET.careerId
      return { place: matches.findIndex(nurse), strength: matches.find(nurse)?.strength }
    }
    const before = await well()
    expect(before.strength ?? null).toBeNull()
    await markGameCompleted(db, game.id, { startedAt: 1, endedAt: 2 })
    const after = await well()
    expect(after.strength).toEqual({ topic: 'Registered Nurse', right: 8, answered: 9 })
    expect(after.place).toBeLessThan(before.place === -1 ? 12 : before.place + 1)
  })

  test('level answers point nowhere, and are told to', async () => {
    const level = Object.fromEntries(STATEMENT_IDS.map((id) => [id, 'unsure']))
    expect((await save(level)).body.result).toMatchObject({ isLevel: true, matches: [] })
  })

  test('taken again, the result stays until the new one is whole', async () => {
    const { result } = (await save(liking('artistic'))).body
    expect((await save({ fix_bike: 'like' })).body).toEqual({
      draft: { fix_bike: 'like' },
      result,
    })
    const { body } = await save(liking('realistic'))
    expect(body.draft).toBeNull()
    expect(body.result.heights.realistic).toBe(10)
  })

  test('is deleted at any time, draft and result', async () => {
    await save(liking('artistic'))
    await save({ fix_bike: 'like' })
    const { status } = await api.client('DELETE', '/api/interests', {}, student)
    expect(status).toBe(204)
    expect(await read()).toEqual({ draft: null, result: null })
  })

  test.each([
    ['another form', {}, 2],
    ['an unknown statement', { fly: 'like' }, 1],
    ['an unknown answer', { fix_bike: 'love' }, 1],
  ])('%s is refused', async (_, answers, form) => {
    const { status, body } = await save(answers, form)
    expect(status).toBe(400)
    expect(body).toEqual(problem('bad_request'))
  })

  test("is the caller's alone", async () => {
    await save(liking('artistic'))
    student = await signUp(api.client)
    expect(await read()).toEqual({ draft: null, result: null })
  })
})
