import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

export const STORES = ['food', 'rope', 'canvas'] as const

export const manifest = defineManifest({
  id: 'high_camp',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 1,
  lasts: { minutes: 7, per: 'questions' },
  pace: 'class',
  ends: 'shared',
  classGain: true,
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: ROUNDS_MARKS,
  settings: {},
  moves: {
    answer: {
      ...ROUNDS_MOVES.answer,
      store: { kind: 'word', of: STORES, default: 'food' },
    },
  },
})
