import { defineManifest } from '@pathquest/core/modes/manifest'
import { EVENTS_PER_YEAR, GOALS, HOMES, TRAVEL } from './budget'

export const manifest = defineManifest({
  id: 'first_year',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 8 },
  pace: 'self',
  ends: 'none',
  grades: 'participation',
  material: 'careers',
  personal: ['cash', 'plan', 'home', 'travel', 'lived'],
  kinds: 'any',
  asks: ['lateJoin', 'runAlone'],
  settings: {},
  moves: {
    /** Which of the three careers. */
    career: { offer: { kind: 'int', min: 0, max: 2 } },
    goal: { goal: { kind: 'word', of: GOALS } },
    /** Where to live and how to get about in the next two months. */
    live: { home: { kind: 'word', of: HOMES }, travel: { kind: 'word', of: TRAVEL } },
    /** One of the two ways through what has happened. */
    way: { way: { kind: 'int', min: 0, max: 1 } },
    /** What to do differently; `event` counts only with that word. */
    differ: {
      what: { kind: 'word', of: ['same', 'home', 'travel', 'event'] },
      event: { kind: 'int', min: 0, max: EVENTS_PER_YEAR - 1 },
    },
  },
})
