import { refuse } from '@pathquest/core/errors'
import type { HostOption, ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import { TIME_ADDED_MAX_MS } from '@pathquest/core/rooms/timing'
import { playersHere } from './rounds'
import type { RoundsState } from './rounds-state'

/** What a host may do with a round besides advancing: pause it, skip it, add time. */

/** Players present now do not count as gone for good, however long the pause lasts. */
export function pauseRound<Extra>(
  state: RoundsState<Extra>,
  context: ModeContext,
): RoundsState<Extra> {
  if (state.over || state.stoppedAt !== null) return state
  const stayed = state.phase === 'open' ? [...playersHere(state, context)] : state.stayed
  return { ...state, stoppedAt: context.now, stayed }
}

/**
 * All times of this round are shifted by the length of the pause, which preserves the time left.
 */
export function resumeRound<Extra>(
  state: RoundsState<Extra>,
  context: ModeContext,
): RoundsState<Extra> {
  if (state.stoppedAt === null) return state
  const pausedMs = context.now - state.stoppedAt
  return {
    ...state,
    stoppedAt: null,
    openedAt: state.openedAt + pausedMs,
    deadline: state.deadline === null ? null : state.deadline + pausedMs,
    closedAt: state.closedAt === null ? null : state.closedAt + pausedMs,
    step: state.step && {
      ...state.step,
      since: state.step.since + pausedMs,
      deadline: state.step.deadline === null ? null : state.step.deadline + pausedMs,
    },
  }
}

/** Closed as if it had never been asked: no points, no change of streaks, no answers. */
export function skipRound<Extra>(
  state: RoundsState<Extra>,
  context: ModeContext,
): ModeStep<RoundsState<Extra>> {
  if (state.over || state.phase === 'closed') return refuse('not_now')
  const here = playersHere(state, context)
  const stayed = context.players.flatMap(({ id }) =>
    here.has(id) || state.answers[id] !== undefined ? [id] : [],
  )
  const skipped = [...state.skipped, state.index]
  const { now: closedAt } = context
  const empty = { answers: {}, done: [], step: null }
  return { ok: true, state: { ...state, ...empty, phase: 'closed', closedAt, stayed, skipped } }
}

/** Counts from now where the class's time is up and a player with extra time is still thinking. */
export function addTime<Extra>(
  state: RoundsState<Extra>,
  ms: number,
  { now }: ModeContext,
): RoundsState<Extra> {
  if (state.deadline === null || state.step !== null || state.phase === 'closed') return state
  const deadline = Math.max(state.deadline, now) + ms
  return { ...state, deadline, addedMs: state.addedMs + deadline - state.deadline }
}

export function allowedNow({ phase, step, over, deadline, addedMs }: RoundsState): HostOption[] {
  if (over || phase === 'closed') return []
  const mayAddTime = step === null && deadline !== null && addedMs < TIME_ADDED_MAX_MS
  return mayAddTime ? ['skip', 'add_time'] : ['skip']
}
