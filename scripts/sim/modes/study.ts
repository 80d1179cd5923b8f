import type { GameSetup } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { rankStandings } from '@pathquest/core/rewards/placement'
import { median, rounded } from '../../harness/figures'
import { begin, type Moment, playOn, scoresAt, setupOf, standingsOf } from './play'
import { makeClass, type Pupil } from './pupils'

export interface StudyOptions {
  games: number
  players: number
  /** Games of which the last quarter is played again and again. */
  continued: number
  continuations: number
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
    topQuarterWins: shareOf(({ winnerSkillRank }) => winnerSkillRank < players / 4),
    lowerHalfWins: shareOf(({ winnerSkillRank }) => winnerSkillRank >= players / 2),
    leadChanges: meanOf(({ leadChanges }) => leadChanges),
    chanceInLastQuarter: rounded(mean(chances.map(({ mayWin }) => mayWin)), 3),
    runawayShare: rounded(mean(chances.map(({ isRunaway }) => (isRunaway ? 1 : 0))), 3),
    lowQuarterOfMedian: meanOf((outcome) => outcome.lowQuarterOfMedian),
    mostAccurateQuarterInLowerHalf: meanOf(({ accurateInLowerHalf }) => accurateInLowerHalf),
    minutes: meanOf(({ minutes }) => minutes),
  }
}

function outcomeOf(mode: string, number: number, options: StudyOptions): Outcome {
  const seed = `${mode} ${number}`
  const pupils = makeClass(options.players, seededRandom(`class ${seed}`))
  const setup = setupOf(mode, options.players, seed)
  const start = begin(setup, pupils)
  const moments = playOn(setup, pupils, start, seededRandom(`play ${seed}`))
  const end = moments.at(-1) as Moment
  const ranked = rankStandings(standingsOf(setup, end))
  const bySkill = [...pupils].sort((a, b) => b.skill - a.skill).map(({ id }) => id)
  const quarter = Math.round(options.players / 4)
  const scoreOf = new Map(ranked.map(({ playerId, score }) => [playerId, score]))
  const low = bySkill.slice(-quarter).map((id) => scoreOf.get(id) ?? 0)
  const middle = median([...scoreOf.values()])
  const accurate = [...ranked]
    .sort((a, b) => accuracyOf(b) - accuracyOf(a))
    .slice(0, quarter)
    .map(({ playerId }) => ranked.findIndex((standing) => standing.playerId === playerId))
  return {
    winnerSkillRank: bySkill.indexOf(ranked[0]?.playerId ?? ''),
    leadChanges: leadChangesIn(setup, moments),
    lowQuarterOfMedian: middle > 0 ? median(low) / middle : 0,
    accurateInLowerHalf:
      accurate.filter((place) => place >= options.players / 2).length / accurate.length,
    minutes: (end.now - start.now) / 60_000,
    chances:
      number < options.continued ? chancesIn(setup, pupils, moments, options.continuations) : null,
  }
}

const accuracyOf = ({
  correctAnswers,
  totalAnswers,
}: Record<'correctAnswers' | 'totalAnswers', number>) =>
  totalAnswers > 0 ? correctAnswers / totalAnswers : 0

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

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

/** From three quarters of the time on, the game is played again with other luck. */
function chancesIn(
  setup: GameSetup,
  pupils: readonly Pupil[],
  moments: readonly Moment[],
  continuations: number,
) {
  const [first, last] = [moments[0], moments.at(-1)] as [Moment, Moment]
  const at = first.now + 0.75 * (last.now - first.now)
  const from = moments.find(({ now }) => now >= at) ?? last
  const wins = new Map<string, number>()
  for (let i = 0; i < continuations; i++) {
    const again = playOn(setup, pupils, from, seededRandom(`again ${setup.seed} ${i}`))
    const [winner] = rankStandings(standingsOf(setup, again.at(-1) as Moment))
    if (winner) wins.set(winner.playerId, (wins.get(winner.playerId) ?? 0) + 1)
  }
  const [leader] = rankStandings(standingsOf(setup, from))
  return {
    mayWin: wins.size / pupils.length,
    isRunaway: (wins.get(leader?.playerId ?? '') ?? 0) >= 0.95 * continuations,
  }
}
