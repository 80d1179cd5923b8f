import type { Json } from '../json'
import type { KeyedQuestion, OpenQuestion } from '../questions/questions'
import type { Random } from '../random'

/** What is known of a kind of question without running it. No zod, no React here. */
export interface KindManifest {
  /** Its folder's name with underscores. Stored with each question. */
  id: string
}

export const defineKindManifest = (manifest: KindManifest): KindManifest => manifest

/** `name` and `note` are for the editor; everything else is the kind's own. */
export type KindTexts = { name: string; note: string } & Readonly<Record<string, string>>

/** An answer of any kind as JSON; of `choice` it is the index of the option. */
export type OpenAnswer = Json

/** Share of the points that an answer got, 0-1; null where nothing is right or wrong. */
export type Credit = number | null

/**
 * A kind of question: what players may see of one (`Shape`), what they may not (`Solution`), what
 * an answer is. Pure; modes know a question and a share alone, never what an answer looks like.
 */
export interface QuestionKind<
  Shape = unknown,
  Solution = unknown,
  Answer extends OpenAnswer = OpenAnswer,
> {
  /** Its folder's name with underscores. Stored with each question; `choice` where none is named. */
  id: string
  /** Of a stored or sent question; throws for what is none. */
  readShape(shape: unknown): Shape
  /** null: a survey, nothing is right or wrong. */
  readSolution(solution: unknown, shape: Shape): Solution | null
  /** From untrusted input; null: this is no answer to this question. */
  readAnswer(answer: unknown, shape: Shape): Answer | null
  judge(shape: Shape, solution: Solution | null, answer: Answer): Credit
  /**
   * The same question with its parts in another order, what is right going with them. Absent: it
   * has none that could change places.
   */
  shuffle?(
    shape: Shape,
    solution: Solution | null,
    random: Random,
  ): { shape: Shape; solution: Solution | null }
  /** How a class answered: what its pieces draw once the question is closed. */
  count(shape: Shape, answers: readonly Answer[]): Json
  /** An answer that somebody might give, from what they see alone. */
  bot(shape: Shape, random: Random): Answer
}

/** What the engine of a game asks of the kinds of question; each finds the kind by the question. */
export interface QuestionRules {
  /** null: this is no answer to this question. */
  readAnswer(question: OpenQuestion, answer: unknown): OpenAnswer | null
  /** Throws where the kind gives no share. */
  judge(question: KeyedQuestion, answer: OpenAnswer): Credit
  /** How a class answered, in the form that the kind draws. */
  count(question: OpenQuestion, answers: readonly OpenAnswer[]): Json
  /** Throws where a stored question is none of its kind. */
  check(question: KeyedQuestion): void
}

/** Lets TypeScript check a kind's own types while it is written down. */
export const defineKind = <Shape, Solution, Answer extends OpenAnswer>(
  kind: QuestionKind<Shape, Solution, Answer>,
): QuestionKind<Shape, Solution, Answer> => kind
