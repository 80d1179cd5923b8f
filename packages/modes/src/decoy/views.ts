import type { Json } from '@pathquest/core/json'
import type { ModeContext, ModeEnding } from '@pathquest/core/modes/mode'
import { type RoundClock, roundClock } from '../kits/rounds/clock-view'
import { currentWait, isDone, presentPlayers } from '../kits/rounds/rounds-state'
import { type DealtRounds, type Trail, tasksOf } from './deal'
import { type Halves, optionOf, type Round, type Told, TRUTH, walkedHalf } from './halves'

export interface CommonView {
  index: number
  total: number
  /** What points count in this round. */
  times: number
  /** Two halves lay for each other; else chance lays, and all walk. */
  isHalved: boolean
  stage: 'lay' | 'walk' | 'told'
  clock: RoundClock
  /** When the walk begins, after the countdown. */
  opensAt: number
  chosen: number
  present: number
}

export interface WalkView {
  questionId: string
  career: string
  options: { option: number; text: string }[]
  answer: number | null
}

export interface OwnView extends CommonView {
  isAsked: boolean
  lay: { career: string; tasks: string[]; pick: number | null } | null
  walk: WalkView | null
  /** After the closing: where the own walk led, and what the own false trail did. */
  walked: { career: string; truth: string; chosen: string | null } | null
  laid: { task: string; isShown: boolean; percent: number; points: number } | null
}

export interface ToldView {
  career: string
  truth: string
  walked: number
  found: number
  decoys: { text: string; count: number }[]
}

export interface ClassView extends CommonView {
  careers: string[]
  told: ToldView[]
}

const materialOf = ({ material }: ModeContext): DealtRounds =>
  (material ?? { rounds: [] }) as unknown as DealtRounds

const NO_TRAIL: Trail = { career: '', truth: '', decoys: [] }
const trailOf = (index: number, half: number, context: ModeContext): Trail =>
  materialOf(context).rounds[index]?.trails[half] ?? NO_TRAIL

/** Of the material, as a view must not read the solution. */
export const rightOf = (index: number, context: ModeContext): number =>
  materialOf(context).rounds[index]?.right ?? 0

function common(halves: Halves, round: Round, playerId: string | null, context: ModeContext) {
  const wait = currentWait(round)
  const here = presentPlayers(wait, context.players)
  const stage = round.phase === 'closed' ? 'told' : round.step ? 'lay' : 'walk'
  return {
    index: round.index,
    total: context.questions.length,
    times: halves.times,
    isHalved: halves.isHalved,
    stage,
    clock: roundClock(round, playerId, context),
    opensAt: round.openedAt,
    chosen: here.filter(({ id }) => isDone(round, id)).length,
    present: here.length,
  } satisfies CommonView
}

/** The four of a trail, in the order of chance that the class walks them in. */
function walkOptions(half: number, halves: Halves, index: number, context: ModeContext) {
  const { truth, decoys } = trailOf(index, half, context)
  const right = rightOf(index, context)
  return (halves.shown?.[half]?.order ?? []).map((task) => ({
    option: optionOf(task, right),
    text: task === TRUTH ? truth : (decoys[task] ?? ''),
  }))
}

export function playerView(
  halves: Halves,
  playerId: string,
  round: Round,
  context: ModeContext,
): Json {
  const { index, step, phase } = round
  const all = common(halves, round, playerId, context)
  const own = halves.half[playerId] ?? 1
  const isAsked = currentWait(round).players.includes(playerId)
  const laid = trailOf(index, own, context)
  const answer = round.answers[playerId]?.answer
  const chosen = typeof answer === 'number' ? answer : null
  const half = walkedHalf(halves, playerId)
  const walked = trailOf(index, half, context)
  const isWalked = isAsked && step === null
  const view: OwnView = {
    ...all,
    isAsked,
    lay:
      step && isAsked
        ? { career: laid.career, tasks: laid.decoys, pick: halves.picks[playerId] ?? null }
        : null,
    walk:
      isWalked && phase === 'open'
        ? {
            questionId: context.questions[index]?.id ?? '',
            career: walked.career,
            options: walkOptions(half, halves, index, context),
            answer: chosen,
          }
        : null,
    walked:
      isWalked && phase === 'closed'
        ? {
            career: walked.career,
            truth: walked.truth,
            chosen: chosen === null ? null : textOf(walked, chosen, index, context),
          }
        : null,
    laid: phase === 'closed' ? laidView(halves, playerId, index, context) : null,
  }
  return view as unknown as Json
}

const textOf = (trail: Trail, option: number, index: number, context: ModeContext): string =>
  tasksOf(trail, rightOf(index, context))[option] ?? ''

function laidView(
  { half, picks, shown, told, lastLaid }: Halves,
  playerId: string,
  index: number,
  context: ModeContext,
): OwnView['laid'] {
  const task = picks[playerId]
  const own = half[playerId]
  if (task === undefined || own === undefined) return null
  const of = told.find((one) => one.round === index && one.half === own)
  const fooled = of?.fooled.find((one) => one.task === task)
  return {
    task: trailOf(index, own, context).decoys[task] ?? '',
    isShown: shown?.[own]?.decoys.includes(task) ?? false,
    percent: of && fooled ? Math.round((100 * fooled.count) / Math.max(1, of.walked)) : 0,
    points: lastLaid[playerId] ?? 0,
  }
}

/** Host and projector: no task before the closing, for both halves look at them. */
export function classView(halves: Halves, round: Round, context: ModeContext): Json {
  const walked = halves.isHalved ? [0, 1] : [0]
  const view: ClassView = {
    ...common(halves, round, null, context),
    careers: walked.map((half) => trailOf(round.index, half, context).career),
    told:
      round.phase === 'closed'
        ? halves.told
            .filter((told) => told.round === round.index)
            .map((told) => toldView(told, context))
        : [],
  }
  return view as unknown as Json
}

function toldView({ round, half, walked, found, fooled }: Told, context: ModeContext): ToldView {
  const { career, truth, decoys } = trailOf(round, half, context)
  return {
    career,
    truth,
    walked,
    found,
    decoys: fooled.map(({ task, count }) => ({ text: decoys[task] ?? '', count })),
  }
}

/** The story of the class: how many found each career's true task. */
export type Story = { rounds: Pick<Told, 'walked' | 'found'>[] }

export const storyOf = ({ told }: Halves): ModeEnding => ({
  summary: { rounds: told.map(({ walked, found }) => ({ walked, found })) },
})

export type OwnStory = { points: number; best: number; fooled: number }

/** What the own false trails did. */
export const endingOf = ({ laid }: Halves, playerId: string): OwnStory =>
  laid[playerId] ?? { points: 0, best: 0, fooled: 0 }
