import type { ModeEnding } from '@pathquest/core/modes/mode'

/** One player on the switchback. */
export type Climber = {
  /** Right answers in a row since the last camp. */
  inARow: number
  /** Not camped yet. */
  climb: number
  camped: number
  /** What the last miss cost; 0 after anything else. */
  slid: number
  /** Bends below the last camp: how far the tent has moved up. */
  bends: number
  /** For the story at the end: camps made, and those of them at the fifth bend. */
  camps: number
  tops: number
  /** The highest climb, what all misses cost, and what only the end has camped. */
  best: number
  lost: number
  late: number
}

export const newClimber = (): Climber => ({
  inARow: 0,
  climb: 0,
  camped: 0,
  slid: 0,
  bends: 0,
  camps: 0,
  tops: 0,
  best: 0,
  lost: 0,
  late: 0,
})

/** Between two camps: the fifth bend makes camp by itself. */
export const BENDS = 5

/** What a player's components draw. */
export type PlayerPlay = Climber & {
  nextClimb: number
  /** How much of it is for the broken trail. */
  trail: number
  nextCard: { difficulty: 'easy' | 'medium' | 'hard'; isNew: boolean } | null
}

/** What host and projector see: how many are where, never who. */
export type ClassPlay = {
  camped: number
  /** Players in camp, at the first bend above it, and so on to the fourth. */
  at: number[]
  /** How often the fifth bend was reached. */
  tops: number
}

/** The story of the class. */
export type ClassStory = {
  camped: number
  players: number
  camps: number
  tops: number
  lost: number
}

/** The story of one player. */
export type OwnStory = Pick<Climber, 'camped' | 'camps' | 'best' | 'lost' | 'late' | 'bends'>

type Count = 'camped' | 'camps' | 'tops' | 'lost'
const sumOf = (climbers: readonly Climber[], count: Count): number =>
  climbers.reduce((sum, climber) => sum + climber[count], 0)

export const classView = (climbers: readonly Climber[]): ClassPlay => ({
  camped: sumOf(climbers, 'camped'),
  at: Array.from({ length: BENDS }, (_, bend) =>
    climbers.reduce((sum, { inARow }) => sum + (inARow === bend ? 1 : 0), 0),
  ),
  tops: sumOf(climbers, 'tops'),
})

export function ending(climbers: readonly Climber[]): ModeEnding {
  const summary: ClassStory = {
    camped: sumOf(climbers, 'camped'),
    players: climbers.length,
    camps: sumOf(climbers, 'camps'),
    tops: sumOf(climbers, 'tops'),
    lost: sumOf(climbers, 'lost'),
  }
  return { summary }
}

export const endingOf = ({ camped, camps, best, lost, late, bends }: Climber): OwnStory => ({
  camped,
  camps,
  best,
  lost,
  late,
  bends,
})
