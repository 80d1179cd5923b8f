import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Typed answer',
  note: 'Players type a word or a few. Case, accents, plural and one slip of a finger are forgiven.',
  accepted: 'Accepted answers',
  acceptedHint: 'The best one first. Other spellings of the same word need no line of their own.',
  answer: 'Accepted answer {number}',
  removeAnswer: 'Remove accepted answer {number}',
  addAnswer: 'Add another accepted answer',
  noAnswer: 'Write at least one accepted answer, with letters or digits.',
  tooLong: 'An answer has at most 80 characters.',
  notWritten: 'The content of this question cannot be read.',
  yours: 'Your answer',
  placeholder: 'Type your answer',
  rightIs: 'Right answer',
  alsoRight: 'Also right',
  given: 'What the class typed',
  times: '{count} times',
  accept: 'Accept',
  acceptAnswer: 'Accept “{answer}” as right',
  isRight: 'right',
} as const satisfies KindTexts
