import { type Award, awardsOf, countsPoints, type PlayedGame, recordsOf } from './awards'

/** The question that decided a game, and who took the lead with it for good. */
export interface Decided {
  /** From 0, in the order of play. */
  index: number
  playerId: string
  /** They led from the first question on: nobody caught up. */
  isThroughout: boolean
}

/** What the class did together. */
export interface Together {
  rightAnswers: number
  answers: number
  /** The question that the fewest got right, if at least one got it wrong; null: none. */
  hardest: { index: number; right: number; answered: number } | null
  /** Questions that everybody who answered got right. */
  allRight: number
}

/** One picture of a game that has ended: what decided it, what the class did, who stood out. */
export interface Highlights {
  decided: Decided | null
  together: Together
  awards: Award[]
}

/** null: nothing was played that could be right or wrong. */
export function highlightsOf(game: PlayedGame): Highlights | null {
  const together = togetherOf(game)
  if (together.answers === 0) return null
  return { decided: decidedBy(game), together, awards: game.isMarked ? [] : awardsOf(game) }
}

/**
 * The last question after which somebody else led than before. With equal points the earlier lead
 * stands. null: without places, at one's own pace, alone, or where scores are not those points.
 */
function decidedBy(game: PlayedGame): Decided | null {
  const { questionIds, players, isTogether } = game
  const winner = players.find(({ placement }) => placement === 1)
  if (!isTogether || !winner || players.length < 2 || !countsPoints(game)) return null
  const records = recordsOf(game)
  const points = new Map(records.map(({ playerId }) => [playerId, 0]))
  let leader: string | null = null
  let last: { index: number; playerId: string } | null = null
  let changes = 0
  for (const index of questionIds.keys()) {
    for (const { playerId, judged } of records) {
      const earned = judged.find((one) => one.index === index)?.pointsEarned ?? 0
      points.set(playerId, (points.get(playerId) ?? 0) + earned)
    }
    const most = Math.max(...points.values())
    if (most === 0 || (leader !== null && points.get(leader) === most)) continue
    const first = records.find(({ playerId }) => points.get(playerId) === most)
    // Equal points at the end: the order of the places decides.
    const isWinner = points.get(winner.playerId) === most
    leader = isWinner ? winner.playerId : (first?.playerId ?? null)
    if (leader !== null) last = { index, playerId: leader }
    changes += 1
  }
  if (last === null || last.playerId !== winner.playerId) return null
  return { ...last, isThroughout: changes === 1 }
}

function togetherOf(game: PlayedGame): Together {
  const judged = recordsOf(game).flatMap((record) => record.judged)
  const byQuestion = game.questionIds.map((_, index) => {
    const given = judged.filter((one) => one.index === index)
    return { index, right: given.filter((one) => one.isCorrect).length, answered: given.length }
  })
  const asked = byQuestion.filter(({ answered }) => answered > 0)
  const missed = asked.filter(({ right, answered }) => right < answered)
  const [hardest] = missed.sort(
    (a, b) => a.right / a.answered - b.right / b.answered || a.index - b.index,
  )
  return {
    rightAnswers: judged.filter((one) => one.isCorrect).length,
    answers: judged.length,
    hardest: hardest ?? null,
    allRight: asked.length - missed.length,
  }
}
