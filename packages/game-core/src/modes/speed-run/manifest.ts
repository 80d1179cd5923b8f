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
  moves: { answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } } },
})
