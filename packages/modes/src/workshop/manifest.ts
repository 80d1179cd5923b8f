import { defineManifest } from '@pathquest/core/modes/manifest'
import { SELF_PACED_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'workshop',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 6, per: 'minutes' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['time', 'lateJoin', 'runAlone'],
  tapToAnswer: true,
  settings: { minutes: { kind: 'int', min: 3, max: 12, default: 6, unit: 'min' } },
  moves: { ...SELF_PACED_MOVES, buy: { what: { kind: 'word', of: ['bench', 'apprentice'] } } },
})
