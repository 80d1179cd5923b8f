import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MOVES } from '../kits/moves'
import { OPTIONS } from './trail'

export const manifest = defineManifest({
  id: 'clue_trail',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 11, per: 'careers' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  material: 'careers',
  kinds: ['choice'],
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  settings: {
    careers: { kind: 'int', min: 3, max: 12, default: 8 },
    clueSeconds: { kind: 'int', min: 6, max: 30, default: 12, unit: 's' },
  },
  moves: {
    ...ROUNDS_MOVES,
    mark: { option: { kind: 'int', min: 0, max: OPTIONS - 1 } },
    keep: {},
  },
})
