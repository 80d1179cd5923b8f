import { GAME_RETENTION_MS, type Json, type KeyedQuestion } from '@pathquest/core'
import { judge, readAnswer } from '@pathquest/kinds/rules'
import type { Db } from '../db/db'
import {
  answerKey,
  findGame,
  type GameSession,
  insertAcceptedAnswer,
  isOnPaper,
  keyedQuestion,
  listGameQuestions,
  listPlayers,
} from '../games'
import { changeStudents, rejudgeQuestion } from '../host-totals'
import { queueScoresOfGame } from '../lti'
import { closeReports } from '../question-reports'
import { changeQuestionSetAverage } from '../question-sets'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { recomputeGame } from './recompute-game'
import { checkReportable } from './report'

interface AcceptAnswerRequest {
  gameId: string
  questionId: string
  answer: unknown
  acceptedBy: string
}

/**
 * Counts another answer to a question of a finished game as right: answers, seats, places, XP,
 * figures and grades are reckoned anew in one transaction, once for each answer. XP only grows,
 * and rewards that were given stay. Sent again it changes nothing.
 */
export async function acceptAnswer(
  { store, lti, now }: Pick<Services, 'store' | 'lti' | 'now'>,
  requested: AcceptAnswerRequest,
): Promise<void> {
  await store.transact(async (tx) => {
    const game = await findGame(tx, requested.gameId)
    if (!game) throw new AppError('game_not_found')
    checkReportable(game)
    if (isOnPaper(game)) throw new AppError('answers_counted_on_paper')
    if ((game.endedAt ?? game.createdAt) + GAME_RETENTION_MS <= now()) {
      throw new AppError('accept_too_late')
    }
    const { questionId } = requested
    const { question, answer } = await readRequest(tx, game, requested)
    const key = answerKey(answer)
    const isFirst = await insertAcceptedAnswer(tx, {
      gameSessionId: game.id,
      questionId,
      answerKey: key,
      answer,
      acceptedBy: requested.acceptedBy,
      acceptedAt: now(),
    })
    if (isFirst) await apply(tx, game, { question, key }, now())
  })
  lti.wakeScores()
}

async function readRequest(
  tx: Db,
  game: GameSession,
  { questionId, answer: given }: AcceptAnswerRequest,
): Promise<{ question: KeyedQuestion; answer: Json }> {
  const stored = (await listGameQuestions(tx, game.id)).find((one) => one.questionId === questionId)
  if (!stored) throw new AppError('game_question_not_found')
  const question = keyedQuestion(stored)
  const answer = readAnswer(question, given)
  if (answer === null) throw new AppError('answer_not_acceptable', {}, 'answer')
  const share = judge(question, answer)
  if (share === null) throw new AppError('survey_has_no_answer')
  if (share === 1) throw new AppError('answer_right_already')
  return { question, answer }
}

async function apply(
  tx: Db,
  game: GameSession,
  { question, key }: { question: KeyedQuestion; key: string },
  now: number,
): Promise<void> {
  const { changes, rightAnswers, shares } = await recomputeGame(tx, game, { question, key, now })
  const questionId = question.id
  await rejudgeQuestion(tx, { gameSessionId: game.id, questionId }, { rightAnswers, shares })
  if (game.hostProfileId !== null) await changeStudents(tx, game.hostProfileId, changes)
  const before = averageOf(changes.map((change) => change.before))
  const after = averageOf(await listPlayers(tx, game.id))
  if (game.questionSetId !== null && before !== null && after !== null) {
    await changeQuestionSetAverage(tx, game.questionSetId, after - before)
  }
  await closeReports(
    tx,
    { questionIds: [questionId], gameSessionId: game.id },
    'answer_accepted',
    now,
  )
  await queueScoresOfGame(tx, game.id, now)
}

/** On the Class Average scale; removed players do not count, nor whose score is none. */
function averageOf(
  seats: readonly { removedAt: number | null; classAverageScore: number | null }[],
): number | null {
  const scores = seats.flatMap(({ removedAt, classAverageScore }) =>
    removedAt === null && classAverageScore !== null ? [classAverageScore] : [],
  )
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length
}
