import { defineManifest } from '@pathquest/core/modes/manifest'
import { SELF_PACED_MOVES } from '../kits/moves'
import { POSTS } from './map'

export const manifest = defineManifest({
  id: 'daylight_course',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 5, per: 'answers' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['time', 'lateJoin', 'runAlone'],
  tapToAnswer: true,
  settings: { answers: { kind: 'int', min: 12, max: 32, default: 16 } },
  moves: {
    ...SELF_PACED_MOVES,
    go: { to: { kind: 'word', of: POSTS } },
    rest: {},
  },
})
