import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertAnswers, listAnswers } from '../../src/games/store/answers'
import { listPlayers } from '../../src/games/store/players'
import { findGame, type GameSession } from '../../src/games/store/sessions'
import { countGame, recountHosts } from '../../src/host-totals'
import { putPaperGame } from '../../src/paper-games/put-paper-game'
import {
  addFigures,
  countMeasured,
  listFiguresOfSet,
  listSuspects,
} from '../../src/question-figures/store/question-figures'
import { listQuestions } from '../../src/question-sets'
import { aGame, aPlayer, aProfile, aSet } from './samples'
import type { Bench } from './test-database'

export function figuresSuite(bench: Bench): void {
  test('counts from papers that are sent many times at once are one game, in figures as well', async () => {
    const { store } = bench
    const { db } = store
    const { hostTotals, gameSessions } = db.tables
    const host = await aProfile(db, { userType: 'teacher' })
    const options = [true, false, false].map((isCorrect, i) => ({ text: `Option ${i}`, isCorrect }))
    const asked = { points: 10, timeLimitSeconds: 30, difficulty: 'easy' as const, options }
    const set = await aSet(db, { questions: [{ ...asked, questionText: 'Who draws plans?' }] })
    const [question] = await listQuestions(db, set.id)
    const count = (right: number) => ({
      questionId: question?.id ?? '',
      options: [right, 1, 1],
    })
    const put = (right: number) =>
      putPaperGame(
        { store, now: () => 9 },
        {
          id: 'gs_0000000000000000of00',
          hostProfileId: host.id,
          questionSetId: set.id,
          updatedAt: set.updatedAt,
          classId: null,
          papers: 20,
          questions: [count(right)],
        },
      )
    await Promise.all([put(3), put(3), put(3)])
    await Promise.all([put(5), put(5)])
    const ofHost = eq(gameSessions.hostProfileId, host.id)
    expect(await db.select().from(gameSessions).where(ofHost)).toHaveLength(1)
    const totals = () => db.select().from(hostTotals).where(eq(hostTotals.hostProfileId, host.id))
    const [counted] = await totals()
    expect(counted).toMatchObject({ games: 1, answers: 7 })
    expect(counted?.classAverageSum).toBeCloseTo(500)
    await recountHosts(db, [host.id])
    expect(await totals()).toEqual([
      { ...counted, classAverageSum: expect.closeTo(counted?.classAverageSum ?? 0) },
    ])
  })

  test("a host's figures counted at the end of games are those reckoned anew from the seats", async () => {
    const { db } = bench.store
    const { hostStudents, hostTotals, questionCounts, gameQuestions, gamePlayers } = db.tables
    const host = await aProfile(db, { userType: 'teacher' })
    const student = await aProfile(db)
    for (const score of [10, 30]) {
      const { id } = await aGame(db, { hostProfileId: host.id })
      const seat = await aPlayer(db, id, { profileId: student.id })
      const reached = { score, correctAnswers: 1, totalAnswers: 1, classAverageScore: 50 }
      await db.update(gamePlayers).set(reached).where(eq(gamePlayers.id, seat.id))
      const [question] = await db
        .select()
        .from(gameQuestions)
        .where(eq(gameQuestions.gameSessionId, id))
      await insertAnswers(db, [
        {
          gameSessionId: id,
          playerId: seat.id,
          questionId: question?.questionId ?? '',
          answer: 0,
          selectedOptionIndex: 0,
          isCorrect: true,
          share: 1,
          pointsEarned: score,
          answerTimeMs: 900,
          answeredAt: 5,
        },
      ])
      const game = (await findGame(db, id)) as GameSession
      await countGame(db, game, await listPlayers(db, id), await listAnswers(db, id))
      const { gameSessions } = db.tables
      await db
        .update(gameSessions)
        .set({ status: 'completed', outcome: 'finished', startedAt: 2, endedAt: 9 })
        .where(eq(gameSessions.id, id))
      const counts = await db
        .select()
        .from(questionCounts)
        .where(eq(questionCounts.gameSessionId, id))
      expect(counts.find(({ questionId }) => questionId === question?.questionId)).toMatchObject({
        answers: 1,
        rightAnswers: 1,
        shares: 1,
        answerTimeSumMs: 900,
      })
    }
    const figures = async () => ({
      totals: await db.select().from(hostTotals).where(eq(hostTotals.hostProfileId, host.id)),
      students: await db.select().from(hostStudents).where(eq(hostStudents.hostProfileId, host.id)),
    })
    const counted = await figures()
    expect(counted).toMatchObject({
      totals: [{ games: 2, answers: 2, classAverageSum: 100, classAverageCount: 2 }],
      students: [{ profileId: student.id, games: 2, totalScore: 40, correctAnswers: 2 }],
    })
    await recountHosts(db, [host.id])
    expect(await figures()).toEqual(counted)
  })

  test("a question's figures are sums of one text, and go with the question", async () => {
    const { db } = bench.store
    const plain = { options: [], points: 10, timeLimitSeconds: 30, difficulty: 'easy' as const }
    const { id } = await aSet(db, {
      questions: [1, 2, 3].map((number) => ({ ...plain, questionText: `Question ${number}` })),
    })
    const { questions, questionFigures } = db.tables
    const ids = (await listQuestions(db, id)).map((one) => one.id)
    const game = (shares: number, contentHash = 'first') => ({
      contentHash,
      answers: 30,
      shares,
      upperAnswers: 10,
      upperShares: 5.5,
      lowerAnswers: 10,
      lowerShares: 6,
    })
    const add = (...games: ReturnType<typeof game>[]) =>
      addFigures(
        db,
        games.map((one, index) => ({ ...one, questionId: ids[index] as string })),
      )
    const measured = await countMeasured(db)
    await add(game(29.5), game(1), game(15))
    const suspects = async () =>
      (await listSuspects(db)).flatMap(({ question, title }) =>
        question.questionSetId === id ? [`${title}: ${question.questionText}`] : [],
      )
    expect((await suspects()).sort()).toEqual(['Surveying: Question 1', 'Surveying: Question 2'])
    // Both at once, in whatever order they list their questions.
    await Promise.all([add(game(14), game(2)), add(game(14.5), game(3), game(15))])
    const stored = await listFiguresOfSet(db, id)
    expect(stored.map(({ figures }) => [figures.answers, figures.shares])).toEqual([
      [90, 58],
      [90, 6],
      [60, 30],
    ])
    // From 20 answers of each end on the third is missed more often by the better.
    expect(stored[2]?.figures).toMatchObject({ upperAnswers: 20, upperShares: 11, lowerShares: 12 })
    expect((await suspects()).length).toBe(3)
    expect(await countMeasured(db)).toBe(measured + 3)

    await add(game(20, 'second'))
    const [rewritten, untouched] = await listFiguresOfSet(db, id)
    expect(rewritten?.figures).toMatchObject(game(20, 'second'))
    expect(untouched?.figures.answers).toBe(90)
    await db.delete(questions).where(eq(questions.questionSetId, id))
    const kept = await db.select().from(questionFigures)
    expect(kept.filter(({ questionId }) => ids.includes(questionId))).toEqual([])
  })
}
