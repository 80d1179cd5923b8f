import { roundsOfAnswers, roundsOfShares } from '../kits/rounds/stored-rounds'
import type { StoredTexts } from './stored-game'

/**
 * Form of what a room stores, written with every snapshot. A field that was added gets a default
 * in its schema; what the schemas of today would misread gets the next number and a step below.
 * Steps stay for good: a solo game lives 30 days, a backup longer.
 */
export const STORED_FORM = 3

type Step = (stored: StoredTexts) => StoredTexts

/** By the form they begin with. */
const STEPS: Record<number, Step> = {
  /** Rows of the log held one event each; answers of closed rounds stood in one long list. */
  1: ({ setup, game, log }) => ({
    setup,
    game: withRounds(game),
    log: log.map((row) => (Array.isArray(row) ? row : [row])),
  }),
  /** Answers were options alone, and right or wrong. */
  2: ({ setup, game, log }) => ({ setup, game: withShares(setup, game), log }),
}

/** Throws for a form of the future: nobody can know what it means. */
export function inFormOfToday(stored: StoredTexts, form: number): StoredTexts {
  let brought = stored
  for (let from = form; from !== STORED_FORM; from++) {
    const step = STEPS[from]
    if (!step) throw new Error(`no step leads on from stored form ${from}`)
    brought = step(brought)
  }
  return brought
}

function withRounds(game: unknown): unknown {
  const { mode } = game as { mode: { history?: unknown } | null }
  if (!Array.isArray(mode?.history)) return game
  return { ...(game as object), mode: { ...mode, history: roundsOfAnswers(mode.history) } }
}

function withShares(setup: unknown, game: unknown): unknown {
  const { mode } = game as { mode: Parameters<typeof roundsOfShares>[0] | null }
  if (!Array.isArray(mode?.history)) return game
  const { questions } = setup as { questions: Parameters<typeof roundsOfShares>[1] }
  return { ...(game as object), mode: roundsOfShares(mode, questions) }
}
