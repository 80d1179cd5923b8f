import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MOVES } from '../kits/moves'

/** False tasks to choose from. */
export const FALSE_TASKS = 5

export const manifest = defineManifest({
  id: 'decoy',
  stateVersion: 1,
  offers: ['class'],
  ownDevices: true,
  minPlayers: 1,
  bestFrom: 6,
  lasts: { minutes: 5, per: 'rounds' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  material: 'careers',
  kinds: ['choice'],
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  settings: { rounds: { kind: 'int', min: 4, max: 12, default: 8 } },
  moves: {
    ...ROUNDS_MOVES,
    lay: { task: { kind: 'int', min: 0, max: FALSE_TASKS - 1 } },
  },
})
