import { defineManifest } from '@pathquest/core/modes/manifest'

export const manifest = defineManifest({
  id: 'opinions',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 5, per: 'questions' },
  pace: 'self',
  ends: 'none',
  grades: 'none',
  kinds: 'any',
  asks: ['lateJoin', 'runAlone'],
  settings: { showShares: { kind: 'switch', default: true } },
  moves: { choose: { questionId: { kind: 'question' }, answer: { kind: 'answer' } } },
})
