import { defineManifest } from '@pathquest/core/modes/manifest'
import { ROUNDS_MARKS, ROUNDS_MOVES } from '../kits/moves'

export const manifest = defineManifest({
  id: 'second_look',
  stateVersion: 1,
  offers: ['class'],
  minPlayers: 2,
  bestFrom: 4,
  lasts: { minutes: 19, per: 'questions' },
  pace: 'class',
  ends: 'ranked',
  classGain: true,
  grades: 'points',
  // The spread of the answers is drawn by option.
  kinds: ['choice'],
  asks: ['progression', 'time', 'lateJoin', 'runAlone'],
  tapToAnswer: true,
  marks: { ...ROUNDS_MARKS, second: { move: 'look' } },
  settings: { talkSeconds: { kind: 'int', min: 10, max: 90, default: 30, unit: 's' } },
  moves: {
    ...ROUNDS_MOVES,
    look: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
  },
})
