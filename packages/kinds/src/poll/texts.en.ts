import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Poll',
  note: 'Nothing is right or wrong: the answers of the class are the result.',
  options: 'Options',
  optionsHint: 'Two to six. Empty options are left out.',
  option: 'Option {letter}',
  removeOption: 'Remove option {letter}',
  addOption: 'Add option',
  asksWhy: 'Ask “why?” as well',
  asksWhyHint: 'Players may write a line. You see each line first and choose which the class sees.',
  why: 'Why? (if you like)',
  whyHint: 'Your teacher reads it first.',
  noSolution: 'A poll has no right answer.',
} as const satisfies KindTexts
