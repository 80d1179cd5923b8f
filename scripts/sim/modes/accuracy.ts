import { type FullStanding, type Game, type GameSetup, modeContext } from '@pathquest/core/game'
import { gameMode } from '@pathquest/modes/game-rules'

/**
 * The accuracy of each player: right answers of all answers of the whole game, in every mode alike.
 * Every answer that the mode scored counts, also to a question that came back and to a second look;
 * what a player shows of a class's accuracy and grade is of first answers alone. At an own pace these
 * are ten of about thirty, and who is in the best quarter of ten answers is mostly luck. A mode
 * without stored answers counts all of them in its standings.
 */
function accuraciesIn(
  setup: GameSetup,
  game: Game,
  standings: readonly FullStanding[],
): Map<string, number> {
  const context = modeContext(setup, game, game.endedAt ?? 0)
  const counts = new Map<string, { right: number; all: number }>()
  for (const { playerId, isCorrect } of gameMode(setup.modeId).result(game.mode, context).answers) {
    if (isCorrect === null) continue
    const { right, all } = counts.get(playerId) ?? { right: 0, all: 0 }
    counts.set(playerId, { right: right + (isCorrect ? 1 : 0), all: all + 1 })
  }
  return new Map(
    standings.map(({ playerId, correctAnswers, totalAnswers }) => {
      const counted = { right: correctAnswers, all: totalAnswers }
      const { right, all } = counts.get(playerId) ?? counted
      return [playerId, all > 0 ? right / all : 0]
    }),
  )
}

/** Of the quarter with the highest accuracy, those placed in the lower half; ties are shared. */
export function accurateInLowerHalf(
  setup: GameSetup,
  game: Game,
  ranked: readonly FullStanding[],
): number {
  const accuracies = accuraciesIn(setup, game, ranked)
  const all = ranked.map(({ playerId }, place) => ({
    accuracy: accuracies.get(playerId) ?? 0,
    isLow: place >= ranked.length / 2,
  }))
  const quarter = Math.round(all.length / 4)
  const [least = 0] = all
    .map(({ accuracy }) => accuracy)
    .sort((a, b) => b - a)
    .slice(quarter - 1)
  const better = all.filter(({ accuracy }) => accuracy > least)
  const equal = all.filter(({ accuracy }) => accuracy === least)
  const lowIn = (some: typeof all) => some.filter(({ isLow }) => isLow).length
  const share = (quarter - better.length) / equal.length
  return (lowIn(better) + share * lowIn(equal)) / quarter
}
