import type { ModeContext } from '@pathquest/core/modes/mode'
import type { BallotsState } from '../kits/ballots/ballots-state'
import { type PhaseView, phaseView } from '../kits/rounds/phase-view'
import { type Ground, type Material, pointsOf, type Told } from './ground'
import type { Side } from './manifest'
import type { Pair } from './pairs'

type State = BallotsState<Ground>

/** What everybody may know of a pair: shares of five and more, and nobody's side. */
export interface GroundView {
  index: number
  total: number
  pair: Pair
  /** null: the outcome is shown. */
  phase: PhaseView | null
  told: Omit<Told, 'pair'> | null
}

export interface OwnGroundView extends GroundView {
  /** False for who came during this pair. */
  isIn: boolean
  side: Side | null
  guess: number | null
  /** Of the guess, once the share is told. */
  off: number | null
  points: number
}

const pairsIn = ({ material }: Pick<ModeContext, 'material'>): readonly Pair[] =>
  (material as unknown as Material).pairs

function commonView(state: State, playerId: string | null, context: ModeContext): GroundView {
  const { round, step, extra } = state
  const pairs = pairsIn(context)
  const last = extra.story.at(-1)
  return {
    index: round,
    total: pairs.length,
    pair: pairs[round] as Pair,
    phase: phaseView(state, playerId, context),
    told: step === null && last?.pair === round ? withoutPair(last) : null,
  }
}

const withoutPair = ({ pair: _, ...told }: Told) => told

export const classView = (state: State, context: ModeContext): GroundView =>
  commonView(state, null, context)

export function playerView(state: State, playerId: string, context: ModeContext): OwnGroundView {
  const common = commonView(state, playerId, context)
  const { sides, guesses } = state.extra
  const guess = guesses[playerId] ?? null
  const share = common.told?.share ?? null
  const isScored = guess !== null && share !== null
  return {
    ...common,
    isIn: state.players.includes(playerId),
    side: sides[playerId] ?? null,
    guess,
    off: isScored ? Math.abs(guess - share) : null,
    points: isScored ? pointsOf(guess, share) : 0,
  }
}

/** What the class has told of itself, pair by pair. */
export interface Summary {
  pairs: (Pair & Omit<Told, 'pair'>)[]
}

export const summaryOf = ({ story }: Ground, context: ModeContext): Summary => ({
  pairs: story.map(({ pair, ...told }) => ({ ...(pairsIn(context)[pair] as Pair), ...told })),
})

/** One player's sides and guesses, by their place in the summary; null: they chose nothing. */
export interface OwnEnding {
  walk: { at: number; side: Side | null; guess: number | null }[]
  points: number
}

export function ownEnding({ walks, scores, story }: Ground, playerId: string): OwnEnding | null {
  const walk = walks[playerId]
  if (!walk) return null
  const placeOf = (pair: number) => story.findIndex((told) => told.pair === pair)
  return {
    walk: walk.map(({ pair, side, guess }) => ({ at: placeOf(pair), side, guess })),
    points: scores[playerId] ?? 0,
  }
}
