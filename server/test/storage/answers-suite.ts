import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../src/db/db'
import {
  findAnswer,
  insertAnswers,
  listAnswers,
  type NewAnswer,
  submitAnswerSecurely,
} from '../../src/games/store/answers'
import { findPlayer, type GamePlayer } from '../../src/games/store/players'
import { aGame, aPlayer, aQuestion } from './samples'
import type { Bench } from './test-database'

export function answersSuite(bench: Bench): void {
  let db: Db
  let player: GamePlayer
  beforeEach(async () => {
    db = bench.store.db
    player = await aPlayer(db, (await aGame(db)).id)
  })

  const submission = (change = {}) => ({
    gameSessionId: player.gameSessionId,
    playerId: player.id,
    questionId: 'qn_one',
    selectedOptionIndex: 0,
    answerTimeMs: 1200,
    ...change,
  })

  test('submit_answer_securely judges by the game’s own copy and counts', async () => {
    const right = await submitAnswerSecurely(db, submission({ now: 77 }))
    expect(right).toMatchObject({ ok: true, isCorrect: true, pointsEarned: 10 })
    const wrong = await submitAnswerSecurely(
      db,
      submission({ questionId: 'qn_two', selectedOptionIndex: 1 }),
    )
    expect(wrong).toMatchObject({ ok: true, isCorrect: false, pointsEarned: 0 })
    expect(await findPlayer(db, player.id)).toMatchObject({
      score: 10,
      correctAnswers: 1,
      totalAnswers: 2,
    })
    expect(await findAnswer(db, submission())).toMatchObject({
      id: right.ok && right.answerId,
      attempt: 1,
      answer: 0,
      selectedOptionIndex: 0,
      share: 1,
      answerTimeMs: 1200,
      answeredAt: 77,
    })
  })

  test('a mode’s own points count for a right answer only', async () => {
    const right = await submitAnswerSecurely(db, submission({ points: 7 }))
    expect(right).toMatchObject({ pointsEarned: 7 })
    const wrong = submission({ questionId: 'qn_two', selectedOptionIndex: 1, points: 7 })
    expect(await submitAnswerSecurely(db, wrong)).toMatchObject({ pointsEarned: 0 })
  })

  test('a second answer is refused and changes nothing, also when both come at once', async () => {
    const both = await Promise.all(
      [0, 1].map((selectedOptionIndex) =>
        submitAnswerSecurely(db, submission({ selectedOptionIndex })),
      ),
    )
    expect(both.filter((one) => one.ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, code: 'already_submitted' })
    expect(await findPlayer(db, player.id)).toMatchObject({ totalAnswers: 1 })
  })

  test('an unknown option, question or player is refused', async () => {
    const submit = (change: object) => submitAnswerSecurely(db, submission(change))
    const notFound = { ok: false, code: 'player_not_found' }
    expect(await submit({ selectedOptionIndex: 2 })).toEqual({
      ok: false,
      code: 'option_not_found',
    })
    expect(await submit({ questionId: 'qn_none' })).toEqual(notFound)
    expect(await submit({ playerId: 'gp_none' })).toEqual(notFound)
    expect(await submit({ gameSessionId: (await aGame(db)).id })).toEqual(notFound)
    expect(await findAnswer(db, submission())).toBeUndefined()
  })

  test('answers inserted twice are there once', async () => {
    const answers: NewAnswer[] = ['qn_one', 'qn_two'].map((questionId, answeredAt) => ({
      ...submission({ questionId }),
      isCorrect: true,
      pointsEarned: 10,
      answeredAt,
    }))
    expect(await insertAnswers(db, answers.slice(0, 1))).toBe(1)
    expect(await insertAnswers(db, answers)).toBe(1)
    expect(await insertAnswers(db, answers)).toBe(0)
    expect(await insertAnswers(db, [])).toBe(0)
    const listed = await listAnswers(db, player.gameSessionId)
    expect(listed.map((answer) => answer.questionId)).toEqual(['qn_one', 'qn_two'])
  })

  test.each([
    [2],
    ['42'],
    ['null'],
    [''],
    [null],
    [true],
    [[3, 1, 2]],
    [{ low: 1.5, high: 'ümlaut "2"' }],
  ])('an answer of any kind comes back as it was given: %j', async (answer) => {
    const row = { ...submission(), selectedOptionIndex: null, answer }
    const judged = { isCorrect: null, share: null, pointsEarned: 0, answeredAt: 1 }
    await insertAnswers(db, [{ ...row, ...judged }])
    expect(await listAnswers(db, player.gameSessionId)).toMatchObject([
      { attempt: 1, answer, selectedOptionIndex: null, isCorrect: null, share: null },
    ])
  })

  test('a question that came back has an answer for each attempt', async () => {
    const row = { ...submission(), pointsEarned: 5 }
    const tries = [
      { attempt: 1, isCorrect: false, share: 0, answeredAt: 1 },
      { attempt: 2, isCorrect: true, share: 0.5, answeredAt: 2 },
    ].map((one) => ({ ...row, ...one }))
    expect(await insertAnswers(db, tries)).toBe(2)
    expect(await insertAnswers(db, tries)).toBe(0)
    expect(await listAnswers(db, player.gameSessionId)).toMatchObject([
      { attempt: 1, share: 0 },
      { attempt: 2, share: 0.5 },
    ])
    expect(await findAnswer(db, submission())).toMatchObject({ attempt: 2 })
  })

  test('a big class with many questions goes in at once', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `qn_${n}`)
    const game = await aGame(db, { questions: ids.map((id) => aQuestion(id)) })
    const players = await db.transact(async (tx) => {
      const seats: GamePlayer[] = []
      while (seats.length < 50) seats.push(await aPlayer(tx, game.id))
      return seats
    })
    const answers = players.flatMap(({ id: playerId }) =>
      ids.map((questionId) => ({
        ...submission({ gameSessionId: game.id, playerId, questionId }),
        isCorrect: true,
        pointsEarned: 10,
        answeredAt: 1,
      })),
    )
    expect(await insertAnswers(db, answers)).toBe(2000)
  })
}
