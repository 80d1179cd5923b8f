import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../../kits/moves'

export const manifest = defineManifest({
  id: 'last_light',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 2,
  lasts: { minutes: 6, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: ROUNDS_MARKS,
  settings: { lights: { kind: 'int', min: 1, max: 5, default: 2 } },
  moves: ROUNDS_MOVES,
})
