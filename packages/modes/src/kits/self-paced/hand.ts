import type { Credit, OpenAnswer } from '@pathquest/core/kinds/kind'
import { memoizePair } from '@pathquest/core/memoize'
import type { ModeAnswer, ModeContext, MoveReply } from '@pathquest/core/modes/mode'
import { isSurvey } from '@pathquest/core/questions/questions'
import * as z from 'zod'

/** [question, answer, share, points, usedMs, at]: up to sixty per player. */
export type SavedAnswer = [number, OpenAnswer, Credit, number, number, number]

/** One player's cards to come, answers given, and the mode's own state for them. */
export interface Hand<Own> {
  /** Indices of questions; the first is the current card. */
  queue: number[]
  answers: SavedAnswer[]
  /**
   * From when on the next card may be shown, in running time of the game: until then the result of
   * the last one is shown. null: until the player dismisses it.
   */
  freeAt: number | null
  /** Recent moves with their replies: a repeated move gets the same reply. */
  taken: [string, MoveReply][]
  own: Own
}

const SavedAnswer: z.ZodType<SavedAnswer> = z.tuple([
  z.number().int(),
  z.json(),
  z.number().nullable(),
  z.number(),
  z.number(),
  z.number(),
])
const Reply = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const storedHand = <Own>(own: z.ZodType<Own>): z.ZodType<Hand<Own>> =>
  z.object({
    queue: z.array(z.number().int()),
    answers: z.array(SavedAnswer),
    freeAt: z.number().nullable(),
    taken: z.array(z.tuple([z.string(), Reply])),
    own,
  }) as unknown as z.ZodType<Hand<Own>>

const REPLIES_STORED = 8

/** Also for a state of a mode's own that keeps its replies. */
export const withReply = <Taker extends Pick<Hand<unknown>, 'taken'>>(
  hand: Taker,
  id: string,
  reply: MoveReply,
): Taker => ({
  ...hand,
  taken: [...hand.taken, [id, reply] as [string, MoveReply]].slice(-REPLIES_STORED),
})

export const replyOf = (
  { taken }: Pick<Hand<unknown>, 'taken'>,
  id: string,
): MoveReply | undefined => taken.find(([known]) => known === id)?.[1]

export const hasSeen = ({ answers }: Hand<unknown>, index: number): boolean =>
  answers.some(([answered]) => answered === index)

/** Whether the result of the last answer is shown. */
export const isShowing = ({ answers, freeAt }: Hand<unknown>, ranMs: number): boolean =>
  answers.length > 0 && (freeAt === null || ranMs < freeAt)

/** Memoized: asked for every hand after every move, of which one has changed. */
const unseen = memoizePair((hand: Hand<unknown>, questions: ModeContext['questions']) =>
  [...questions.keys()].filter((index) => !hasSeen(hand, index)),
)

/** Indices that this player has never answered: their solutions are secret from them. */
export const unanswered = (hand: Hand<unknown>, { questions }: ModeContext): readonly number[] =>
  unseen(hand, questions)

/** First answers to each question: the basis of counts and grade. */
const firstAnswers = ({ answers }: Hand<unknown>): SavedAnswer[] =>
  answers.filter(([index], i) => answers.findIndex(([one]) => one === index) === i)

export interface Tally {
  correctAnswers: number
  totalAnswers: number
}

export function tallyOf(hand: Hand<unknown>): Tally {
  const judged = firstAnswers(hand).filter(([, , share]) => share !== null)
  return {
    correctAnswers: judged.filter(([, , share]) => share === 1).length,
    totalAnswers: judged.length,
  }
}

/**
 * The points of right first answers, as a share of all points; with fewer cards than questions, of
 * the same share of them.
 */
export function gradeOf(
  hand: Hand<unknown> | undefined,
  cards: number | null,
  { questions }: ModeContext,
) {
  const all = questions.reduce((sum, one) => sum + (isSurvey(one) ? 0 : one.points), 0)
  if (all === 0) return null
  const first = hand ? firstAnswers(hand) : []
  const right = first.reduce(
    (sum, [index, , share]) => sum + (share ?? 0) * (questions[index]?.points ?? 0),
    0,
  )
  // A repeated card was no chance for another question.
  const repeats = (hand?.answers.length ?? 0) - first.length
  const asked = cards === null ? 1 : Math.min(1, (cards - repeats) / questions.length)
  return asked === 0 ? 0 : Math.min(1, right / (all * asked))
}

/** In stored form: a repeated question has attempts 1, 2, … */
export function answersOf(
  playerId: string,
  { answers }: Hand<unknown>,
  { questions }: ModeContext,
): ModeAnswer[] {
  const attempts = new Map<number, number>()
  return answers.map(([index, answer, share, points, usedMs, at]) => {
    const attempt = (attempts.get(index) ?? 0) + 1
    attempts.set(index, attempt)
    return {
      playerId,
      questionId: questions[index]?.id ?? '',
      attempt,
      answer,
      isCorrect: share === null ? null : share === 1,
      share,
      pointsEarned: points,
      answerTimeMs: usedMs,
      answeredAt: at,
    }
  })
}
