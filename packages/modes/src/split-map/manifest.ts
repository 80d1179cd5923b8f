import { defineManifest } from '@pathquest/core/modes/manifest'
import { CREW_SETTING } from '../kits/crews/crew-choice'
import { ROUNDS_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'split_map',
  stateVersion: 1,
  offers: ['class'],
  ownDevices: true,
  minPlayers: 1,
  bestFrom: 2,
  lasts: { minutes: 7, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  // A piece of the map is an option.
  kinds: ['choice'],
  // Not revealAtOnce: what a team reads is known only when all have kept their call.
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  settings: {
    crewSize: { kind: 'int', min: 3, max: 5, default: 4 },
    ...CREW_SETTING,
  },
  moves: {
    ...ROUNDS_MOVES,
    claim: { option: { kind: 'int', min: 0, max: 9 } },
    hold: {},
    keep: {},
  },
})
