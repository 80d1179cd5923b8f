import type { Json } from '../json'
import type { KeyedQuestion, OpenQuestion } from '../questions/questions'
import type { Random } from '../random'

/** `name` and `note` are for the editor; all others are the kind's own. */
export type KindTexts = { name: string; note: string } & Readonly<Record<string, string>>

/** An answer of any kind as JSON; of `choice` it is the index of the option. */
export type OpenAnswer = Json

/** Share of the points that an answer got, 0-1; null where it cannot be right or wrong. */
export type Credit = number | null

/**
 * A kind of question: what players may see of one (`Shape`), what they may not (`Solution`), and
 * the format of an answer. Pure; modes only know questions and shares, never the format of an
 * answer.
 */
export interface QuestionKind<
  Shape = unknown,
  Solution = unknown,
  Answer extends OpenAnswer = OpenAnswer,
> {
  /** Its folder's name with underscores. Stored with each question; `choice` where none is named. */
  id: string
  /** From a stored or sent question; throws where it is invalid. */
  readShape(shape: unknown): Shape
  /** null: a survey, no answer is right or wrong. */
  readSolution(solution: unknown, shape: Shape): Solution | null
  /** From untrusted input; null: not a valid answer to this question. */
  readAnswer(answer: unknown, shape: Shape): Answer | null
  judge(shape: Shape, solution: Solution | null, answer: Answer): Credit
  /**
   * The same question with its parts in another order, and the solution adjusted. Absent: it has no
   * parts that could be reordered.
   */
  shuffle?(
    shape: Shape,
    solution: Solution | null,
    random: Random,
  ): { shape: Shape; solution: Solution | null }
  /**
   * The solution with this answer right as well: a host may accept it while the result shows. Absent:
   * every right answer is known beforehand.
   */
  accept?(solution: Solution, answer: Answer): Solution
  /** Free text in an answer, which others see only once the host lets it through; null: none. */
  remark?(answer: Answer): string | null
  /** How a class answered: drawn by the kind's components once the question is closed. */
  count(shape: Shape, answers: readonly Answer[]): Json
  /** The same for the host alone, where answers are free text; absent: as `count`. */
  countForHost?(shape: Shape, answers: readonly Answer[], solution: Solution | null): Json
  /** A plausible answer, from what players see only. */
  bot(shape: Shape, random: Random): Answer
}

/**
 * What the game engine needs of the kinds of question; each function finds the kind by the
 * question.
 */
export interface QuestionRules {
  /** null: not a valid answer to this question. */
  readAnswer(question: OpenQuestion, answer: unknown): OpenAnswer | null
  /** Throws where the kind returns no valid share. */
  judge(question: KeyedQuestion, answer: OpenAnswer): Credit
  /** How a class answered, in the format that the kind draws. */
  count(question: OpenQuestion, answers: readonly OpenAnswer[]): Json
  /** The same for the host alone. */
  countForHost(question: KeyedQuestion, answers: readonly OpenAnswer[]): Json
  /** Its solution with this answer right as well; null: answers of its kind are not accepted. */
  accept(question: KeyedQuestion, answer: OpenAnswer): Json | null
  /** Free text in an answer; null: none. */
  remark(question: OpenQuestion, answer: OpenAnswer): string | null
  /** Throws where a stored question is invalid for its kind. */
  check(question: KeyedQuestion): void
}

/** Lets TypeScript check a kind's own types where it is defined. */
export const defineKind = <Shape, Solution, Answer extends OpenAnswer>(
  kind: QuestionKind<Shape, Solution, Answer>,
): QuestionKind<Shape, Solution, Answer> => kind
