import { defineManifest } from '@pathquest/core/modes/manifest'
import { CAREERS_SHOWN, LIKES, STATEMENTS_ASKED } from './heights'

export const manifest = defineManifest({
  id: 'interest_ridge',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 5 },
  pace: 'self',
  ends: 'none',
  grades: 'participation',
  material: 'own',
  personal: ['heights', 'statements', 'careers'],
  kinds: 'any',
  asks: ['lateJoin', 'runAlone'],
  settings: { classContour: { kind: 'switch', default: true } },
  moves: {
    /** By its place in the own order; it may be changed to the end. */
    answer: {
      number: { kind: 'int', min: 0, max: STATEMENTS_ASKED - 1 },
      like: { kind: 'word', of: LIKES },
    },
    /** All are answered: on to the own ridge. */
    look: {},
    /** Which of the careers to know more about; the number behind the last one: none of them. */
    more: { career: { kind: 'int', min: 0, max: CAREERS_SHOWN } },
  },
})
