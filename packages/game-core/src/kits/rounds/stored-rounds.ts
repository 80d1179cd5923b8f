import { z } from 'zod'
import type { ClosedRound, RoundsState, SavedAnswer } from './rounds-state'

const perPlayer = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)
const share = z.number().nullable()
const step = z.object({
  name: z.string(),
  since: z.number(),
  deadline: z.number().nullable(),
  limitMs: z.number().nullable(),
  players: z.array(z.string()),
  done: z.array(z.string()),
})
const reply = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** The state of a rounds mode as it is stored; `extra` is the mode's own. */
export function roundsReader<Extra>(
  extra: z.ZodType<Extra>,
): (stored: unknown) => RoundsState<Extra> {
  const schema = z.object({
    index: z.number().int(),
    phase: z.enum(['open', 'closed']),
    openedAt: z.number(),
    deadline: z.number().nullable(),
    limitMs: z.number().nullable(),
    addedMs: z.number().default(0),
    stoppedAt: z.number().nullable().default(null),
    closedAt: z.number().nullable(),
    players: z.array(z.string()),
    reachedAt: perPlayer(z.number()),
    answers: perPlayer(
      z.object({
        moveId: z.string(),
        answer: z.json(),
        beside: perPlayer(z.union([z.string(), z.number()])).optional(),
        at: z.number(),
        usedMs: z.number(),
        share,
        points: z.number(),
      }),
    ),
    done: z.array(z.string()).default([]),
    step: step.nullable().default(null),
    moved: perPlayer(z.object({ id: z.string(), reply: reply.optional() })).default({}),
    tallies: perPlayer(
      z.object({
        score: z.number(),
        correctAnswers: z.number(),
        totalAnswers: z.number(),
        askedQuestions: z.number().optional(),
        streak: z.number(),
        plainPoints: z.number(),
      }),
    ),
    stayed: z.array(z.string()),
    history: z.array(
      z.object({
        questionId: z.string(),
        answers: perPlayer(z.tuple([z.json(), share, z.number(), z.number(), z.number()])),
      }),
    ),
    skipped: z.array(z.number().int()).default([]),
    extra,
    isLast: z.boolean(),
    over: z.boolean(),
  })
  return (stored) => {
    const state = schema.parse(stored)
    // Of versions that did not count them: all that was closed, which is right but for who came late.
    const tallies = mapValues(state.tallies, (tally) => ({
      ...tally,
      askedQuestions: tally.askedQuestions ?? Math.max(tally.totalAnswers, state.history.length),
    }))
    return { ...state, tallies } as RoundsState<Extra>
  }
}

/** Stored form 1: an answer of a closed round as a row of its own. */
interface AnswerRow {
  playerId: string
  questionId: string
  selectedOptionIndex: number
  isCorrect: boolean
  pointsEarned: number
  answerTimeMs: number
  answeredAt: number
}

/** Rows of answers as closed rounds; what is one already stays. */
export function roundsOfAnswers(history: readonly (AnswerRow | ClosedRound)[]): ClosedRound[] {
  const rounds: ClosedRound[] = []
  for (const entry of history) {
    if ('answers' in entry) {
      rounds.push(entry)
      continue
    }
    const known = rounds.find(({ questionId }) => questionId === entry.questionId)
    const round = known ?? { questionId: entry.questionId, answers: {} }
    if (!known) rounds.push(round)
    const { selectedOptionIndex, isCorrect, pointsEarned, answerTimeMs, answeredAt } = entry
    round.answers[entry.playerId] = [
      selectedOptionIndex,
      isCorrect ? 1 : 0,
      pointsEarned,
      answerTimeMs,
      answeredAt,
    ]
  }
  return rounds
}

/** Stored form 2: an answer was the index of an option, and right or wrong on a survey, too. */
interface OptionAnswer extends Omit<SavedAnswer, 'answer' | 'share'> {
  optionIndex: number
  isCorrect: boolean
}
interface OptionRounds {
  index: number
  answers: Record<string, OptionAnswer>
  history: ClosedRound[]
}

/** Answers of any kind, with the share that is right: null where nothing is. And it knows its end. */
export function roundsOfShares(
  state: OptionRounds,
  questions: readonly { id: string; correctIndex: number | null }[],
): object {
  const surveys = new Set(
    questions.flatMap(({ id, correctIndex }) => (correctIndex === null ? [id] : [])),
  )
  const shareOf = (questionId: string | undefined, isCorrect: boolean) =>
    surveys.has(questionId ?? '') ? null : isCorrect ? 1 : 0
  return {
    ...state,
    isLast: state.index + 1 >= questions.length,
    answers: mapValues(state.answers, ({ optionIndex, isCorrect, ...kept }) => ({
      ...kept,
      answer: optionIndex,
      share: shareOf(questions[state.index]?.id, isCorrect),
    })),
    history: state.history.map(({ questionId, answers }) => ({
      questionId,
      answers: mapValues(answers, ([option, right, ...rest]) => [
        option,
        shareOf(questionId, right === 1),
        ...rest,
      ]),
    })),
  }
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
