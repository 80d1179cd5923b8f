import type { ModePlayer } from '@pathquest/core/modes/mode'
import type { RoundsState } from './rounds-state'

/** One in so many leads the class. */
const FRONT_EVERY = 6

type Tallies = Pick<RoundsState, 'tallies'>['tallies']

/**
 * Players behind the front, by the scores before a question. The front is the best sixth of the
 * present class, rounded up, and everybody level with the last of them: while all are level,
 * nobody is behind.
 */
export function behindFront(tallies: Tallies, players: readonly ModePlayer[]): string[] {
  const scoreOf = ({ id }: ModePlayer) => tallies[id]?.score ?? 0
  const last = frontScore(players.filter(({ present }) => present).map(scoreOf))
  return players.filter((player) => scoreOf(player) < last).map(({ id }) => id)
}

/** The least score with which one is in front. */
export function frontScore(scores: readonly number[]): number {
  const size = Math.ceil(scores.length / FRONT_EVERY)
  return [...scores].sort((a, b) => b - a)[size - 1] ?? 0
}
