/** A score of 0-100 as the gradebook shows it: a share of the points, to one decimal. */
export const gradePoints = (score: number, points: number): number =>
  Math.round((score * points) / 10) / 10
