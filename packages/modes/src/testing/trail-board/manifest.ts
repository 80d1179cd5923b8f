import { defineManifest } from '@pathquest/core/modes/manifest'
import { SELF_PACED_MOVES } from '../../kits/moves'

export const manifest = defineManifest({
  id: 'trail_board',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 6, per: 'questions' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['lateJoin', 'runAlone'],
  settings: {},
  moves: {
    ...SELF_PACED_MOVES,
    go: { to: { kind: 'word', of: ['north', 'east', 'south', 'west'] } },
  },
})
