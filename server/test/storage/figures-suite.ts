import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertAnswers, listAnswers } from '../../src/games/store/answers'
import { listPlayers } from '../../src/games/store/players'
import { findGame, type GameSession } from '../../src/games/store/sessions'
import { countGame, recountHosts } from '../../src/host-totals'
import { aGame, aPlayer, aProfile } from './samples'
import type { Bench } from './test-database'

export function figuresSuite(bench: Bench): void {
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
}
