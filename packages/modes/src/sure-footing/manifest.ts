import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

/** From the most careful one. */
export const FOOTINGS = ['light', 'firm', 'bold'] as const

export const manifest = defineManifest({
  id: 'sure_footing',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 7, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: ROUNDS_MARKS,
  settings: {},
  moves: {
    answer: {
      ...ROUNDS_MOVES.answer,
      footing: { kind: 'word', of: FOOTINGS, default: 'firm' },
    },
  },
})
