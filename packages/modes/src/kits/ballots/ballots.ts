import { refuse } from '@pathquest/core/errors'
import type { ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import { TIME_ADDED_MAX_MS } from '@pathquest/core/rooms/timing'
import { waitLapsesAt } from '../rounds/rounds-clock'
import { presentPlayers, type RoundStep } from '../rounds/rounds-state'
import { deadlineOf, timeFactorOf, waitEndsAt } from '../rounds/rounds-time'
import { type BallotMove, type BallotRules, SHOWN } from './ballot-rules'
import type { BallotsState } from './ballots-state'

/** Opens a round with the first of its phases. */
export function openRound<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  before: BallotsState<Extra> | null,
  round: number,
  context: ModeContext<Settings>,
): BallotsState<Extra> {
  const asked = { ...before?.asked }
  for (const { id, present } of context.players) if (present) asked[id] = (asked[id] ?? 0) + 1
  const opened: BallotsState<Extra> = {
    round,
    step: null,
    addedMs: 0,
    closedAt: null,
    stoppedAt: null,
    players: context.players.map(({ id }) => id),
    active: [],
    asked,
    chose: before?.chose ?? {},
    moved: before?.moved ?? {},
    extra: rules.opening(before ? before.extra : rules.setup(context), context, round),
    isLast: round + 1 >= rules.rounds(context),
    over: false,
  }
  return withNextStep(rules, opened, null, context)
}

/** The next phase in which there is something to choose; after the last one the outcome. */
function withNextStep<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  last: string | null,
  context: ModeContext<Settings>,
): BallotsState<Extra> {
  const names = Object.keys(rules.phases)
  for (const name of names.slice(last === null ? 0 : names.indexOf(last) + 1)) {
    const phase = rules.phases[name]
    if (!phase || phase.isSkipped?.(state.extra, context)) continue
    const limitMs = context.stretchMs(phase.ms(context))
    const deadline = limitMs === null ? null : context.now + limitMs
    const { now: since } = context
    const step: RoundStep = { name, since, deadline, limitMs, players: state.players, done: [] }
    return { ...state, step, addedMs: 0 }
  }
  const extra = rules.closed(state.extra, state, context)
  return { ...state, step: null, closedAt: context.now, extra }
}

const withChoices = <Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  context: ModeContext<Settings>,
): Extra => rules.phases[state.step?.name ?? '']?.closed(state.extra, state, context) ?? state.extra

function closePhase<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  context: ModeContext<Settings>,
): BallotsState<Extra> {
  const name = state.step?.name ?? null
  const closed = { ...state, extra: withChoices(rules, state, context) }
  return withNextStep(rules, closed, name, context)
}

const isIn = ({ done }: RoundStep, playerId: string): boolean => done.includes(playerId)

/** The phase closes: all who are present have chosen, or its time is up. */
export function closeIfDue<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  context: ModeContext<Settings>,
): BallotsState<Extra> {
  const { step, stoppedAt, over } = state
  if (over || step === null || stoppedAt !== null) return state
  const present = presentPlayers(step, context.players)
  const isAllDone = present.length > 0 && present.every(({ id }) => isIn(step, id))
  const end = waitEndsAt(step, (id) => isIn(step, id), context)
  const isDue = isAllDone || (end !== null && context.now >= end)
  return isDue ? closePhase(rules, state, context) : state
}

/** Auto progression: when the outcome is replaced. null: the host decides. */
const nextAt = ({ closedAt }: BallotsState, context: ModeContext): number | null =>
  context.progression === 'auto' && closedAt !== null ? closedAt + context.resultMs : null

export function wakeAt(state: BallotsState, context: ModeContext): number | null {
  const { step, over, stoppedAt, isLast } = state
  if (over || stoppedAt !== null) return null
  if (step === null) return !context.paused || isLast ? nextAt(state, context) : null
  const isDone = (id: string) => isIn(step, id)
  const lapses = waitLapsesAt(step, { isAnybodyDone: false, isDone }, context)
  const due = [waitEndsAt(step, isDone, context), lapses].filter((at) => at !== null)
  return due.length > 0 ? Math.min(...due) : null
}

