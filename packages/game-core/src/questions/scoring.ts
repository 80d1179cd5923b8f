/** career_quest and team_challenge: a right answer scores the question's points. */
export const flatPoints = (points: number): number => points

/**
 * speed_run: round(points × (1 − used / (2 × limit))), plus 10 % of that for each right answer
 * in a row after the first, at most 50 %. `streak` counts this right answer too.
 */
export function speedPoints(
  points: number,
  usedMs: number,
  limitMs: number,
  streak: number,
): number {
  const used = Math.min(Math.max(usedMs, 0), limitMs)
  // One division over whole numbers: an exact half stays one and rounds up.
  const base = limitMs > 0 ? Math.round((points * (2 * limitMs - used)) / (2 * limitMs)) : points
  return base + Math.round(base * streakBonus(streak))
}

/** 0 for the first right answer, then 0.1 more for each, at most 0.5. */
export const streakBonus = (streak: number): number => Math.min(Math.max(streak - 1, 0), 5) / 10

/** Correct over total answers, as a rounded percentage; 0 without answers. */
export const accuracyPercent = (correct: number, total: number): number =>
  total > 0 ? Math.round((100 * correct) / total) : 0

/** Class Average and LMS grade: points of right answers over all points of the game, of 100. */
export const classScore = (pointsOfRightAnswers: number, allPoints: number): number =>
  allPoints > 0 ? (100 * pointsOfRightAnswers) / allPoints : 0
