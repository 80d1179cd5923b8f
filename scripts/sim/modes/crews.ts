import type { GameSetup } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import type { TeamRow } from '@pathquest/core/rooms/views'
import { gameMode } from '@pathquest/modes/game-rules'
import { rounded } from '../../harness/figures'
import { begin, type Moment, playOn } from './play'
import { makeClass, type Pupil } from './pupils'
import { setupOf } from './setup'
import type { StudyOptions } from './study'

interface Outcome {
  /** The winning crew's place by the mean skill of its members, 0-1; 0: the most skilled. */
  winnerSkill: number
  leadChanges: number
  lastOfFirst: number
  minutes: number
  mayWin: number | null
  isRunaway: boolean
}

/** Plays a mode that is won by crews: which of them wins, and for how long that is open. */
export function studyCrews(mode: string, options: StudyOptions) {
  const outcomes = Array.from({ length: options.games }, (_, i) => outcomeOf(mode, i, options))
  const shareOf = (is: (outcome: Outcome) => boolean) =>
    rounded(outcomes.filter(is).length / outcomes.length, 3)
  const meanOf = (of: (outcome: Outcome) => number) => rounded(mean(outcomes.map(of)), 3)
  const continued = outcomes.filter(({ mayWin }) => mayWin !== null)
  return {
    bestCrewsWin: shareOf(({ winnerSkill }) => winnerSkill < 0.25),
    weakestCrewsWin: shareOf(({ winnerSkill }) => winnerSkill >= 0.66),
    leadChanges: meanOf(({ leadChanges }) => leadChanges),
    crewsInLastQuarter: rounded(mean(continued.map(({ mayWin }) => mayWin ?? 0)), 3),
    runawayShare: rounded(mean(continued.map(({ isRunaway }) => (isRunaway ? 1 : 0))), 3),
    lastOfFirst: meanOf(({ lastOfFirst }) => lastOfFirst),
    minutes: meanOf(({ minutes }) => minutes),
  }
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

const rowsAt = (setup: GameSetup, { game }: Moment): TeamRow[] =>
  gameMode(setup.modeId).teamRows?.(game.mode) ?? []

function outcomeOf(mode: string, number: number, options: StudyOptions): Outcome {
  const seed = `${options.seed}${mode} ${number}`
  const pupils = makeClass(options.players, seededRandom(`class ${seed}`))
  const setup = setupOf(mode, options.players, seed)
  const start = begin(setup, pupils)
  const moments = playOn(setup, pupils, start, seededRandom(`play ${seed}`))
  const end = moments.at(-1) as Moment
  const rows = rowsAt(setup, end)
  const scores = rows.map(({ score }) => score)
  return {
    winnerSkill: skillPlace(rows, pupils),
    leadChanges: leadChangesIn(moments.map((moment) => rowsAt(setup, moment))),
    lastOfFirst: Math.min(...scores) / Math.max(1, ...scores),
    minutes: (end.now - start.now) / 60_000,
    ...(number < options.continued
      ? chancesIn(setup, pupils, moments, options.continuations)
      : { mayWin: null, isRunaway: false }),
  }
}

function skillPlace(rows: readonly TeamRow[], pupils: readonly Pupil[]): number {
  const skillOf = new Map(pupils.map(({ id, skill }) => [id, skill]))
  const means = rows.map(({ playerIds }) => mean(playerIds.map((id) => skillOf.get(id) ?? 0)))
  const winner = means[rows.findIndex(({ rank }) => rank === 1)] ?? 0
  return means.filter((one) => one > winner).length / Math.max(1, rows.length)
}

const leaderIn = (rows: readonly TeamRow[]): TeamRow | undefined =>
  rows.find(({ rank }) => rank === 1)

function leadChangesIn(boards: readonly (readonly TeamRow[])[]): number {
  let leader: string | null = null
  let changes = 0
  for (const rows of boards) {
    const best = leaderIn(rows)
    const isHeld = rows.some(({ teamId, rank }) => teamId === leader && rank === 1)
    if (!best || best.score <= 0 || isHeld) continue
    if (leader !== null) changes += 1
    leader = best.teamId
  }
  return changes
}

const THREE_QUARTERS = 0.745

/** The last quarter is played again with other luck. */
function chancesIn(
  setup: GameSetup,
  pupils: readonly Pupil[],
  moments: readonly Moment[],
  continuations: number,
): { mayWin: number; isRunaway: boolean } {
  const at = moments.findIndex((_, i) => (i + 1) / moments.length >= THREE_QUARTERS)
  const from = moments[at] as Moment
  const wins = new Map<string, number>()
  for (let i = 0; i < continuations; i++) {
    const again = playOn(setup, pupils, from, seededRandom(`again ${setup.seed} ${i}`))
    const winner = leaderIn(rowsAt(setup, again.at(-1) as Moment))
    if (winner) wins.set(winner.teamId, (wins.get(winner.teamId) ?? 0) + 1)
  }
  const rows = rowsAt(setup, from)
  const leader = leaderIn(rows)?.teamId ?? ''
  return {
    mayWin: wins.size / Math.max(1, rows.length),
    isRunaway: (wins.get(leader) ?? 0) >= 0.95 * continuations,
  }
}