export function wake<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  context: ModeContext<Settings>,
): BallotsState<Extra> {
  if (state.step !== null) return closeIfDue(rules, state, context)
  const due = wakeAt(state, context)
  if (due === null || context.now < due) return state
  const next = advance(rules, state, context)
  return next.ok ? next.state : state
}

/** Closes the phase as it is; from the outcome the next round opens, or the game ends. */
export function advance<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  context: ModeContext<Settings>,
): ModeStep<BallotsState<Extra>> {
  if (state.over) return refuse('game_over')
  if (state.stoppedAt !== null) return refuse('game_paused')
  if (state.step) return { ok: true, state: closePhase(rules, state, context) }
  if (state.isLast) return { ok: true, state: { ...state, over: true } }
  if (context.paused) return refuse('host_away')
  return { ok: true, state: openRound(rules, state, state.round + 1, context) }
}

/** The open phase closes as it is, and those after it are left out. */
export function end<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  context: ModeContext<Settings>,
): BallotsState<Extra> {
  if (state.over) return state
  if (state.step === null) return { ...state, over: true }
  const extra = rules.closed(withChoices(rules, state, context), state, context)
  return { ...state, step: null, closedAt: context.now, extra, over: true }
}

export const pause = <Extra>(
  state: BallotsState<Extra>,
  { now }: ModeContext,
): BallotsState<Extra> =>
  state.over || state.stoppedAt !== null ? state : { ...state, stoppedAt: now }

/** All times are shifted by the length of the pause. */
export function resume<Extra>(
  state: BallotsState<Extra>,
  { now }: ModeContext,
): BallotsState<Extra> {
  const { stoppedAt, step, closedAt } = state
  if (stoppedAt === null) return state
  const later = (at: number | null) => (at === null ? null : at + now - stoppedAt)
  return {
    ...state,
    stoppedAt: null,
    closedAt: later(closedAt),
    step: step && {
      ...step,
      since: step.since + now - stoppedAt,
      deadline: later(step.deadline),
    },
  }
}

export const mayAddTime = ({ step, addedMs, over }: BallotsState): boolean =>
  !over && step !== null && step.deadline !== null && addedMs < TIME_ADDED_MAX_MS

export function addTime<Extra>(
  state: BallotsState<Extra>,
  ms: number,
  { now }: ModeContext,
): BallotsState<Extra> {
  const { step, addedMs } = state
  if (!step || step.deadline === null || !mayAddTime(state)) return state
  const deadline = Math.max(step.deadline, now) + ms
  return {
    ...state,
    step: { ...step, deadline },
    addedMs: addedMs + deadline - step.deadline,
  }
}

/** A move in its phase, in time, once; or while the outcome is shown. */
export function moveInBallot<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  own: BallotMove<Extra, Settings, Record<string, unknown>>,
  state: BallotsState<Extra>,
  playerId: string,
  move: { id: string } & Record<string, unknown>,
  context: ModeContext<Settings>,
): ModeStep<BallotsState<Extra>> {
  if (state.moved[playerId]?.id === move.id) return { ok: true, state, notify: [] }
  const { step } = state
  if (state.over || (step?.name ?? SHOWN) !== own.in) return refuse('too_slow')
  if (!state.players.includes(playerId)) return refuse('not_now')
  if (step) {
    if (isIn(step, playerId)) return refuse('already_submitted')
    const deadline = deadlineOf(step, timeFactorOf(context, playerId))
    if (deadline !== null && context.now > deadline + context.lateGraceMs) return refuse('too_slow')
  }
  const played = own.play(state.extra, playerId, move, context, state)
  if (!played.ok) return played
  const { extra, notify } = played
  const moved = { ...state.moved, [playerId]: { id: move.id } }
  const next = withChosen({ ...state, extra, moved }, playerId)
  return { ok: true, state: closeIfDue(rules, next, context), notify }
}

function withChosen<Extra>(state: BallotsState<Extra>, playerId: string): BallotsState<Extra> {
  const { step, active, chose } = state
  if (step === null) return state
  const done = { ...state, step: { ...step, done: [...step.done, playerId] } }
  if (active.includes(playerId)) return done
  const count = (chose[playerId] ?? 0) + 1
  return { ...done, active: [...active, playerId], chose: { ...chose, [playerId]: count } }
}
