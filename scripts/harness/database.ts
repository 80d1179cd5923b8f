import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** The database of a product on SQLite, beside the running server. */
export function openDatabase(dataDir) {
  return new Database(join(dataDir, 'pathquest.db'), { timeout: 5000 })
}

/**
 * A public question set: `questions` are `{ text, options, correctIndex, explanation }`, all with
 * the same time limit. Sets are not written by clients, so a drill writes its own.
 * @returns {string} its id
 */
export function insertQuestionSet(database, { title, timeLimitSeconds, questions }) {
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
    `insert into questions (id, question_set_id, question_text, options, points,
       time_limit_seconds, difficulty, explanation, order_index)
     values (?, ?, ?, ?, 10, ?, 'easy', ?, ?)`,
  )
  questions.forEach(({ text, options, correctIndex, explanation }, index) => {
    const stored = options.map((option, i) => ({ text: option, isCorrect: i === correctIndex }))
    const questionId = `q_${randomBytes(8).toString('hex')}`
    insert.run(questionId, id, text, JSON.stringify(stored), timeLimitSeconds, explanation, index)
  })
  return id
}

/** `count` plain questions of four options. */
export function plainQuestions(count) {
  return Array.from({ length: count }, (_, index) => ({
    text: `Which of these four is number ${index + 1}?`,
    options: ['The first', 'The second', 'The third', 'The fourth'],
    correctIndex: index % 4,
    explanation: null,
  }))
}
