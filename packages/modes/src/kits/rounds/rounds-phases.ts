import type { ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { RoundRules } from './round-rules'
import { withScores } from './rounds-points'
import { type RoundStep, type RoundsState, reachedNow } from './rounds-state'

/** Phases around a question: those of a mode in which players choose something of its own. */

/** The next one that anybody plays on this side of the question; null: there is none left. */
export function stepAfter<Extra, Settings>(
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

/** What was chosen counts; then comes the next phase, or the question, or its result stays alone. */
export function closeStep<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.step === null) return state
  const closed = chosen(rules, state, context)
  const step = stepAfter(rules, closed, state.step.name, context)
  if (step) return { ...closed, step }
  if (state.phase === 'open') return asked(rules, { ...closed, step: null }, context)
  const isLast = closed.isLast || (rules.isLast?.(closed.extra, context) ?? false)
  return { ...closed, step: null, closedAt: context.now, isLast }
}

/** The phase as it is, counted. Of one that is no more nothing does. */
export function chosen<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const phase = rules.phases?.[state.step?.name ?? '']
  if (!phase) return state
  const { extra, scores } = phase.closed(state.extra, state, context)
  return withScores({ ...state, extra }, scores)
}

/** The question itself opens: from now on its time runs. */
export function asked<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const { now, players, questions } = context
  const limitMs = context.limitMs(questions[state.index] as KeyedQuestion)
  return {
    ...state,
    openedAt: now,
    deadline: limitMs === null ? null : now + limitMs,
    limitMs,
    players: players.map(({ id }) => id).filter((id) => rules.plays?.(state.extra, id) ?? true),
    reachedAt: reachedNow(
      players.filter(({ connected }) => connected),
      now,
    ),
  }
}
