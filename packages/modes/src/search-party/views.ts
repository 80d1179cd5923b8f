import { memoizePair } from '@pathquest/core/memoize'
import type { ModeContext, ModeEnding } from '@pathquest/core/modes/mode'
import type { Difficulty } from '@pathquest/core/question-sets/set-choices'
import type { Place } from '../kits/self-paced/self-paced-rules'
import {
  FIRST_SHARE,
  type Goal,
  goalAtEnd,
  LANTERNS,
  lanternsOf,
  lightsOf,
  mayBeOut,
  type Owns,
  openTo,
  outIn,
  outOf,
  type PartyBoard,
} from './party'
import type { Miss, Searcher } from './searcher'

/** The goal of the class, as far as it is reached. */
export interface GoalView extends Goal {
  lanterns: number
  /** So many may still be out for the third lantern. */
  mayBeOut: number
}

/** Somebody who is out, unnamed. */
export interface LostView {
  difficulty: Difficulty
  missed: number
}

/** What a player's components draw: the own misses are in nobody else's view. */
export interface OwnPlay {
  lights: number
  last: Searcher['last']
  rescuing: string | null
  misses: Pick<Miss, 'questionId' | 'missed' | 'where' | 'struck'>[]
  /** Somebody is out whom this player can help. */
  mayHelp: boolean
  /** Who is out the longest, as of the last board. */
  lost: LostView[]
  goal: GoalView
}

/** What host and projector see: sums of the class. */
export interface ClassPlay {
  goal: GoalView
  /** On the way to somebody. */
  helping: number
  home: number
  lost: LostView[]
}

const LOST_SHOWN = 3

const goalView = (goal: Goal): GoalView => ({
  ...goal,
  lanterns: lanternsOf(goal),
  mayBeOut: mayBeOut(goal.players),
})

const lostView = (list: PartyBoard['list'], { questions }: ModeContext): LostView[] =>
  list.slice(0, LOST_SHOWN).map(({ questionId, missed }) => ({
    difficulty: questions.find(({ id }) => id === questionId)?.difficulty ?? 'medium',
    missed,
  }))

/** Of the same class, for the views of all its players. */
const listOf = memoizePair((owns: Owns, players: ModeContext['players']) =>
  outIn(owns, { players }),
)

export function playerView(
  { lights, last, rescuing, misses, ...rest }: Searcher,
  { board, context }: Place,
  owns: Owns,
): OwnPlay {
  const searcher = { lights, last, rescuing, misses, ...rest }
  const { list, ...goal } = board.ofClass as unknown as PartyBoard
  return {
    lights,
    last,
    rescuing,
    misses: misses.map(({ questionId, missed, where, struck }) => ({
      questionId,
      missed,
      where,
      struck,
    })),
    mayHelp: rescuing === null && openTo(listOf(owns, context.players), searcher).length > 0,
    lost: lostView(openTo(list, searcher), context),
    goal: goalView(goalNow(goal)),
  }
}

const goalNow = ({ lights, target, out, players }: Goal): Goal => ({ lights, target, out, players })

export function classView(board: PartyBoard, owns: Owns, context: ModeContext): ClassPlay {
  const now = { ...goalNow(board), lights: lightsOf(owns), out: outOf(owns, context) }
  const all = Object.values(owns)
  return {
    goal: goalView(now),
    helping: all.filter(({ rescuing }) => rescuing !== null).length,
    home: all.reduce((sum, { home }) => sum + home, 0),
    lost: lostView(outIn(owns, context), context),
  }
}

/** The story of the class. */
export type ClassStory = GoalView & { helped: number; home: number }

export function ending(
  board: PartyBoard,
  owns: Owns,
  context: ModeContext<{ minutes: number }>,
): ModeEnding {
  const goal = goalView(goalAtEnd(board, owns, context))
  const all = Object.values(owns)
  return {
    outcome: goal.lanterns === LANTERNS ? 'won' : 'lost',
    summary: {
      ...goal,
      helped: all.reduce((sum, { helped }) => sum + helped, 0),
      home: all.reduce((sum, { home }) => sum + home, 0),
    },
  }
}

/** The story of one player. */
export type OwnStory = Pick<Searcher, 'lights' | 'helped' | 'home'>

export const endingOf = ({ lights, helped, home }: Searcher): OwnStory => ({ lights, helped, home })

/** How full each of the three lanterns is: the third fills with those who come home. */
export function fillsOf({ lights, target, out, lanterns, mayBeOut }: GoalView): number[] {
  const first = target === 0 ? 0 : lights / (FIRST_SHARE * target)
  const second = target === 0 ? 0 : (lights / target - FIRST_SHARE) / (1 - FIRST_SHARE)
  const third = lanterns === 3 ? 1 : Math.min(0.9, mayBeOut / Math.max(1, out))
  return [first, second, lanterns < 2 ? 0 : third].map((fill) => Math.max(0, Math.min(1, fill)))
}
