import { GameSettings, type PutPaperGame } from '@pathquest/core'
import { MAX_PLAYERS_MAX } from '@pathquest/core/rooms/timing'
import type { Db } from '../db/db'
import {
  changePaperGame,
  copyOf,
  findGame,
  type GameSession,
  insertPaperGame,
  isTaughtBy,
  keyedQuestion,
  listGameQuestions,
  listPlayers,
  putPaperSeats,
  questionCopy,
} from '../games'
import { countPapers } from '../host-totals'
import { findVisibleQuestionSet, listQuestions } from '../question-sets'
import { AppError } from '../runtime/errors'
import { newGameCode } from '../runtime/tokens'
import type { Services } from '../services/services'
import { countPapersOf, countRow, dealSeats } from './count-papers'

type PaperGameRequest = PutPaperGame & { id: string; hostProfileId: string }

/**
 * Stores what a class answered on paper as a finished game, in one transaction. Sent again, by a
 * retry or a correction, the counts take the place of the former ones. Nobody earns anything, and
 * the set's own average stays: nobody but the teacher has seen these answers.
 */
export async function putPaperGame(
  { store, now }: Pick<Services, 'store' | 'now'>,
  requested: PaperGameRequest,
): Promise<void> {
  const at = now()
  const put = (tx: Db) => putIn(tx, requested, at)
  // Of two first requests at once, the second finds the game of the other when it tries again.
  if (!(await store.transact(put)) && !(await store.transact(put))) {
    throw new AppError('create_failed')
  }
}

/** False: another request has made the game meanwhile. */
async function putIn(tx: Db, requested: PaperGameRequest, at: number): Promise<boolean> {
  const { id, hostProfileId, classId, papers } = requested
  if (classId !== null && !(await isTaughtBy(tx, classId, hostProfileId))) {
    throw new AppError('class_not_found', {}, 'classId')
  }
  // The column's limit is that of a room.
  const maxPlayers = Math.min(papers, MAX_PLAYERS_MAX)
  const former = await changePaperGame(tx, { id, hostProfileId }, { classId, maxPlayers })
  const game = former ?? (await makeGame(tx, { ...requested, maxPlayers }, at))
  if (!game) return false
  const questions = (await listGameQuestions(tx, id)).map(keyedQuestion)
  const counted = countPapersOf(questions, requested.questions, papers)
  const before = former ? await listPlayers(tx, id) : []
  await putPaperSeats(tx, id, { seats: dealSeats(counted, papers), at: game.createdAt })
  const after = await listPlayers(tx, id)
  const rows = counted.map((one) => countRow(id, one))
  await countPapers(tx, game, rows, { before, after })
  return true
}

async function makeGame(
  tx: Db,
  requested: PaperGameRequest & { maxPlayers: number },
  at: number,
): Promise<GameSession | undefined> {
  const { id, hostProfileId, questionSetId, updatedAt, classId, maxPlayers } = requested
  if (await findGame(tx, id)) throw new AppError('game_not_found')
  const set = await findVisibleQuestionSet(tx, questionSetId, hostProfileId)
  if (!set) throw new AppError('question_set_not_found', {}, 'questionSetId')
  if (set.updatedAt !== updatedAt) throw new AppError('set_changed', {}, 'updatedAt')
  const questions = (await listQuestions(tx, set.id)).map(questionCopy)
  if (questions.length === 0) throw new AppError('no_questions', {}, 'questionSetId')
  return insertPaperGame(tx, {
    ...copyOf(set),
    id,
    hostProfileId,
    classId,
    maxPlayers,
    gameCode: newGameCode(),
    settings: GameSettings.parse({}),
    at,
    questions,
  })
}
