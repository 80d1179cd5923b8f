import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MOVES } from '../kits/moves'

/** From the closest one. */
export const CONTOURS = ['tight', 'middle', 'wide'] as const

export const manifest = defineManifest({
  id: 'close_contour',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 3, per: 'cards' },
  pace: 'class',
  ends: 'ranked',
  classGain: true,
  grades: 'points',
  material: 'careers',
  kinds: ['number'],
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  // No hand shows a number.
  marks: { question: { move: 'answer', by: ['teams'] } },
  settings: {
    cards: { kind: 'int', min: 4, max: 15, default: 8 },
    seconds: { kind: 'int', min: 15, max: 90, default: 30, unit: 's' },
  },
  moves: {
    answer: {
      ...ROUNDS_MOVES.answer,
      contour: { kind: 'word', of: CONTOURS, default: 'middle' },
    },
  },
})
