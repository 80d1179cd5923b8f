import type { Credit, OpenAnswer } from '@pathquest/core/kinds/kind'
import { memoizePair } from '@pathquest/core/memoize-pair'
import type { ModePlayer, MoveReply } from '@pathquest/core/modes/mode'

/** One kept answer to the question that is open or was closed last. */
export interface SavedAnswer {
  moveId: string
  answer: OpenAnswer
  /** Fields of the mode's own that came with it. */
  beside?: Record<string, string | number>
  at: number
  usedMs: number
  /** How much of it is right, 0-1; null: nothing is right or wrong. */
  share: Credit
  points: number
}

/** A closed round, short: a snapshot of the whole game is written at every closing. */
export interface ClosedRound {
  questionId: string
  /** By player: answer, share, points, ms used, server time. */
  answers: Record<string, readonly [OpenAnswer, Credit, number, number, number]>
}

export interface Tally {
  score: number
  correctAnswers: number
  totalAnswers: number
  /** Questions put to the player; surveys are in neither count, nor is what was skipped. */
  askedQuestions: number
  streak: number
  /** Points of right answers without speed or streak: what the grade is made of. */
  plainPoints: number
}

/** A phase of the mode's own, while it is on. */
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
 * The class on one question at a time: a round is open, then closed, then the next one opens.
 * `tallies` and `extra` change at closing alone, which is what keeps every leaderboard still.
 */
export interface RoundsState<Extra = unknown> {
  index: number
  phase: 'open' | 'closed'
  openedAt: number
  deadline: number | null
  /** Without what the host added: what a score by speed counts against. */
  limitMs: number | null
  /** What the host has added to this question; in the deadline already. */
  addedMs: number
  /** Since when the host's pause lasts and every clock stands still; null: they run. */
  stoppedAt: number | null
  closedAt: number | null
  /** Who takes part in this round: the players who had joined when it opened. */
  players: string[]
  /** When the question first reached each player who has been connected since. */
  reachedAt: Record<string, number>
  answers: Record<string, SavedAnswer>
  /** Who has done something else instead of answering. */
  done: string[]
  /** A phase before or after the question; null: the question itself, or its result. */
  step: RoundStep | null
  /** The last move of each player in this round that is no answer. */
  moved: Record<string, { id: string; reply?: MoveReply }>
  tallies: Record<string, Tally>
  /** Present at the last closing, or answered it, or back since: they have not gone for good. */
  stayed: string[]
  /** Kept answers of the closed rounds. */
  history: ClosedRound[]
  /** Indices of questions that the host skipped: they count for nobody. */
  skipped: number[]
  extra: Extra
  /** No question follows: the set is through, or the mode says so at a closing. */
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

/** Wholly right: what counts as a right answer and goes on with a streak. */
export const isRight = (share: Credit): boolean => share === 1

export const tallyOf = (state: RoundsState, playerId: string): Tally =>
  state.tallies[playerId] ?? EMPTY_TALLY

/** What the class waits for: the phase that is on, or the question. */
export const waitOf = (state: RoundsState): Omit<RoundStep, 'name' | 'since'> => state.step ?? state

/** Has answered, or done what the phase asks for. */
export const isDone = (state: RoundsState, playerId: string): boolean =>
  waitOf(state).done.includes(playerId) ||
  (state.step === null && state.answers[playerId] !== undefined)

export const reachedNow = (players: readonly { id: string }[], now: number) =>
  Object.fromEntries(players.map((player) => [player.id, now]))

/** Players of the round who still count: connected, or lost for less than the grace. */
export const presentPlayers = (
  { players: round }: Pick<RoundStep, 'players'>,
  players: readonly ModePlayer[],
): readonly ModePlayer[] => presentIn(players, round)

const presentIn = memoizePair((players: readonly ModePlayer[], round: readonly string[]) => {
  const inRound = new Set(round)
  return players.filter((player) => player.present && inRound.has(player.id))
})

/** Whether one of them is lost, so that the round may have to wait out a grace. */
export const isAnybodyLost = (
  { players: round }: Pick<RoundStep, 'players'>,
  players: readonly ModePlayer[],
): boolean => lostIn(players, round)

const lostIn = memoizePair((players: readonly ModePlayer[], round: readonly string[]) =>
  presentIn(players, round).some((player) => player.lapsesAt !== null),
)
