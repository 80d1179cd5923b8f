import type { Json } from '@pathquest/core/json'
import type { Credit, OpenAnswer } from '@pathquest/core/kinds/kind'
import { memoizePair } from '@pathquest/core/memoize'
import type { ModePlayer, MoveReply } from '@pathquest/core/modes/mode'

/** An accepted answer to the question that is open or was closed last. */
export interface SavedAnswer {
  moveId: string
  answer: OpenAnswer
  /** The mode's own fields that came with it. */
  beside?: Record<string, string | number>
  at: number
  usedMs: number
  /** How much of it is right, 0-1; null: it cannot be right or wrong. */
  share: Credit
  points: number
  /** What it counts in the grade, 0-1, where that is not its share. */
  gradeShare?: number
  /** At the closing, where that depends on the class; the acknowledgement keeps `points`. */
  earned?: number
}

/** A closed round, in compact form: a snapshot of the whole game is written at every closing. */
export interface ClosedRound {
  questionId: string
  /** By player: answer, share, points, ms used, server time. */
  answers: Record<string, readonly [OpenAnswer, Credit, number, number, number]>
}

export interface Tally {
  score: number
  correctAnswers: number
  totalAnswers: number
  /** Questions shown to the player; without surveys and skipped questions. */
  askedQuestions: number
  streak: number
  /** Points of right answers without speed or streak: the basis of the grade. */
  plainPoints: number
}

/** A phase of the mode while it is open. */
export interface RoundStep {
  name: string
  since: number
  deadline: number | null
  limitMs: number | null
  /** Who may choose in it. */
  players: string[]
  /** Who has. */
  done: string[]
}

/**
 * The class is on one question at a time: a round is open, then closed, then the next one opens.
 * `tallies` and `extra` change only at a closing, so every leaderboard is stable meanwhile.
 */
export interface RoundsState<Extra = unknown> {
  index: number
  phase: 'open' | 'closed'
  openedAt: number
  deadline: number | null
  /** Without the time the host added: the basis of a time-based score. */
  limitMs: number | null
  /** Time the host has added to this question; already included in the deadline. */
  addedMs: number
  /** Start of the host's pause, in which every clock is stopped; null: they run. */
  stoppedAt: number | null
  closedAt: number | null
  /** Players who take part in this round: those who had joined when it opened. */
  players: string[]
  /** When the question first reached each player who has been connected since. */
  reachedAt: Record<string, number>
  answers: Record<string, SavedAnswer>
  /** Players who made another move instead of answering. */
  done: string[]
  /** A phase before or after the question; null: the question itself, or its result. */
  step: RoundStep | null
  /** The last move of each player in this round that is not an answer. */
  moved: Record<string, { id: string; reply?: MoveReply }>
  tallies: Record<string, Tally>
  /** Present at the last closing, or answered it, or back since: they are not gone for good. */
  stayed: string[]
  /** Answers of the closed rounds. */
  history: ClosedRound[]
  /** Indices of questions that the host skipped: they count for nobody. */
  skipped: number[]
  /** By question: the solution with the answers that the host accepted, and these. */
  accepted: Record<string, { solution: Json; answers: OpenAnswer[] }>
  /** Players of this round whose remark the class sees. */
  remarksShown: string[]
  /**
   * What the closing started from, for as long as its host may accept another answer; null: nobody
   * may, or the mode does not close anew.
   */
  closedFrom: Pick<RoundsState<Extra>, 'extra' | 'tallies'> | null
  extra: Extra
  /** No question follows: the set is finished, or the mode ended it at a closing. */
  isLast: boolean
  over: boolean
}

export const EMPTY_TALLY: Tally = {
  score: 0,
  correctAnswers: 0,
  totalAnswers: 0,
  askedQuestions: 0,
  streak: 0,
  plainPoints: 0,
}

/** Fully right: counts as a right answer and continues a streak. */
export const isRight = (share: Credit): boolean => share === 1

/** Partly right: some of the points, and no right answer. */
export const isPartly = (share: Credit): boolean => share !== null && share > 0 && share < 1

export const tallyOf = (state: RoundsState, playerId: string): Tally =>
  state.tallies[playerId] ?? EMPTY_TALLY

/** What the class waits for: the open phase, or the question. */
export const currentWait = (state: RoundsState): Omit<RoundStep, 'name' | 'since'> =>
  state.step ?? state

/** Has answered, or made the move of the phase. */
export const isDone = (state: RoundsState, playerId: string): boolean =>
  currentWait(state).done.includes(playerId) ||
  (state.step === null && state.answers[playerId] !== undefined)

export const reachedNow = (players: readonly { id: string }[], now: number) =>
  Object.fromEntries(players.map((player) => [player.id, now]))

/** Players of the round who still count: connected, or lost for less than the grace period. */
export const presentPlayers = (
  { players: round }: Pick<RoundStep, 'players'>,
  players: readonly ModePlayer[],
): readonly ModePlayer[] => presentIn(players, round)

const presentIn = memoizePair((players: readonly ModePlayer[], round: readonly string[]) => {
  const inRound = new Set(round)
  return players.filter((player) => player.present && inRound.has(player.id))
})

/** Whether one of them is lost, so that the round may have to wait for a grace period. */
export const isAnybodyLost = (
  { players: round }: Pick<RoundStep, 'players'>,
  players: readonly ModePlayer[],
): boolean => lostIn(players, round)

const lostIn = memoizePair((players: readonly ModePlayer[], round: readonly string[]) =>
  presentIn(players, round).some((player) => player.lapsesAt !== null),
)
