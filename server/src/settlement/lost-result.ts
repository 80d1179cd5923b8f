import { classScore, placements } from '@pathquest/core'
import type { Db } from '../db/db'
import {
  type GamePlayer,
  type GameResult,
  type GameSession,
  getEnds,
  getGradeBasis,
  listGameQuestions,
  listPlayers,
} from '../games'

/** What is known of a game whose room is lost: its players as the last roster told of them. */
export async function lostResult(tx: Db, game: GameSession, now: number): Promise<GameResult> {
  const players = await listPlayers(tx, game.id)
  const questions = await listGameQuestions(tx, game.id)
  const inGame = players.filter(({ removedAt }) => removedAt === null)
  const isGraded = getGradeBasis(game) === 'points'
  const places = placements(
    inGame.map((player) => ({ ...player, playerId: player.id })),
    (player) => getEnds(game) === 'ranked' && playedOn(player),
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
      tookPart: player.removedAt === null && playedOn(player),
      placement: places.get(player.id) ?? null,
      teamId: player.team,
      bonusTokens: 0,
      classScore: player.classAverageScore ?? (isGraded ? scoreByCount(player, questions) : null),
    })),
    // They were with the room.
    answers: [],
  }
}

const playedOn = ({ totalAnswers, leftAt }: GamePlayer): boolean =>
  totalAnswers > 0 && leftAt === null

/** Where every question is worth the same, right answers alone tell the class score. */
function scoreByCount(
  { correctAnswers }: GamePlayer,
  questions: readonly { points: number }[],
): number | null {
  const points = questions[0]?.points
  const isEven = questions.every((question) => question.points === points)
  return isEven ? classScore(correctAnswers, questions.length) : null
}
