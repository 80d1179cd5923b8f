import { defineManifest } from '@pathquest/core/modes/manifest'
import { RIDGE_CARDS } from './ground'

export const manifest = defineManifest({
  id: 'higher_ground',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 7, per: 'minutes' },
  pace: 'self',
  ends: 'ranked',
  grades: 'points',
  material: 'careers',
  kinds: 'any',
  asks: ['time', 'lateJoin', 'runAlone'],
  settings: { minutes: { kind: 'int', min: 3, max: 12, default: 6, unit: 'min' } },
  moves: {
    /** Which of the two cards, and into which gap of the ridge, counted from its lower end. */
    place: {
      card: { kind: 'int', min: 0, max: 1 },
      gap: { kind: 'int', min: 0, max: RIDGE_CARDS - 1 },
    },
    /** Leaves a card that was set aside, or a ridge that is done. */
    next: {},
  },
})
