import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type QuestionContent, toStoredFields } from '@pathquest/core/questions/documented-fields'
import BetterSqlite from 'better-sqlite3'

export type Database = BetterSqlite.Database

/** A question of a drill: options, one of which is right. */
export interface PlainQuestion {
  text: string
  options: string[]
  correctIndex: number
  explanation: string | null
}

/** A question of any kind, in the format of its kind. */
export interface KindQuestion extends QuestionContent {
  kind: string
  text: string
  explanation: string | null
}

/** The SQLite database of a product, opened in addition to the running server. */
export function openDatabase(dataDir: string): Database {
  return new BetterSqlite(join(dataDir, 'pathquest.db'), { timeout: 5000 })
}

/**
 * Inserts a public question set, all questions with the same time limit. Drills write their sets
 * directly to the database.
 * @returns its id
 */
export function insertQuestionSet(
  database: Database,
  {
    title,
    timeLimitSeconds,
    questions,
  }: { title: string; timeLimitSeconds: number; questions: (PlainQuestion | KindQuestion)[] },
) {
  const id = `qs_${randomBytes(8).toString('hex')}`
  const now = Date.now()
  database
    .prepare(
      `insert into question_sets (id, title, total_questions, subject, grade_level, is_public,
         is_verified, tags, created_at, updated_at)
       values (?, ?, ?, 'Business', '[6,7,8,9,10,11,12]', 1, 1, '[]', ?, ?)`,
    )
    .run(id, title, questions.length, now, now)
  const insert = database.prepare(
    `insert into questions (id, question_set_id, question_text, kind, options, shape, solution,
       points, time_limit_seconds, difficulty, explanation, order_index)
     values (?, ?, ?, ?, ?, ?, ?, 10, ?, 'easy', ?, ?)`,
  )
  questions.forEach((question, index) => {
    const { kind, shape, solution } = contentOf(question)
    const stored = toStoredFields(kind, { shape, solution })
    const json = [stored.options, stored.shape, stored.solution].map((part) =>
      part === null ? null : JSON.stringify(part),
    )
    const questionId = `q_${randomBytes(8).toString('hex')}`
    const { text, explanation } = question
    insert.run(questionId, id, text, kind, ...json, timeLimitSeconds, explanation, index)
  })
  return id
}

const contentOf = (question: PlainQuestion | KindQuestion) =>
  'kind' in question
    ? question
    : { kind: 'choice', shape: question.options, solution: question.correctIndex }

/** `count` plain questions of four options. */
export function plainQuestions(count: number): PlainQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `Which of these four is number ${index + 1}?`,
    options: ['The first', 'The second', 'The third', 'The fourth'],
    correctIndex: index % 4,
    explanation: null,
  }))
}

/** Inserts a set for a drill; returns its id. */
export const insertDrillSet = (
  database: Database,
  { questions, timeLimitSeconds = 20 }: { questions: number; timeLimitSeconds?: number },
) =>
  insertQuestionSet(database, {
    title: 'Drill',
    timeLimitSeconds,
    questions: plainQuestions(questions),
  })

/** The settlement of a game, once it is stored. */
export const settlementOf = (database: Database, gameId: string) =>
  database.prepare('select 1 from settlements where game_session_id = ?').get(gameId)

/** Stored with its results, and not ended by a fault. */
export const isFinished = (database: Database, gameId: string) =>
  database
    .prepare(
      `select 1 from settlements join game_sessions on game_sessions.id = game_session_id
       where game_session_id = ? and status = 'completed' and outcome = 'finished'
         and coalesce(metadata, '') not like '%endedByFault%'`,
    )
    .get(gameId) !== undefined
