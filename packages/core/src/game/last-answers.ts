import { z } from 'zod'
import { ResultAnswer } from '../contracts/room-calls'

/** The answers that belong to the last standings, in rows of their own. */
export const LastAnswers = z.array(ResultAnswer)
export type LastAnswers = z.infer<typeof LastAnswers>
type LastAnswer = LastAnswers[number]

/** Answers to one question, or one answer with its question, as older versions stored each. */
const StoredAnswers = z.array(z.record(z.string(), z.json()))

/** A class answers the same question: its id is stored once, and what its schema adds not at all. */
export function storedAnswers(answers: LastAnswers): object[] {
  const byQuestion = new Map<string, object[]>()
  for (const { questionId, ...answer } of answers) {
    const rows = byQuestion.get(questionId) ?? []
    byQuestion.set(questionId, rows)
    rows.push(withoutImplied(answer))
  }
  return [...byQuestion].map(([questionId, rows]) => ({ questionId, answers: rows }))
}

function withoutImplied({ attempt, answer, share, ...row }: Omit<LastAnswer, 'questionId'>) {
  const impliedShare = row.isCorrect === null ? null : Number(row.isCorrect)
  return {
    ...row,
    ...(attempt !== 1 && { attempt }),
    ...(answer !== row.selectedOptionIndex && { answer }),
    ...(share !== impliedShare && { share }),
  }
}

export const readLastAnswers = (stored: unknown): LastAnswers =>
  LastAnswers.parse(
    StoredAnswers.parse(stored).flatMap(({ answers, ...entry }) =>
      Array.isArray(answers) ? answers.map((row) => ({ ...entry, ...(row as object) })) : [entry],
    ),
  )
