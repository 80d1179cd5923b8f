import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MOVES } from '../../kits/moves'

export const manifest = defineManifest({
  id: 'night_route',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 8, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: {
    pick: { move: 'pick' },
    question: { move: 'answer', or: 'shelter' },
    keep: { move: 'keep', by: ['teams'] },
  },
  settings: { pickSeconds: { kind: 'int', min: 5, max: 60, default: 12, unit: 's' } },
  moves: {
    answer: {
      ...ROUNDS_MOVES.answer,
      footing: { kind: 'word', of: ['light', 'firm', 'bold'], default: 'firm' },
    },
    pick: { path: { kind: 'word', of: ['north', 'south'] } },
    shelter: {},
    keep: { what: { kind: 'word', of: ['bank', 'carry'] } },
  },
})
