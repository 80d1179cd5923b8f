import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../../kits/moves'

export const manifest = defineManifest({
  id: 'shared_boss',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 6, per: 'questions' },
  pace: 'class',
  ends: 'shared',
  grades: 'participation',
  kinds: ['choice'],
  asks: ['progression', 'time', 'lateJoin'],
  marks: ROUNDS_MARKS,
  settings: { strength: { kind: 'choice', of: ['mild', 'tough'], default: 'mild' } },
  moves: ROUNDS_MOVES,
})
