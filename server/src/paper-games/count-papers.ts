import type { Json, KeyedQuestion, PaperCount } from '@pathquest/core'
import { isSurvey } from '@pathquest/core'
import { shapeOf } from '@pathquest/core/questions/documented-fields'
import { findForm } from '@pathquest/kinds/catalogue'
import { answeredPapers, countedParts, paperFault } from '@pathquest/kinds/paper-counts'
import { countAnswers, judge } from '@pathquest/kinds/rules'
import type { NewRow } from '../db/db'
import type { PaperSeat } from '../games'
import { AppError } from '../runtime/errors'

export interface CountedQuestion {
  question: KeyedQuestion
  answers: number
  /** null: nothing is right or wrong. */
  right: number | null
  counts: Json
}

/** What the counts say of each question, in their order. Throws for counts of no such papers. */
export function countPapersOf(
  questions: readonly KeyedQuestion[],
  entered: readonly PaperCount[],
  papers: number,
): CountedQuestion[] {
  const byId = new Map(entered.map((count) => [count.questionId, count]))
  const ids = new Set(questions.map(({ id }) => id))
  if (byId.size < entered.length || entered.some(({ questionId }) => !ids.has(questionId))) {
    throw new AppError('game_question_not_found', {}, 'questions')
  }
  return questions.map((question, place) => {
    const count = byId.get(question.id) ?? { questionId: question.id }
    const parts = countedParts(question)
    const fault = paperFault(parts, count, papers)
    if (fault) throw new AppError(fault, { number: place + 1, papers }, 'questions')
    const answers = answeredPapers(parts, count)
    if (parts.options === 'one') return { question, answers, ...countChoices(question, count) }
    const isTicked = count.options?.some((ticks) => ticks > 0) ?? false
    return {
      question,
      answers,
      right: isSurvey(question) ? null : (count.right ?? 0),
      counts: isTicked ? [...(count.options ?? [])] : null,
    }
  })
}

function countChoices(
  question: KeyedQuestion,
  { options = [] }: PaperCount,
): Pick<CountedQuestion, 'right' | 'counts'> {
  const choices = findForm(question.kind)?.choices?.(shapeOf(question)) ?? []
  const given = choices.flatMap((answer, place) => Array<Json>(options[place] ?? 0).fill(answer))
  const isRight = choices.map((answer) => judge(question, answer) === 1)
  const right = options.reduce((sum, count, place) => sum + (isRight[place] ? count : 0), 0)
  return { right: isSurvey(question) ? null : right, counts: countAnswers(question, given) }
}

export const countRow = (
  gameSessionId: string,
  { question, answers, right, counts }: CountedQuestion,
): NewRow<'questionCounts'> => ({
  gameSessionId,
  questionId: question.id,
  answers,
  rightAnswers: right,
  shares: right,
  answerTimeSumMs: 0,
  counts,
})

/**
 * A seat for each paper, so that all sums and averages of the class are those of a game. Which paper
 * had which answer is not known: they are dealt in turn, and nothing shows a single seat. A question
 * that nobody answered was not counted, and counts as one that a host skipped: not asked.
 */
export function dealSeats(counted: readonly CountedQuestion[], papers: number): PaperSeat[] {
  const graded = counted.filter(({ answers, right }) => answers > 0 && right !== null)
  const points = graded.reduce((sum, { question }) => sum + question.points, 0)
  const seats = Array.from({ length: papers }, () => ({
    score: 0,
    correctAnswers: 0,
    totalAnswers: 0,
  }))
  let next = 0
  for (const { question, answers, right } of graded) {
    for (let i = 0; i < answers; i++) {
      const seat = seats[(next + i) % papers] as (typeof seats)[number]
      seat.totalAnswers += 1
      if (i >= (right ?? 0)) continue
      seat.correctAnswers += 1
      seat.score += question.points
    }
    next += right ?? 0
  }
  return seats.map((seat) => ({
    ...seat,
    askedQuestions: graded.length,
    classAverageScore: points === 0 ? null : (100 * seat.score) / points,
  }))
}
