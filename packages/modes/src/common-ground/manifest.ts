import { defineManifest } from '@pathquest/core/modes/manifest'

export const SIDES = ['first', 'second'] as const
export type Side = (typeof SIDES)[number]

/** A guess is made in tens of 100. */
export const TENS = 10

export const manifest = defineManifest({
  id: 'common_ground',
  stateVersion: 1,
  offers: ['class'],
  ownDevices: true,
  minPlayers: 1,
  bestFrom: 5,
  lasts: { minutes: 5, per: 'pairs' },
  pace: 'class',
  ends: 'none',
  grades: 'none',
  material: 'own',
  personal: ['side', 'guess'],
  kinds: 'any',
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  settings: {
    pairs: { kind: 'int', min: 5, max: 20, default: 10 },
    guess: { kind: 'switch', default: true },
  },
  moves: {
    choose: { side: { kind: 'word', of: SIDES } },
    guess: { tens: { kind: 'int', min: 0, max: TENS } },
  },
})
