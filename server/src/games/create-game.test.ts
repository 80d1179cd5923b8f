import { CreateGame } from '@pathquest/core'
import { registerMode, registerTestModes, TEST_MODES } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { insertQuestionSet } from '../question-sets/store/question-sets'
import { insertWithFreeCode, planDealtGame, planRequestedGame } from './create-game'

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

describe('A game of a mode with texts of its own', () => {
  const tides = { en: 'High tide', es: 'Marea alta' }
  const [base] = TEST_MODES.filter(({ rules }) => rules.manifest.id === 'opinions')
  if (!base) throw new Error('there is no test mode')
  const manifest = { ...base.rules.manifest, id: 'own_words', material: 'own' as const }
  const deal: typeof base.rules.deal = () => ({ questions: [], material: { tides } })
  registerMode({ ...base, rules: { ...base.rules, manifest, deal } })

  test.each([
    ['en', 'Opinions'],
    ['es', 'Opiniones'],
  ] as const)('needs no set and is named after its mode (%s)', async (language, name) => {
    const { careers } = (await api.client('GET', '/api/careers')).body
    const deck = { language, industry: careers[0].industry }
    const requested = { gameMode: 'own_words', deck }
    const game = await planDealtGame(api.services, creatorId, CreateGame.parse(requested))
    expect(game).toMatchObject({ questionSetId: null, setTitle: name, questions: [] })
    expect(game.metadata?.material).toEqual({ tides })
  })

  test('repeats none of them in the next games of its host', async () => {
    const pairsOfNext = async () => {
      const requested = CreateGame.parse({ gameMode: 'common_ground' })
      const game = await planDealtGame(api.services, creatorId, requested)
      await insertWithFreeCode(api.services.store.db, game)
      const { material } = game.metadata ?? {}
      const { pairs } = material as { pairs: { first: { en: string } }[] }
      return pairs.map(({ first }) => first.en)
    }
    const three = [await pairsOfNext(), await pairsOfNext(), await pairsOfNext()].flat()
    expect(new Set(three).size).toBe(30)
  })
})
