// `npm run sim:modes -- --json [--games 2000] [--mode strongbox] [--seed a]`: each ranked mode,
// played by classes of thirty of mixed skill under the real rules, by its bots.
//
// The class is that of the simulations the modes were designed with: skill 40 to 95 % (right answers
// to medium questions, guesses included), evenly spread; sense of decisions, boldness and half of the
// feeling for figures independent of it; 6 to 16 s for an answer. A game has ten questions or its
// own deck. A pupil does what the mode's bot does, with an own answer and an own decision: by sense,
// or without much of it by habit (`modes/*-choices.ts`).
// Lead changes are counted after each question, at an own pace every ten seconds. From three quarters
// of the questions (own pace: of all moves) the game is played on again: `chanceInLastQuarter` is the
// share of the class that wins at least one of these, `runawayShare` of games whose leader wins 95 %.
// Of a mode that is won by crews: whether crews of more skill win, of less, and how open that is.
// Of a mode that is won together: how often classes of different strength win.
// What accuracy is, says `modes/accuracy.ts`. `--seed` names other classes and other games: numbers
// of rules are chosen on some seeds and reported on others.
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { readArgs, report } from '../harness/figures'
import { studyCrews } from './modes/crews'
import { studyGoal } from './modes/goal'
import { type StudyOptions, study } from './modes/study'

const { json, mode, ...given } = readArgs({
  games: 60,
  players: 30,
  continued: 60,
  continuations: 40,
  mode: '',
  seed: '',
  json: false,
})
const options: StudyOptions = given

/** What a fair and open game keeps within. */
const BANDS = {
  topQuarterWins: [0.45, 0.85],
  lowerHalfWins: [0.02, 0.25],
  leadChanges: [2, Number.POSITIVE_INFINITY],
  runawayShare: [0, 0.1],
  lowQuarterOfMedian: [0.7, Number.POSITIVE_INFINITY],
  mostAccurateQuarterInLowerHalf: [0, 0.05],
} as const

type Bands = Readonly<Record<string, readonly [least: number, most: number]>>

/** A goal that is won together: by the strength of the class, and for one that does not decide. */
const GOAL_BANDS: Readonly<Record<string, Bands>> = {
  // About half of the time for a weak class.
  high_camp: {
    wonWeak: [0.35, 0.65],
    wonMixed: [0.65, 0.95],
    wonStrong: [0.85, 1],
    wonByChance: [0, 0.4],
  },
  // Every class that helps each other, and none in which nobody does.
  search_party: {
    wonWeak: [0.93, 1],
    wonMixed: [0.93, 1],
    wonStrong: [0.93, 1],
    wonByChance: [0, 0.05],
  },
}

/** Modes in which the members of a crew score alike, or win by what it holds. */
const BY_CREW: readonly string[] = ['split_map', 'surveyors', 'key_cutter']

/** Skill pays, and every crew may hope; the best quarter of crews wins a quarter by chance. */
const CREW_BANDS = {
  bestCrewsWin: [0.25, 0.6],
  weakestCrewsWin: [0.05, 0.35],
  leadChanges: [1.5, Number.POSITIVE_INFINITY],
  crewsInLastQuarter: [0.3, 1],
  runawayShare: [0, 0.2],
  lastOfFirst: [0.5, 1],
} as const

/** Modes whose rules the specification fixes: what lies outside there is counted once more, apart. */
const DOCUMENTED: readonly string[] = ['career_quest', 'speed_run', 'team_challenge']

type Figures = Readonly<Record<string, number>>

function studyOf(id: string, ends: string): [Figures, Bands] {
  if (ends === 'shared') return [studyGoal(id, options), GOAL_BANDS[id] ?? {}]
  return BY_CREW.includes(id) ? [studyCrews(id, options), CREW_BANDS] : [study(id, options), BANDS]
}

const figures: Record<string, Figures> = {}
const outside: string[] = []
for (const id of MODE_IDS) {
  const { ends } = gameMode(id).manifest
  if (ends === 'none' || (mode !== '' && mode !== id)) continue
  const since = performance.now()
  const [found, bands] = studyOf(id, ends)
  figures[id] = found
  for (const [name, [least, most]] of Object.entries(bands)) {
    const figure = found[name] ?? Number.NaN
    if (!(figure >= least && figure <= most)) outside.push(`${id}.${name} ${figure}`)
  }
  console.error(`${id}: ${Math.round((performance.now() - since) / 1000)} s`)
}
const modes = Object.keys(figures).length
report(
  {
    ...figures,
    games: options.games,
    modes,
    outsideBands: outside.length,
    outsideBandsDocumented: outside.filter((one) => DOCUMENTED.includes(one.split('.', 1)[0] ?? ''))
      .length,
    outside,
  },
  { outsideBands: 0 },
  json,
)
