import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

/** From the low ground to the high, as they lie on the map from left to right. */
export const SITES = ['creek', 'terrace', 'saddle', 'spur'] as const
export type Site = (typeof SITES)[number]

export const manifest = defineManifest({
  id: 'open_claims',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 1,
  bestFrom: 4,
  lasts: { minutes: 11, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  // Not revealAtOnce: what an answer earns is known only when all have dug.
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  tapToAnswer: true,
  marks: { ...ROUNDS_MARKS, pick: { move: 'pick', by: ['teams'] } },
  settings: {},
  moves: { ...ROUNDS_MOVES, pick: { site: { kind: 'word', of: SITES } } },
})
