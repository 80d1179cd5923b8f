import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Pairs',
  note: 'Three to five pairs: each right pair counts its part.',
  pairs: 'Pairs',
  pairsHint: 'Write what belongs together; players see the right side mixed.',
  left: 'Left side of pair {number}',
  right: 'Right side of pair {number}',
  remove: 'Remove pair {number}',
  add: 'Add pair',
  tooFew: 'Write three to five pairs, with at least two different right sides.',
  noPairs: 'The pairs cannot be read.',
  tap: 'Choose a line, then what belongs to it.',
  belongs: 'What belongs together',
  partners: 'To choose from',
  open: 'still open',
  undo: 'Start again',
  rightIs: 'Right: {text}',
  matchedBy: '{count} of {total} right',
} as const satisfies KindTexts
