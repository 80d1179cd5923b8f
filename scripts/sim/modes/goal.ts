import { endingOf } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { rounded } from '../../harness/figures'
import { begin, type Moment, playOn } from './play'
import { makeClass, type Pupil, type SkillRange } from './pupils'
import { setupOf } from './setup'

export interface GoalOptions {
  games: number
  players: number
  /** Names the classes and the games. */
  seed: string
}

const WEAK: SkillRange = [0.35, 0.7]
const STRONG: SkillRange = [0.7, 0.97]
/** A class that decides by chance alone. */
const byChance = (pupils: readonly Pupil[]) =>
  pupils.map((pupil) => ({ ...pupil, sense: 0, habit: 1 }))

/** How often classes of different strength reach the goal of a mode that is won together. */
export function studyGoal(mode: string, options: GoalOptions) {
  const won = (range?: SkillRange, change = (pupils: Pupil[]) => pupils) =>
    rounded(wonShare(mode, options, range, change), 3)
  return {
    wonWeak: won(WEAK),
    wonMixed: won(),
    wonStrong: won(STRONG),
    wonByChance: won(undefined, byChance),
  }
}

function wonShare(
  mode: string,
  { games, players, seed }: GoalOptions,
  range: SkillRange | undefined,
  change: (pupils: Pupil[]) => Pupil[],
): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const name = `${seed}${mode} ${i}`
    const pupils = change(makeClass(players, seededRandom(`class ${name}`), range))
    const setup = setupOf(mode, players, name)
    const moments = playOn(setup, pupils, begin(setup, pupils), seededRandom(`play ${name}`))
    const { game } = moments.at(-1) as Moment
    if (endingOf(setup, game).outcome === 'won') won += 1
  }
  return won / games
}
