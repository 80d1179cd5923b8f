import type { GameSetup } from '@pathquest/core/game'
import { fullStandings, modeContext } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { rankStandings } from '@pathquest/core/rewards/placement'
import { gameMode } from '@pathquest/modes/game-rules'
import { rounded } from '../../harness/figures'
import { accurateInLowerHalf } from './accuracy'
import { begin, type Moment, playOn } from './play'
import { makeClass, type Pupil } from './pupils'
import { setupOf } from './setup'

export interface StudyOptions {
  games: number
  players: number
  /** Games of which the last quarter is played again and again. */
  continued: number
  continuations: number
  /** Names the classes and the games. */
  seed: string
}

/** How a game went. */
interface Outcome {
  winnerSkillRank: number
  leadChanges: number
  lowQuarterOfMedian: number
  accurateInLowerHalf: number
  minutes: number
  chances: { mayWin: number; isRunaway: boolean } | null
}

/** Plays a mode with classes of mixed skill: who wins, and for how long that is open. */
export function study(mode: string, options: StudyOptions) {
  const outcomes = Array.from({ length: options.games }, (_, i) => outcomeOf(mode, i, options))
  const { players } = options
  const shareOf = (is: (outcome: Outcome) => boolean) =>
    rounded(outcomes.filter(is).length / outcomes.length, 3)
  const meanOf = (of: (outcome: Outcome) => number) => rounded(mean(outcomes.map(of)), 3)
  const chances = outcomes.flatMap((outcome) => outcome.chances ?? [])
  return {
    topQuarterWins: shareOf(({ winnerSkillRank }) => winnerSkillRank < Math.round(players / 4)),
    lowerHalfWins: shareOf(({ winnerSkillRank }) => winnerSkillRank >= players / 2),
    leadChanges: meanOf(({ leadChanges }) => leadChanges),
    chanceInLastQuarter: rounded(mean(chances.map(({ mayWin }) => mayWin)), 3),
    runawayShare: rounded(mean(chances.map(({ isRunaway }) => (isRunaway ? 1 : 0))), 3),
    lowQuarterOfMedian: meanOf((outcome) => outcome.lowQuarterOfMedian),
    mostAccurateQuarterInLowerHalf: meanOf(({ accurateInLowerHalf }) => accurateInLowerHalf),
    minutes: meanOf(({ minutes }) => minutes),
  }
}

const rankedAt = (setup: GameSetup, { game, now }: Moment) =>
  rankStandings(fullStandings(setup, game, now))

function outcomeOf(mode: string, number: number, options: StudyOptions): Outcome {
  const seed = `${options.seed}${mode} ${number}`
  const pupils = makeClass(options.players, seededRandom(`class ${seed}`))
  const setup = setupOf(mode, options.players, seed)
  const start = begin(setup, pupils)
  const moments = playOn(setup, pupils, start, seededRandom(`play ${seed}`))
  const end = moments.at(-1) as Moment
  const ranked = rankedAt(setup, end)
  const bySkill = [...pupils].sort((a, b) => b.skill - a.skill).map(({ id }) => id)
  const scoreOf = new Map(ranked.map(({ playerId, score }) => [playerId, score]))
  const low = bySkill.slice(-Math.round(options.players / 4))
  const middle = median([...scoreOf.values()])
  return {
    winnerSkillRank: bySkill.indexOf(ranked[0]?.playerId ?? ''),
    leadChanges: leadChangesIn(setup, moments),
    lowQuarterOfMedian: middle > 0 ? median(low.map((id) => scoreOf.get(id) ?? 0)) / middle : 0,
    accurateInLowerHalf: accurateInLowerHalf(setup, end.game, ranked),
    minutes: (end.now - start.now) / 60_000,
    chances:
      number < options.continued ? chancesIn(setup, pupils, moments, options.continuations) : null,
  }
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

/** Of two values in the middle the upper one, as in the simulations of the design. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const scoresAt = (setup: GameSetup, { game, now }: Moment): Map<string, number> =>
  new Map(
    gameMode(setup.modeId)
      .standings(game.mode, modeContext(setup, game, game.endedAt ?? now))
      .map(({ playerId, score }) => [playerId, score]),
  )

function leadChangesIn(setup: GameSetup, moments: readonly Moment[]): number {
  let leader: string | null = null
  let changes = 0
  for (const moment of moments) {
    const scores = scoresAt(setup, moment)
    const best = Math.max(...scores.values())
    if (best <= 0 || (leader !== null && scores.get(leader) === best)) continue
    if (leader !== null) changes += 1
    leader = [...scores].find(([, score]) => score === best)?.[0] ?? null
  }
  return changes
}

const THREE_QUARTERS = 0.745

/** After three quarters of the questions, or of all moves at an own pace. */
function lastQuarterOf(setup: GameSetup, moments: readonly Moment[]): Moment {
  const last = moments.at(-1) as Moment
  const isTogether = gameMode(setup.modeId).manifest.pace === 'class'
  const share = ({ moves }: Moment, i: number) =>
    isTogether ? (i + 1) / moments.length : moves / last.moves
  return moments.find((moment, i) => share(moment, i) >= THREE_QUARTERS) ?? last
}

/** The last quarter is played again with other luck. */
function chancesIn(
  setup: GameSetup,
  pupils: readonly Pupil[],
  moments: readonly Moment[],
  continuations: number,
) {
  const from = lastQuarterOf(setup, moments)
  const wins = new Map<string, number>()
  for (let i = 0; i < continuations; i++) {
    const again = playOn(setup, pupils, from, seededRandom(`again ${setup.seed} ${i}`))
    const [winner] = rankedAt(setup, again.at(-1) as Moment)
    if (winner) wins.set(winner.playerId, (wins.get(winner.playerId) ?? 0) + 1)
  }
  const [leader] = rankedAt(setup, from)
  return {
    mayWin: wins.size / pupils.length,
    isRunaway: (wins.get(leader?.playerId ?? '') ?? 0) >= 0.95 * continuations,
  }
}
