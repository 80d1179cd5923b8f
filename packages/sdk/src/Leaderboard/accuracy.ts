/** Correct over total answers in whole percent; nothing answered is 0. */
export const accuracyPercent = (correctAnswers: number, totalAnswers: number): number =>
  totalAnswers === 0 ? 0 : Math.round((100 * correctAnswers) / totalAnswers)
