import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Order',
  note: 'Three to six things into sequence: part of the points for part of the order.',
  items: 'Things in their right order',
  itemsHint: 'Write them as they belong; players see them mixed.',
  item: 'Number {number}',
  up: 'Move number {number} up',
  down: 'Move number {number} down',
  remove: 'Remove number {number}',
  add: 'Add',
  tooFew: 'Write three to six things.',
  noOrder: 'The order cannot be read.',
  givenAway: 'The shown order must not be the right one.',
  tap: 'Tap them in order, the first one first.',
  place: 'place {number}',
  unplaced: 'not placed yet',
  undo: 'Start again',
  inOrder: 'In the right order',
  yourPlace: 'You: {number}',
  placedBy: '{count} of {total} put it here',
} as const satisfies KindTexts
