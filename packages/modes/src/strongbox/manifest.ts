import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

export const CHOICES = ['bank', 'carry', 'key'] as const
export type Choice = (typeof CHOICES)[number]

export const manifest = defineManifest({
  id: 'strongbox',
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
  tapToAnswer: true,
  // Coins belong to somebody: a class that is counted carries none.
  marks: { ...ROUNDS_MARKS, choose: { move: 'choose', by: ['teams'] } },
  settings: {},
  moves: { ...ROUNDS_MOVES, choose: { what: { kind: 'word', of: CHOICES } } },
})
