import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Multiple choice',
  note: 'One of two to six options is right.',
  answers: 'Answer options',
  answersHint: 'Mark the one that is correct. Empty options are left out.',
  option: 'Option {letter}',
  isCorrect: 'Option {letter} is correct',
  correct: 'correct answer',
  correctShort: 'Correct',
  removeOption: 'Remove option {letter}',
  addOption: 'Add option',
  trueOrFalse: 'True or false',
  truthHint: 'Mark which of the two is correct.',
} as const satisfies KindTexts
