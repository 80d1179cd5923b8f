import { ROUNDS_MOVES } from '../../kits/rounds/moves'
import { defineManifest } from '../manifest'

export const manifest = defineManifest({
  id: 'speed_run',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['progression', 'time', 'revealAtOnce', 'lateJoin', 'runAlone'],
  settings: {},
  moves: ROUNDS_MOVES,
})
