import { defineManifest } from '@pathquest/core/modes/manifest'
import { SELF_PACED_MOVES } from '../../kits/moves'

export const manifest = defineManifest({
  id: 'treasure_chests',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 2,
  lasts: { minutes: 3, per: 'minutes' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['time', 'lateJoin', 'runAlone'],
  settings: { minutes: { kind: 'int', min: 1, max: 10, default: 3, unit: 'min' } },
  moves: {
    ...SELF_PACED_MOVES,
    steal: { from: { kind: 'player' } },
  },
})
