import { defineManifest } from '@pathquest/core/modes/manifest'
import { CREW_SETTING } from '../kits/crews/crew-choice'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'team_challenge',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 1,
  bestFrom: 4,
  lasts: { minutes: 7, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: ROUNDS_MARKS,
  settings: {
    teamCount: { kind: 'int', min: 2, max: 6, default: 4, unit: 'teams' },
    ...CREW_SETTING,
  },
  moves: ROUNDS_MOVES,
})
