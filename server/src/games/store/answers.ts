import type { AnswerCount, AnswerRecord } from '@pathquest/core'
import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { prepared } from '../../db/prepared'
import { newId } from '../../runtime/tokens'

/**
 * Somebody's first answers in finished games, by the career and the sector of the game. Unscored
 * ones, neither right nor wrong, do not count.
 */
export async function getAnswerRecord(db: Db, profileId: string): Promise<AnswerRecord> {
  const { gameAnswers: answer, gamePlayers: seat, gameSessions: game } = db.tables
  const rows = await db
    .select({
      careerId: game.careerId,
      sector: game.careerSector,
      right: sql`sum(case when ${answer.isCorrect} then 1 else 0 end)`.mapWith(Number),
      answered: count(),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .innerJoin(answer, and(eq(answer.gameSessionId, game.id), eq(answer.playerId, seat.id)))
    .where(
      and(
        eq(seat.profileId, profileId),
        eq(game.outcome, 'finished'),
        eq(answer.attempt, 1),
        isNotNull(answer.isCorrect),
      ),
    )
    .groupBy(game.careerId, game.careerSector)
  const careers = new Map<string, AnswerCount>()
  const sectors = new Map<string, AnswerCount>()
  for (const { careerId, sector, ...given } of rows) {
    if (careerId !== null) careers.set(careerId, sum(careers.get(careerId), given))
    if (sector !== null) sectors.set(sector, sum(sectors.get(sector), given))
  }
  return { careers, sectors }
}

const sum = (before: AnswerCount | undefined, more: AnswerCount): AnswerCount => ({
  right: (before?.right ?? 0) + more.right,
  answered: (before?.answered ?? 0) + more.answered,
})

export type GameAnswer = Row<'gameAnswers'>
export type NewAnswer = Omit<NewRow<'gameAnswers'>, 'id'>

/** SQLite allows 32,766 values a statement, PostgreSQL 65,535: a dozen a row. */
const ROWS_AT_ONCE = 500

/** Existing ones stay as they are. Returns how many are new. */
export async function insertAnswers(db: Db, answers: readonly NewAnswer[]): Promise<number> {
  return db.transact(async (tx) => {
    let inserted = 0
    for (let at = 0; at < answers.length; at += ROWS_AT_ONCE) {
      const rows = await tx
        .insert(tx.tables.gameAnswers)
        .values(
          answers
            .slice(at, at + ROWS_AT_ONCE)
            .map((answer) => ({ ...answer, id: newId('answer') })),
        )
        .onConflictDoNothing()
        .returning({ id: tx.tables.gameAnswers.id })
      inserted += rows.length
    }
    return inserted
  })
}

const byPlayerAndQuestion = ({ select, tables: { gameAnswers } }: Db) =>
  select()
    .from(gameAnswers)
    .where(
      and(
        eq(gameAnswers.gameSessionId, sql.placeholder('gameSessionId')),
        eq(gameAnswers.playerId, sql.placeholder('playerId')),
        eq(gameAnswers.questionId, sql.placeholder('questionId')),
      ),
    )
    .orderBy(desc(gameAnswers.attempt))
    .limit(1)
    .prepare()

interface AnswerKey {
  gameSessionId: string
  playerId: string
  questionId: string
}

/** The last attempt. Undefined: not answered. */
export async function findAnswer(db: Db, key: AnswerKey): Promise<GameAnswer | undefined> {
  const [row] = await prepared(db, byPlayerAndQuestion).execute({ ...key })
  return row
}

/** Of a game, in the order they were given. */
export async function listAnswers(db: Db, gameSessionId: string): Promise<GameAnswer[]> {
  const { gameAnswers: t } = db.tables
  return db
    .select()
    .from(t)
    .where(eq(t.gameSessionId, gameSessionId))
    .orderBy(asc(t.answeredAt), asc(t.id))
}

/** The last attempt of one player at each question they answered. */
export async function listLastAnswers(
  db: Db,
  { gameSessionId, playerId }: Omit<AnswerKey, 'questionId'>,
): Promise<Map<string, GameAnswer>> {
  const { gameAnswers: t } = db.tables
  const answers = await db
    .select()
    .from(t)
    .where(and(eq(t.gameSessionId, gameSessionId), eq(t.playerId, playerId)))
    .orderBy(asc(t.attempt))
  return new Map(answers.map((answer) => [answer.questionId, answer]))
}

export interface Submission extends AnswerKey {
  selectedOptionIndex: number
  answerTimeMs: number
  /** The points that the mode gives for a right answer; absent: the question's points. */
  points?: number
  now?: number
}

type SubmittedAnswer =
  | { ok: true; answerId: string; isCorrect: boolean; pointsEarned: number }
  | { ok: false; code: 'already_submitted' | 'player_not_found' | 'option_not_found' }

/**
 * The procedure `submit_answer_securely`: scored on the server, counted once, however often it is
 * sent.
 */
export async function submitAnswerSecurely(
  db: Db,
  { points, now = Date.now(), ...answer }: Submission,
): Promise<SubmittedAnswer> {
  const { gameSessionId, playerId, questionId } = answer
  return db.transact(async (tx): Promise<SubmittedAnswer> => {
    const { gameAnswers, gamePlayers, gameQuestions } = tx.tables
    const [found] = await tx
      .select({ options: gameQuestions.options, points: gameQuestions.points })
      .from(gamePlayers)
      .innerJoin(
        gameQuestions,
        and(
          eq(gameQuestions.gameSessionId, gamePlayers.gameSessionId),
          eq(gameQuestions.questionId, questionId),
        ),
      )
      .where(and(eq(gamePlayers.id, playerId), eq(gamePlayers.gameSessionId, gameSessionId)))
    if (!found) return { ok: false, code: 'player_not_found' }
    const option = found.options[answer.selectedOptionIndex]
    if (!option) return { ok: false, code: 'option_not_found' }
    const { isCorrect } = option
    const pointsEarned = isCorrect ? (points ?? found.points) : 0
    const [inserted] = await tx
      .insert(gameAnswers)
      .values({
        ...answer,
        id: newId('answer'),
        answer: answer.selectedOptionIndex,
        isCorrect,
        share: isCorrect ? 1 : 0,
        pointsEarned,
        answeredAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!inserted) return { ok: false, code: 'already_submitted' }
    await tx
      .update(gamePlayers)
      .set({
        score: sql`${gamePlayers.score} + ${pointsEarned}`,
        correctAnswers: sql`${gamePlayers.correctAnswers} + ${isCorrect ? 1 : 0}`,
        totalAnswers: sql`${gamePlayers.totalAnswers} + 1`,
      })
      .where(eq(gamePlayers.id, playerId))
    return { ok: true, answerId: inserted.id, isCorrect, pointsEarned }
  })
}
