import { defineManifest } from '@pathquest/core/modes/manifest'
import { CREW_SETTING } from '../kits/crews/crew-choice'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'
import { HEXES } from './hexes'

export const manifest = defineManifest({
  id: 'surveyors',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 1,
  bestFrom: 4,
  lasts: { minutes: 11, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: ROUNDS_MARKS,
  settings: {
    teams: { kind: 'int', min: 2, max: 3, default: 3, unit: 'teams' },
    ...CREW_SETTING,
  },
  moves: {
    ...ROUNDS_MOVES,
    name: { tile: { kind: 'int', min: 0, max: HEXES.length - 1 } },
  },
})
