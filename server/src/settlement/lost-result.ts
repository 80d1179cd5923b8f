import { classScore, placements } from '@pathquest/game-core'
import type { Db } from '../db/db'
import {
  type GamePlayer,
  type GameResult,
  type GameSession,
  listGameQuestions,
  listPlayers,
} from '../games'

/** What is known of a game whose room is lost: its players as the last roster told of them. */
export async function lostResult(tx: Db, game: GameSession, now: number): Promise<GameResult> {
  const players = await listPlayers(tx, game.id)
  const questions = await listGameQuestions(tx, game.id)
  const inGame = players.filter(({ removedAt }) => removedAt === null)
  const places = placements(
    inGame.map((player) => ({ ...player, playerId: player.id })),
    ({ totalAnswers, leftAt }) => totalAnswers > 0 && leftAt === null,
  )
  return {
    startedAt: game.startedAt ?? game.createdAt,
    endedAt: now,
    endedByFault: true,
    currentQuestionIndex: game.currentQuestionIndex,
    playerCount: inGame.length,
    players: players.map((player) => ({
      playerId: player.id,
      accountId: player.profileId,
      displayName: player.displayName,
      joinedAt: player.joinedAt,
      leftAt: player.leftAt,
      removedAt: player.removedAt,
      connected: player.isConnected,
      score: player.score,
      correctAnswers: player.correctAnswers,
      totalAnswers: player.totalAnswers,
      placement: places.get(player.id) ?? null,
      teamId: player.team,
      bonusTokens: 0,
      classScore: player.classAverageScore ?? scoreByCount(player, questions),
    })),
    // They were with the room.
    answers: [],
  }
}

/** Where every question is worth the same, right answers alone tell the class score. */
function scoreByCount(
  { correctAnswers }: GamePlayer,
  questions: readonly { points: number }[],
): number | null {
  const points = questions[0]?.points
  const isEven = questions.every((question) => question.points === points)
  return isEven ? classScore(correctAnswers, questions.length) : null
}
