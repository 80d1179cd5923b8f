import * as z from 'zod'
import type { RoundsState } from './rounds-state'

const perPlayer = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)
const share = z.number().nullable()
/** A phase. */
export const StoredStep = z.object({
  name: z.string(),
  since: z.number(),
  deadline: z.number().nullable(),
  limitMs: z.number().nullable(),
  players: z.array(z.string()),
  done: z.array(z.string()),
})
export const StoredReply = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)

/** The stored state of a rounds mode; `extra` is the mode's own. */
export function roundsReader<Extra>(
  extra: z.ZodType<Extra>,
): (stored: unknown) => RoundsState<Extra> {
  const tallies = perPlayer(
    z.object({
      score: z.number(),
      correctAnswers: z.number(),
      totalAnswers: z.number(),
      askedQuestions: z.number().optional(),
      streak: z.number(),
      plainPoints: z.number(),
    }),
  )
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
        gradeShare: z.number().optional(),
        earned: z.number().optional(),
      }),
    ),
    done: z.array(z.string()).default([]),
    step: StoredStep.nullable().default(null),
    moved: perPlayer(z.object({ id: z.string(), reply: StoredReply.optional() })).default({}),
    tallies,
    stayed: z.array(z.string()),
    history: z.array(
      z.object({
        questionId: z.string(),
        answers: perPlayer(z.tuple([z.json(), share, z.number(), z.number(), z.number()])),
      }),
    ),
    skipped: z.array(z.number().int()).default([]),
    accepted: perPlayer(z.object({ solution: z.json(), answers: z.array(z.json()) })).default({}),
    remarksShown: z.array(z.string()).default([]),
    closedFrom: z.object({ extra, tallies }).nullable().default(null),
    extra,
    isLast: z.boolean(),
    over: z.boolean(),
  })
  return (stored) => {
    const state = schema.parse(stored)
    // Older versions did not count them: all closed ones, which is right except for late players.
    const tallies = mapValues(state.tallies, (tally) => ({
      ...tally,
      askedQuestions: tally.askedQuestions ?? Math.max(tally.totalAnswers, state.history.length),
    }))
    return { ...state, tallies } as RoundsState<Extra>
  }
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
