import { defineManifest } from '@pathquest/core/modes/manifest'
import { SELF_PACED_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'search_party',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 1,
  bestFrom: 4,
  lasts: { minutes: 6, per: 'minutes' },
  pace: 'self',
  ends: 'shared',
  classGain: true,
  grades: 'points',
  kinds: ['choice'],
  asks: ['time', 'lateJoin'],
  tapToAnswer: true,
  settings: { minutes: { kind: 'int', min: 3, max: 12, default: 6, unit: 'min' } },
  moves: { ...SELF_PACED_MOVES, rescue: {} },
})
