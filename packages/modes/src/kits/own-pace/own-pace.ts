import type { Credit, OpenAnswer } from '@pathquest/core/kinds/kind'
import type { ModeAnswer, ModeContext } from '@pathquest/core/modes/mode'
import { isSurvey, type KeyedQuestion, openQuestion } from '@pathquest/core/questions/questions'
import { shuffled } from '@pathquest/core/random'
import type { Stage } from '@pathquest/core/rooms/views'
import { z } from 'zod'

/** One player's way through the questions, in an order of their own. */
export interface Way {
  /** Indices of questions, in the order in which they come; one that comes back is there again. */
  order: number[]
  /** How many are answered. */
  done: number
  /** When the question of now came up. */
  since: number
  /** The move that was taken last: sent again, it is answered again and counts once. */
  lastMove: string
  answers: SavedAnswer[]
}

interface SavedAnswer {
  index: number
  answer: OpenAnswer
  share: Credit
  points: number
  usedMs: number
  at: number
}

const share = z.number().nullable()
export const StoredWay: z.ZodType<Way> = z.object({
  order: z.array(z.number().int()),
  done: z.number().int(),
  since: z.number(),
  lastMove: z.string(),
  answers: z.array(
    z.object({
      index: z.number().int(),
      answer: z.json(),
      share,
      points: z.number(),
      usedMs: z.number(),
      at: z.number(),
    }),
  ),
})

export const newWay = ({ questions, random, now }: ModeContext): Way => ({
  order: shuffled([...questions.keys()], random),
  done: 0,
  since: now,
  lastMove: '',
  answers: [],
})

export const isDone = ({ order, done }: Way): boolean => done >= order.length

export const currentOf = ({ order, done }: Way, { questions }: ModeContext): KeyedQuestion | null =>
  questions[order[done] ?? -1] ?? null

/** Indices that this player has never answered. */
export function unanswered({ order, done, answers }: Way): number[] {
  const seen = new Set(answers.map(({ index }) => index))
  return order.slice(done).filter((index) => !seen.has(index))
}

/** The question that was answered last comes back after so many others; without a number, last. */
export function broughtBack(way: Way, after = Number.POSITIVE_INFINITY): Way {
  const last = way.answers.at(-1)
  if (!last) return way
  const at = Math.min(way.order.length, way.done + after)
  return { ...way, order: [...way.order.slice(0, at), last.index, ...way.order.slice(at)] }
}

/** Whether the question of now was answered before. */
export const isRepeat = ({ order, done, answers }: Way): boolean =>
  answers.some(({ index }) => index === order[done])

/** The answer to the question of now, judged; null: another question is on. */
export function answered(
  way: Way,
  move: { id: string; questionId: string; answer: OpenAnswer },
  context: ModeContext,
): { way: Way; share: Credit; points: number } | null {
  const question = currentOf(way, context)
  if (question?.id !== move.questionId) return null
  const right = context.judge(question, move.answer)
  const points = Math.round((right ?? 0) * question.points)
  const kept: SavedAnswer = {
    index: way.order[way.done] as number,
    answer: move.answer,
    share: right,
    points,
    usedMs: Math.max(0, context.now - way.since),
    at: context.now,
  }
  const next: Way = {
    ...way,
    done: way.done + 1,
    since: context.now,
    lastMove: move.id,
    answers: [...way.answers, kept],
  }
  return { way: next, share: right, points }
}

/** As they are stored: a question that came back has attempts 1, 2, … */
export function answersOf(playerId: string, way: Way, { questions }: ModeContext): ModeAnswer[] {
  const attempts = new Map<number, number>()
  return way.answers.map(({ index, answer, share, points, usedMs, at }) => {
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

/** The answers at first sight: those that counts and grade are made of. */
const firstAnswers = ({ answers }: Way): SavedAnswer[] =>
  answers.filter(({ index }, i) => answers.findIndex((one) => one.index === index) === i)

/** Counts and grade of one player: what they got right at first sight, of all that there is. */
export function tallyOf(way: Way | undefined, { questions }: ModeContext) {
  const judged = (way ? firstAnswers(way) : []).filter(({ share }) => share !== null)
  const all = questions.reduce((sum, one) => sum + (isSurvey(one) ? 0 : one.points), 0)
  const right = judged.reduce(
    (sum, { index, share }) => sum + (share ?? 0) * (questions[index]?.points ?? 0),
    0,
  )
  return {
    correctAnswers: judged.filter(({ share }) => share === 1).length,
    totalAnswers: judged.length,
    grade: all > 0 ? Math.min(1, right / all) : null,
  }
}

/** The player's question of now, as any widget can show it; after the last one they wait. */
export function wayStage(way: Way | undefined, endsAt: number | null, context: ModeContext): Stage {
  const question = way ? currentOf(way, context) : null
  const total = Math.max(context.questions.length, way?.order.length ?? 0)
  if (!way || !question) return { name: 'waiting_next', index: Math.max(0, total - 1), total }
  return {
    name: 'question',
    question: openQuestion(question),
    index: way.done,
    total,
    openedAt: way.since,
    deadline: endsAt,
    limitMs: endsAt === null ? null : Math.max(0, endsAt - way.since),
    answeredCount: 0,
    presentCount: 1,
    yourAnswer: null,
  }
}
