import { defineManifest } from '@pathquest/core/modes/manifest'

export const manifest = defineManifest({
  id: 'treasure_chests',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 2,
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  kinds: 'any',
  asks: ['time', 'lateJoin', 'runAlone'],
  settings: { minutes: { kind: 'int', min: 1, max: 10, default: 3, unit: 'min' } },
  moves: {
    answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
    steal: { from: { kind: 'player' } },
  },
})
