/** The one move of every rounds mode. */
export const ROUNDS_MOVES = {
  answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
} as const

/** The moves of every self-paced mode. */
export const SELF_PACED_MOVES = {
  answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
  /** Dismisses the result; the next card comes. */
  next: {},
} as const
