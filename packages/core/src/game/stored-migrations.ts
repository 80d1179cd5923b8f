import type { Json } from '../json'
import type { StoredTexts } from './stored-game'

/**
 * Format version of what a room stores, written with every snapshot. A new field gets a default in
 * its schema; a change that the current schemas would misread gets the next number and a migration
 * below. Migrations stay: a solo game lives 30 days, a backup longer.
 */
export const STORED_FORMAT = 3

type Step = (stored: StoredTexts) => StoredTexts

/** By the format version they start from. */
const STEPS: Record<number, Step> = {
  /** Log rows held one event each; answers of closed rounds were one long list. */
  1: ({ setup, game, log }) => ({
    setup,
    game: withRounds(game),
    log: log.map((row) => (Array.isArray(row) ? row : [row])),
  }),
  /** Answers were option indexes, and right or wrong. */
  2: ({ setup, game, log }) => ({ setup, game: withShares(setup, game), log }),
}

/** Throws for a newer format, whose meaning is unknown. */
export function migrateStored(stored: StoredTexts, form: number): StoredTexts {
  let migrated = stored
  for (let from = form; from !== STORED_FORMAT; from++) {
    const step = STEPS[from]
    if (!step) throw new Error(`no step leads on from stored form ${from}`)
    migrated = step(migrated)
  }
  return migrated
}

function withRounds(game: unknown): unknown {
  const { mode } = game as { mode: { history?: unknown } | null }
  if (!Array.isArray(mode?.history)) return game
  return { ...(game as object), mode: { ...mode, history: groupIntoRounds(mode.history) } }
}

function withShares(setup: unknown, game: unknown): unknown {
  const { mode } = game as { mode: Parameters<typeof withAnswerShares>[0] | null }
  if (!Array.isArray(mode?.history)) return game
  const { questions } = setup as { questions: Parameters<typeof withAnswerShares>[1] }
  return { ...(game as object), mode: withAnswerShares(mode, questions) }
}

/** A closed round: option, right or share, points, time, moment of each player's answer. */
interface ClosedRound {
  questionId: string
  answers: Record<string, [Json, number | null, number, number, number]>
}

/** Stored format 1: an answer of a closed round as a row of its own. */
interface AnswerRow {
  playerId: string
  questionId: string
  selectedOptionIndex: number
  isCorrect: boolean
  pointsEarned: number
  answerTimeMs: number
  answeredAt: number
}

/** Groups rows of answers into closed rounds; what is grouped already stays. */
function groupIntoRounds(history: readonly (AnswerRow | ClosedRound)[]): ClosedRound[] {
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

/** Stored format 2: an answer was the index of an option, and right or wrong even on a survey. */
interface OptionAnswer {
  optionIndex: number
  isCorrect: boolean
}
interface OptionRounds {
  index: number
  answers: Record<string, OptionAnswer>
  history: ClosedRound[]
}

/**
 * Answers of any kind with the share that is right (null: cannot be right); adds how the game ends.
 */
function withAnswerShares(
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
    answers: mapValues(state.answers, ({ optionIndex, isCorrect, ...rest }) => ({
      ...rest,
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
