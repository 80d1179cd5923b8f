import { defineManifest } from '@pathquest/core/modes/manifest'
import { CREW_SETTING } from '../kits/crews/crew-choice'
import { SELF_PACED_MOVES } from '../kits/moves'

const DEPTH = { kind: 'int', min: 1, max: 5 } as const

export const manifest = defineManifest({
  id: 'key_cutter',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 8, per: 'minutes' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['time', 'lateJoin'],
  settings: {
    minutes: { kind: 'int', min: 3, max: 15, default: 8, unit: 'min' },
    crewSize: { kind: 'int', min: 2, max: 5, default: 4 },
    ...CREW_SETTING,
  },
  moves: {
    ...SELF_PACED_MOVES,
    gauge: { cut: DEPTH, depth: DEPTH },
    turn: { cut1: DEPTH, cut2: DEPTH, cut3: DEPTH, cut4: DEPTH, cut5: DEPTH },
    second: {},
  },
})
