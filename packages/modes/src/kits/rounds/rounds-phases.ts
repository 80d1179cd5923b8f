import type { ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { RoundRules } from './round-rules'
import { withScores } from './rounds-points'
import { type RoundStep, type RoundsState, reachedNow } from './rounds-state'

/** Phases around a question, in which players choose something by a move of the mode. */

/** The next phase with players on this side of the question; null: there is none left. */
export function nextPhase<Extra, Settings>(
  { phases = {} }: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  last: string | null,
  context: ModeContext<Settings>,
): RoundStep | null {
  const side = state.phase === 'open' ? 'before' : 'after'
  const names = Object.keys(phases).filter((name) => phases[name]?.at === side)
  for (const name of names.slice(last === null ? 0 : names.indexOf(last) + 1)) {
    const phase = phases[name]
    const players = context.players
      .map(({ id }) => id)
      .filter((id) => phase?.plays?.(state.extra, id, state) ?? true)
    if (!phase || players.length === 0) continue
    const limitMs = context.stretchMs(phase.ms(context))
    const deadline = limitMs === null ? null : context.now + limitMs
    return { name, since: context.now, deadline, limitMs, players, done: [] }
  }
  return null
}

/** Applies the choices; then comes the next phase, or the question, or only its result. */
export function closePhase<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.step === null) return state
  const closed = applyChoices(rules, state, context)
  const step = nextPhase(rules, closed, state.step.name, context)
  if (step) return { ...closed, step }
  if (state.phase === 'open') return openQuestion(rules, { ...closed, step: null }, context)
  const isLast = closed.isLast || (rules.isLast?.(closed.extra, context) ?? false)
  return { ...closed, step: null, closedAt: context.now, isLast }
}

/** Applies the choices of the current phase. A phase that no longer exists is ignored. */
export function applyChoices<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const phase = rules.phases?.[state.step?.name ?? '']
  if (!phase) return state
  const { extra, scores } = phase.closed(state.extra, state, context)
  return withScores({ ...state, extra }, scores)
}

/** Before the first question the class gathers; before a further one it looks up again. */
const FIRST_COUNTDOWN_MS = 3_000
const COUNTDOWN_MS = 1_500

const countdownMs = ({ history }: RoundsState, { hasCountdown }: ModeContext): number =>
  hasCountdown ? (history.length === 0 ? FIRST_COUNTDOWN_MS : COUNTDOWN_MS) : 0

/** Opens the question itself: its time runs from now on, or from the end of the countdown. */
export function openQuestion<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const { now, players, questions } = context
  const limitMs = context.limitMs(questions[state.index] as KeyedQuestion)
  const openedAt = now + countdownMs(state, context)
  return {
    ...state,
    openedAt,
    deadline: limitMs === null ? null : openedAt + limitMs,
    limitMs,
    players: players.map(({ id }) => id).filter((id) => rules.plays?.(state.extra, id) ?? true),
    reachedAt: reachedNow(
      players.filter(({ connected }) => connected),
      now,
    ),
  }
}
