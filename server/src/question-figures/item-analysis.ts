import { COMPARED_PART } from '@pathquest/core/question-sets/question-figures'

/** A first answer that was judged. */
export interface JudgedAnswer {
  playerId: string
  questionId: string
  /** 0-1 of the question's points. */
  share: number
}

export interface ItemSums {
  answers: number
  shares: number
  upperAnswers: number
  upperShares: number
  lowerAnswers: number
  lowerShares: number
}

/** Who answered fewer others is neither strong nor weak: nobody knows. */
const OTHER_ANSWERS_MIN = 3

/**
 * The sums of one game for each question that was answered. Players are ranked by what they got of
 * the other questions that they answered, never by the question itself, which would favour it.
 */
export function itemSums(answers: readonly JudgedAnswer[]): Map<string, ItemSums> {
  const byPlayer = groupBy(answers, ({ playerId }) => playerId)
  const totals = new Map([...byPlayer].map(([id, own]) => [id, sharesOf(own)]))
  const countOf = (playerId: string) => byPlayer.get(playerId)?.length ?? 0
  const byQuestion = groupBy(answers, ({ questionId }) => questionId)
  return new Map(
    [...byQuestion].map(([questionId, given]) => {
      const ranked = given.flatMap(({ playerId, share }) => {
        const others = countOf(playerId) - 1
        if (others < OTHER_ANSWERS_MIN) return []
        const rest = ((totals.get(playerId) ?? 0) - share) / others
        return [{ share, rank: Math.round(rest * 1e6) }]
      })
      const { upper, lower } = ends(ranked)
      const sums = {
        answers: given.length,
        shares: sharesOf(given),
        upperAnswers: upper.length,
        upperShares: sharesOf(upper),
        lowerAnswers: lower.length,
        lowerShares: sharesOf(lower),
      }
      return [questionId, sums]
    }),
  )
}

/**
 * The best and the last 27 %; who is as good as the last of an end belongs to it. With fewer than
 * four players there are no ends, nor where both would hold the same players.
 */
function ends<Ranked extends { rank: number }>(
  players: readonly Ranked[],
): { upper: Ranked[]; lower: Ranked[] } {
  const size = Math.floor(players.length * COMPARED_PART)
  const ranks = players.map(({ rank }) => rank).sort((a, b) => b - a)
  const upperFrom = ranks[size - 1]
  const lowerUpTo = ranks[ranks.length - size]
  if (upperFrom === undefined || lowerUpTo === undefined || upperFrom <= lowerUpTo) {
    return { upper: [], lower: [] }
  }
  return {
    upper: players.filter(({ rank }) => rank >= upperFrom),
    lower: players.filter(({ rank }) => rank <= lowerUpTo),
  }
}

const sharesOf = (answers: readonly { share: number }[]): number =>
  answers.reduce((sum, { share }) => sum + share, 0)

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
