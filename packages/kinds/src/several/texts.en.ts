import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Several right answers',
  note: 'Everything that applies: part of the points for part of the answer.',
  answers: 'Answer options',
  answersHint: 'Tick all that are right; at least one must be wrong. Empty options are left out.',
  option: 'Option {letter}',
  isCorrect: 'Option {letter} is correct',
  correct: 'correct answer',
  correctShort: 'Correct',
  removeOption: 'Remove option {letter}',
  addOption: 'Add option',
  allRight: 'At least one option must be wrong.',
  tickAll: 'Tick all that apply.',
  ticked: 'Ticked by {count}',
  missed: 'Right, not ticked',
} as const satisfies KindTexts
