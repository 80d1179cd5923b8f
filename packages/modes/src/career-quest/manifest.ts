import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'career_quest',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 7, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  marks: ROUNDS_MARKS,
  settings: {},
  moves: ROUNDS_MOVES,
})
