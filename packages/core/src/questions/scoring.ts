/** Correct over total answers, as a rounded percentage; 0 without answers. */
export const accuracyPercent = (correct: number, total: number): number =>
  total > 0 ? Math.round((100 * correct) / total) : 0

/** Class Average and LMS grade: points of right answers over all points of the game, of 100. */
export const classScore = (pointsOfRightAnswers: number, allPoints: number): number =>
  allPoints > 0 ? (100 * pointsOfRightAnswers) / allPoints : 0
