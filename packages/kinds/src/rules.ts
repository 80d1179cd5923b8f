import type { Json } from '@pathquest/core/json'
import type { Credit, OpenAnswer, QuestionKind, QuestionRules } from '@pathquest/core/kinds/kind'
import { shapeOf, solutionOf } from '@pathquest/core/questions/documented-fields'
import type { KeyedQuestion, OpenQuestion } from '@pathquest/core/questions/questions'
import { QUESTION_KINDS } from './registry/kinds'

/** Throws for a kind that does not exist (any more). */
export function questionKind(id: string): QuestionKind {
  const kind = Object.hasOwn(QUESTION_KINDS, id) ? QUESTION_KINDS[id] : undefined
  if (!kind) throw new Error(`there is no kind of question named ${id}`)
  return kind
}

interface ReadQuestion {
  kind: QuestionKind
  shape: unknown
}
const asked = new WeakMap<OpenQuestion, ReadQuestion>()
const solved = new WeakMap<KeyedQuestion, { solution: unknown }>()

/** A question is parsed once, however often it is answered. */
function readQuestion(question: OpenQuestion): ReadQuestion {
  const known = asked.get(question)
  if (known) return known
  const kind = questionKind(question.kind)
  const read = { kind, shape: kind.readShape(shapeOf(question)) }
  asked.set(question, read)
  return read
}

/** The solution is cached as well: it judges the answers of a whole class. */
function solutionOfKind(question: KeyedQuestion): unknown {
  const known = solved.get(question)
  if (known) return known.solution
  const { kind, shape } = readQuestion(question)
  const solution = kind.readSolution(solutionOf(question), shape)
  solved.set(question, { solution })
  return solution
}

/** null: not a valid answer to this question. */
export function readAnswer(question: OpenQuestion, answer: unknown): OpenAnswer | null {
  const { kind, shape } = readQuestion(question)
  return kind.readAnswer(answer, shape)
}

export function judge(question: KeyedQuestion, answer: OpenAnswer): Credit {
  const { kind, shape } = readQuestion(question)
  const share = kind.judge(shape, solutionOfKind(question), answer)
  if (share !== null && !(share >= 0 && share <= 1)) {
    throw new Error(`${question.kind} judged an answer to be ${share} right`)
  }
  return share
}

export function countAnswers(question: OpenQuestion, answers: readonly OpenAnswer[]): Json {
  const { kind, shape } = readQuestion(question)
  return kind.count(shape, answers)
}

/** The solution with this answer right as well; null: its kind accepts none, or it is a survey. */
export function accept(question: KeyedQuestion, answer: OpenAnswer): Json | null {
  const { kind } = readQuestion(question)
  const solution = solutionOfKind(question)
  return solution === null ? null : ((kind.accept?.(solution, answer) as Json) ?? null)
}

export const remark = (question: OpenQuestion, answer: OpenAnswer): string | null =>
  readQuestion(question).kind.remark?.(answer) ?? null

/** Throws where a question is invalid for its kind. */
export function checkQuestion(question: KeyedQuestion): void {
  solutionOfKind(question)
}

/** What the game engine needs of the kinds of question. */
export const questionRules: QuestionRules = {
  readAnswer,
  judge,
  count: countAnswers,
  accept,
  remark,
  check: checkQuestion,
}
