import { CreateGame } from '@pathquest/core'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { insertQuestionSet } from '../question-sets/store/question-sets'
import { planRequestedGame } from './create-game'

let api: TestApi
let creatorId: string

beforeAll(async () => {
  registerTestModes()
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' } })
  creatorId = (await signUp(api.client, 'teacher')).profileId
})
afterAll(() => api.stop())

/** A game of a new set with one question of each of these kinds. */
async function plan(gameMode: string, kinds: string[]) {
  const options = ['4', '5'].map((text) => ({ text, isCorrect: text === '4' }))
  const set = await insertQuestionSet(api.services.store.db, {
    title: 'Of several kinds',
    subject: 'Science',
    gradeLevel: [],
    tags: [],
    isPublic: false,
    creatorId,
    questions: kinds.map((kind) => ({
      questionText: 'Two and two?',
      kind,
      options,
      points: 10,
      timeLimitSeconds: 30,
      difficulty: 'easy' as const,
    })),
  })
  const requested = CreateGame.parse({ questionSetId: set.id })
  return planRequestedGame(api.services, creatorId, { ...requested, gameMode })
}

// Shared Boss accepts only questions of the kind choice, Trail Board any.
describe('A game of a mode that accepts only some kinds of questions', () => {
  test('is planned without the questions of other kinds', async () => {
    const kinds = ['choice', 'estimate', 'choice']
    const kindsOf = (game: Awaited<ReturnType<typeof plan>>) =>
      game.questions.map(({ kind }) => kind)
    expect(kindsOf(await plan('shared_boss', kinds))).toEqual(['choice', 'choice'])
    expect(kindsOf(await plan('trail_board', kinds))).toEqual(kinds)
  })

  test('is refused if the set has none that it accepts', async () => {
    await expect(plan('shared_boss', ['estimate'])).rejects.toMatchObject({
      code: 'kinds_not_for_mode',
      field: 'gameMode',
    })
  })
})
