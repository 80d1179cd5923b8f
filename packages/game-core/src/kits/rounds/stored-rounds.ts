import { z } from 'zod'
import type { ClosedRound, RoundsState } from './rounds-state'

const perPlayer = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)

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
    closedAt: z.number().nullable(),
    players: z.array(z.string()),
    reachedAt: perPlayer(z.number()),
    answers: perPlayer(
      z.object({
        moveId: z.string(),
        optionIndex: z.number().int(),
        at: z.number(),
        usedMs: z.number(),
        isCorrect: z.boolean(),
        points: z.number(),
      }),
    ),
    tallies: perPlayer(
      z.object({
        score: z.number(),
        correctAnswers: z.number(),
        totalAnswers: z.number(),
        streak: z.number(),
        plainPoints: z.number(),
      }),
    ),
    stayed: z.array(z.string()),
    history: z.array(
      z.object({
        questionId: z.string(),
        answers: perPlayer(
          z.tuple([
            z.number(),
            z.union([z.literal(0), z.literal(1)]),
            z.number(),
            z.number(),
            z.number(),
          ]),
        ),
      }),
    ),
    extra,
    over: z.boolean(),
  })
  return (stored) => schema.parse(stored) as RoundsState<Extra>
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
