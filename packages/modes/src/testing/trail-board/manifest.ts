import { defineManifest } from '@pathquest/core/modes/manifest'

export const manifest = defineManifest({
  id: 'trail_board',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['lateJoin', 'runAlone'],
  settings: {},
  moves: {
    answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
    go: { to: { kind: 'word', of: ['north', 'east', 'south', 'west'] } },
  },
})
