/** When an answer counts (decisions, "Late and early answers"). All times by the server's clock. */
export interface AnswerWindow {
  /** When the question reached this player. */
  reachedAt: number
  /** null: untimed. */
  deadline: number | null
  minAnswerMs: number
  lateGraceMs: number
}

export function judgeAnswerTime(at: number, window: AnswerWindow): 'ok' | 'too_fast' | 'too_slow' {
  if (window.deadline !== null && at > window.deadline + window.lateGraceMs) return 'too_slow'
  if (at - window.reachedAt < window.minAnswerMs) return 'too_fast'
  return 'ok'
}

/** Correct over total answers, as a rounded percentage; 0 without answers. */
export const accuracyPercent = (correct: number, total: number): number =>
  total > 0 ? Math.round((100 * correct) / total) : 0

/** Class Average and LMS grade: points of right answers in percent of all points of the game. */
export const classScore = (pointsOfRightAnswers: number, allPoints: number): number =>
  allPoints > 0 ? (100 * pointsOfRightAnswers) / allPoints : 0
