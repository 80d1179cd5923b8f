import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MOVES } from '../kits/moves'
import { CLUE_PHASES, OPTIONS } from './trail'

/** What is said aloud is kept; six careers have no corner each. */
const MARK = { move: 'mark', final: 'keep', by: ['hands', 'teams'] } as const

export const manifest = defineManifest({
  id: 'clue_trail',
  stateVersion: 1,
  offers: ['class', 'solo'],
  minPlayers: 1,
  lasts: { minutes: 11, per: 'careers' },
  pace: 'class',
  ends: 'ranked',
  grades: 'points',
  material: 'careers',
  kinds: ['choice'],
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  marks: Object.fromEntries(['question', ...CLUE_PHASES].map((part) => [part, MARK])),
  settings: {
    careers: { kind: 'int', min: 3, max: 12, default: 8 },
    clueSeconds: { kind: 'int', min: 6, max: 30, default: 12, unit: 's' },
  },
  moves: {
    ...ROUNDS_MOVES,
    mark: { option: { kind: 'int', min: 0, max: OPTIONS - 1 } },
    keep: {},
  },
})
