import type { AnswerWorth } from '@pathquest/core'

/** An answer of one player, first attempts in the order of the questions. */
export interface ScoredAnswer {
  id: string
  share: number
  pointsEarned: number
  answerTimeMs: number
  /** Of its question. */
  points: number
  /** null: untimed. */
  limitMs: number | null
}

interface Rescoring {
  /** In the order of play; null: this question was not answered, which ends a row of right ones. */
  answers: readonly (ScoredAnswer | null)[]
  /** Answers whose share is another now. */
  shares: ReadonlyMap<string, number>
  /** undefined: the mode gives no points by answer, and they stay as they were played. */
  pointsOf: ((worth: AnswerWorth) => number) | undefined
}

/**
 * What a player's answers are worth when some are judged otherwise: those themselves, and later
 * ones in the same row of right answers. Only what differs; where nothing is judged otherwise the
 * points are those of the game, to the last one.
 */
export function rescore({ answers, shares, pointsOf }: Rescoring): Map<string, number> {
  const changed = new Map<string, number>()
  if (!pointsOf) return changed
  let before = 0
  let after = 0
  for (const answer of answers) {
    if (!answer) {
      before = 0
      after = 0
      continue
    }
    const share = shares.get(answer.id) ?? answer.share
    const was = worth(answer, answer.share, before + 1, pointsOf)
    const is = worth(answer, share, after + 1, pointsOf)
    if (is !== was) changed.set(answer.id, Math.max(0, answer.pointsEarned + is - was))
    before = answer.share === 1 ? before + 1 : 0
    after = share === 1 ? after + 1 : 0
  }
  return changed
}

function worth(
  { points, limitMs, answerTimeMs }: ScoredAnswer,
  share: number,
  streak: number,
  pointsOf: (worth: AnswerWorth) => number,
): number {
  if (share === 0) return 0
  const usedMs = limitMs === null ? 0 : Math.min(answerTimeMs, limitMs)
  return Math.round(share * pointsOf({ points, usedMs, limitMs: limitMs ?? 0, streak }))
}
