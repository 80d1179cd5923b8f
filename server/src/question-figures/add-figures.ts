import type { Db, Row } from '../db/db'
import { type GamePlayer, type GameSession, isCountedGame, listGameQuestions } from '../games'
import { isCountedSeat } from '../host-totals'
import { contentHash } from './content-hash'
import { itemSums } from './item-analysis'
import { addFigures, listQuestionsByIds } from './store/question-figures'

type GivenAnswer = Pick<Row<'gameAnswers'>, 'playerId' | 'questionId' | 'attempt' | 'share'>

/**
 * Part of settling: adds a class game to the figures of its questions. Call once per game. A
 * question that was deleted or rewritten since the game copied it is another one, and gets nothing.
 */
export async function addQuestionFigures(
  tx: Db,
  game: GameSession,
  seats: readonly GamePlayer[],
  answers: readonly GivenAnswer[],
): Promise<void> {
  // Of anonymous seats nobody knows who is strong and who is weak.
  if (game.sessionType !== 'multiplayer' || isCountedGame(game)) return
  const counted = new Set(seats.filter((seat) => isCountedSeat(game, seat)).map(({ id }) => id))
  const judged = answers.flatMap(({ playerId, questionId, attempt, share }) =>
    // Later answers are practice; where nothing is right or wrong there is no share.
    attempt === 1 && share !== null && counted.has(playerId)
      ? [{ playerId, questionId, share }]
      : [],
  )
  if (judged.length === 0) return
  const sums = itemSums(judged)
  const current = await listQuestionsByIds(tx, [...sums.keys()])
  const hashes = new Map(current.map((question) => [question.id, contentHash(question)]))
  const rows = (await listGameQuestions(tx, game.id)).flatMap((copy) => {
    const { questionId } = copy
    const ofGame = sums.get(questionId)
    const hash = hashes.get(questionId)
    if (!ofGame || hash === undefined || hash !== contentHash(copy)) return []
    return [{ questionId, contentHash: hash, ...ofGame }]
  })
  await addFigures(tx, rows)
}
