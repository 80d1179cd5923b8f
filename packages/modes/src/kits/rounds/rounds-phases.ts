import type { ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { LaterAnswer, RoundPhase, RoundRules } from './round-rules'
import { withScores } from './rounds-points'
import {
  type ClosedRound,
  presentPlayers,
  type RoundStep,
  type RoundsState,
  reachedNow,
} from './rounds-state'

/** Phases around a question, in which players choose something by a move of the mode. */

type Side = RoundPhase<unknown, unknown>['at']

/** The phases of a mode, whatever its state. */
export interface Sides {
  phases?: Readonly<Record<string, { at: Side }>> | undefined
}

/** Where the phase that is on lies; null: none is on. */
export function sideOf(rules: Sides, state: RoundsState): Side | null {
  if (state.step === null) return null
  // A phase that no longer exists ends as one of the two that every round can have.
  return rules.phases?.[state.step.name]?.at ?? (state.phase === 'open' ? 'before' : 'after')
}

/** Verdicts would decide what is answered in a phase within the question. */
export const revealsAtOnce = (
  { phases = {} }: Sides,
  { revealAtOnce }: Pick<ModeContext, 'revealAtOnce'>,
): boolean => revealAtOnce && !Object.values(phases).some(({ at }) => at === 'within')

/** Nobody who is present is waited for. */
function isAllDone(step: RoundStep, { players }: ModeContext): boolean {
  const present = presentPlayers(step, players)
  return present.length > 0 && present.every(({ id }) => step.done.includes(id))
}

/** The next phase with players at this side of the question; null: there is none left. */
export function nextPhase<Extra, Settings>(
  { phases = {} }: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  side: Side,
  last: string | null,
  context: ModeContext<Settings>,
): RoundStep | null {
  const names = Object.keys(phases).filter((name) => phases[name]?.at === side)
  for (const name of names.slice(last === null ? 0 : names.indexOf(last) + 1)) {
    const phase = phases[name]
    const players = context.players
      .map(({ id }) => id)
      .filter((id) => phase?.plays?.(state.extra, id, state) ?? true)
    if (!phase || players.length === 0) continue
    const limitMs = context.stretchMs(phase.ms(context))
    const deadline = limitMs === null ? null : context.now + limitMs
    const done = players.filter((id) => phase.isDone?.(state.extra, id, state) ?? false)
    const step = { name, since: context.now, deadline, limitMs, players, done }
    if (done.length > 0 && isAllDone(step, context)) continue
    return step
  }
  return null
}

/**
 * Applies the choices; then comes the next phase, or the question, or only its result. After the
 * last phase within a question it is left to be scored.
 */
export function closePhase<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.step === null) return state
  const side = sideOf(rules, state) ?? 'after'
  const closed = applyChoices(rules, state, context)
  const step = nextPhase(rules, closed, side, state.step.name, context)
  if (step) return { ...closed, step }
  if (side === 'within') return { ...closed, step: null }
  if (side === 'before') return openQuestion(rules, { ...closed, step: null }, context)
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
  const { extra, scores, answers } = phase.closed(state.extra, state, context)
  return withScores(
    answers ? withAnswers({ ...state, extra }, answers, context) : { ...state, extra },
    scores,
  )
}

/** The answers so far become an earlier attempt. */
function withAnswers<Extra>(
  state: RoundsState<Extra>,
  later: Readonly<Record<string, LaterAnswer>>,
  { questions }: ModeContext,
): RoundsState<Extra> {
  const earlier: ClosedRound = {
    questionId: questions[state.index]?.id ?? '',
    answers: Object.fromEntries(
      Object.entries(state.answers).map(([id, { answer, share, usedMs, at }]) => [
        id,
        [answer, share, 0, usedMs, at],
      ]),
    ),
  }
  const answers = { ...state.answers }
  for (const [id, answer] of Object.entries(later)) {
    answers[id] = { moveId: answers[id]?.moveId ?? '', ...answer }
  }
  return { ...state, answers, history: [...state.history, earlier] }
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
  const limitMs = withExtra(rules, questions[state.index] as KeyedQuestion, context)
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

function withExtra<Extra, Settings>(
  { extraMs = 0 }: RoundRules<Extra, Settings>,
  question: KeyedQuestion,
  context: ModeContext<Settings>,
): number | null {
  const limitMs = context.limitMs(question)
  return limitMs === null ? null : limitMs + (context.stretchMs(extraMs) ?? 0)
}
