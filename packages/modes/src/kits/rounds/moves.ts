/** The one move of every mode of rounds. */
export const ROUNDS_MOVES = {
  answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
} as const
