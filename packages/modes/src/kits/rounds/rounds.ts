import { refuse } from '@pathquest/core/errors'
import type { ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import { isSurvey, type KeyedQuestion } from '@pathquest/core/questions/questions'
import type { RoundRules } from './round-rules'
import {
  applyChoices,
  closePhase,
  nextPhase,
  openQuestion,
  type Sides,
  sideOf,
} from './rounds-phases'
import { pointsOfMiss, tallied, withHeld, withPoints, withScores } from './rounds-points'
import {
  type ClosedRound,
  currentWait,
  EMPTY_TALLY,
  isDone,
  presentPlayers,
  type RoundsState,
} from './rounds-state'
import { isTimeOut } from './rounds-time'

/** Opens a question, or the first of the phases before it. */
export function openRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra> | null,
  index: number,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const tallies = state?.tallies ?? {}
  const extra = state ? state.extra : rules.setup(context)
  const opened: RoundsState<Extra> = {
    index,
    phase: 'open',
    openedAt: context.now,
    deadline: null,
    limitMs: null,
    addedMs: 0,
    stoppedAt: null,
    closedAt: null,
    players: [],
    reachedAt: {},
    answers: {},
    done: [],
    step: null,
    moved: {},
    tallies,
    stayed: state?.stayed ?? [],
    history: state?.history ?? [],
    skipped: state?.skipped ?? [],
    accepted: state?.accepted ?? {},
    remarksShown: [],
    closedFrom: null,
    extra: rules.opening(extra, context, index, tallies),
    isLast: index + 1 >= context.questions.length,
    over: false,
  }
  const step = nextPhase(rules, opened, 'before', null, context)
  return step ? { ...opened, step } : openQuestion(rules, opened, context)
}

/**
 * "When every connected player has answered": present ones who take part, at least one. The same
 * rule closes a phase.
 */
export function allDone(state: RoundsState, context: ModeContext): boolean {
  const present = presentPlayers(currentWait(state), context.players)
  return present.length > 0 && present.every(({ id }) => isDone(state, id))
}

export function closeIfAllDone<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.stoppedAt !== null || (state.phase === 'closed' && state.step === null)) return state
  // A player with extra time may have been the last to be waited for.
  if (!allDone(state, context) && !isTimeOut(state, context)) return state
  return closeWhatIsOn(rules, state, context)
}

/** The open phase, else the question, unless a phase within it follows. */
function closeWhatIsOn<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const side = sideOf(rules, state)
  if (side === null) {
    const step = nextPhase(rules, state, 'within', null, context)
    return step ? { ...state, step } : closeRound(rules, state, context)
  }
  const after = closePhase(rules, state, context)
  return side === 'within' && after.step === null ? closeRound(rules, after, context) : after
}

/** Players who are not gone for good; in a pause of the host, as of its start. */
export const playersHere = (state: RoundsState, context: ModeContext): ReadonlySet<string> =>
  state.stoppedAt === null
    ? new Set(context.players.flatMap(({ id, present }) => (present ? [id] : [])))
    : new Set(state.stayed)

/** Scores the open question: the only moment at which points, streaks and boards change. */
function closeRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const closed = scored(rules, state, context)
  const step = nextPhase(rules, closed, 'after', null, context)
  return step ? { ...closed, step } : closed
}

/** Whether the host may accept another answer than the solution to this question. */
export function mayAccept(
  { answers }: Pick<RoundsState, 'answers'>,
  question: KeyedQuestion,
  context: ModeContext,
): boolean {
  const [given] = Object.values(answers)
  return (
    given !== undefined && !isSurvey(question) && context.accept(question, given.answer) !== null
  )
}

/** What was chosen after a closing cannot be undone by closing anew. */
const hasPhasesAfter = ({ phases = {} }: Sides): boolean =>
  Object.values(phases).some(({ at }) => at === 'after')

/**
 * The question is closed anew from where it stood, with answers that are judged by a wider solution:
 * everything that the mode makes of a closing follows.
 */
export function closedAnew<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  { extra, tallies }: NonNullable<RoundsState<Extra>['closedFrom']>,
  answers: RoundsState['answers'],
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const stayed = new Set(state.stayed)
  const players = context.players.map((one) => ({ ...one, present: stayed.has(one.id) }))
  const open = { ...state, extra, tallies, answers, history: state.history.slice(0, -1) }
  const { closedAt } = state
  return { ...scored(rules, open, { ...context, players }), closedAt }
}

function scored<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  before: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const question = context.questions[before.index] as KeyedQuestion
  const state = withHeld(rules, before, question, context)
  const tallies = { ...state.tallies }
  const missed: Record<string, number> = {}
  const answers: ClosedRound['answers'] = {}
  for (const playerId of state.players) {
    const tally = tallies[playerId] ?? EMPTY_TALLY
    const answer = state.answers[playerId]
    tallies[playerId] = isSurvey(question) ? tally : tallied(tally, answer, question)
    if (answer) {
      answers[playerId] = [answer.answer, answer.share, answer.points, answer.usedMs, answer.at]
    } else if (!isSurvey(question)) {
      missed[playerId] = pointsOfMiss(rules, state, question, playerId, context)
    }
  }
  const here = playersHere(state, context)
  const mayCloseAnew = !hasPhasesAfter(rules) && mayAccept(state, question, context)
  const stayed = context.players.filter(({ id }) => here.has(id) || answers[id] !== undefined)
  const closed = withScores(
    {
      ...state,
      phase: 'closed',
      closedAt: context.now,
      tallies,
      stayed: stayed.map(({ id }) => id),
      closedFrom: mayCloseAnew ? { extra: state.extra, tallies: state.tallies } : null,
      history: [...state.history, { questionId: question.id, answers }],
    },
    missed,
  )
  const { extra, scores, points } = rules.closed(state.extra, closed, context)
  const isLast = closed.isLast || (rules.isLast?.(extra, context) ?? false)
  return withScores(withPoints({ ...closed, extra, isLast }, points), scores)
}

/** Closes what is open; if closed, advances; after the last question the game is over. */
export function advanceRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  if (state.over) return refuse('game_over')
  if (state.stoppedAt !== null) return refuse('game_paused')
  if (state.phase === 'open' || state.step) {
    return { ok: true, state: closeWhatIsOn(rules, state, context) }
  }
  if (state.isLast) return { ok: true, state: finished(rules, state, context) }
  if (context.paused) return refuse('host_away')
  return { ok: true, state: openRound(rules, state, state.index + 1, context) }
}

/** The game ends now: what is open closes as it is, and what has not begun is left out. */
export function endRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.over) return state
  const side = sideOf(rules, state)
  const isAsked = state.phase === 'open' && (side === null || side === 'within')
  const chosen = applyChoices(rules, state, context)
  const closed = isAsked ? scored(rules, { ...chosen, step: null }, context) : chosen
  return finished(rules, closed, context)
}

function finished<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const over = { ...state, step: null, closedFrom: null, over: true }
  const outcome = rules.finished?.(state.extra, over, context)
  return outcome ? withScores({ ...over, extra: outcome.extra }, outcome.scores) : over
}
