import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'headlamps',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 7, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  classGain: true,
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  tapToAnswer: true,
  marks: { question: { move: 'answer', or: 'shelter' } },
  settings: { lamps: { kind: 'int', min: 2, max: 5, default: 3 } },
  moves: { ...ROUNDS_MOVES, shelter: {} },
})
