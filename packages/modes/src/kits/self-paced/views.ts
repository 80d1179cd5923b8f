import type { Json } from '@pathquest/core/json'
import type { ModeContext, ModeView } from '@pathquest/core/modes/mode'
import { publicCounts, publicSolution } from '@pathquest/core/questions/documented-fields'
import { type KeyedQuestion, openQuestion } from '@pathquest/core/questions/questions'
import type { QuestionHeader, Stage } from '@pathquest/core/rooms/views'
import type { ClockView } from './clock-view'
import type { Hand } from './hand'
import {
  type Clocked,
  currentlyShown,
  endMs,
  eveningMs,
  ownStates,
  placeOf,
  type Rules,
  type SelfPacedState,
  type Showing,
  totalCards,
  waitingCards,
} from './table'

/** The `modeView` of every component of a self-paced mode. */
export interface WatchedModeView<Play = Json> {
  clock: ClockView
  isEvening: boolean
  play: Play
}
export interface PlayerModeView<Play = Json> extends WatchedModeView<Play> {
  /** That wait for the player, the current one included. */
  cards: number
  /** When the next one is dealt, where none waits; unknown in a pause. */
  nextCardAt: number | null
  /** Solo, after the clock: without points. */
  isForGrade: boolean
}

export function clockView(
  rules: Clocked,
  { time, isForGrade }: Pick<SelfPacedState, 'time' | 'isForGrade'>,
  context: ModeContext,
): ClockView {
  const end = endMs(rules, context)
  if (end === null || isForGrade) return { deadline: null, limitMs: null }
  if (time.stoppedAt === null) return { deadline: Math.round(time.zero + end), limitMs: end }
  const leftMs = Math.max(0, Math.round(end - time.ranMs))
  return { deadline: null, limitMs: null, stopped: { leftMs, limitMs: end } }
}

function header(
  rules: Rules,
  state: SelfPacedState,
  hand: Hand<unknown>,
  card: { number: number; index: number; since: number },
  context: ModeContext,
): QuestionHeader {
  const question = context.questions[card.index] as KeyedQuestion
  const there = hand.answers.length + hand.queue.length
  const total = state.isForGrade ? there : totalCards(rules, state, hand, context)
  return {
    question: openQuestion(question),
    index: card.number,
    total: Math.max(total, card.number + 1),
    openedAt: Math.round(state.time.zero + card.since),
    ...clockView(rules, state, context),
  }
}

const ALONE = { answeredCount: 0, presentCount: 1 }

/** A player's card or its result, as any widget can show it; else waiting. */
function playerStage(
  rules: Rules,
  state: SelfPacedState,
  hand: Hand<unknown> | undefined,
  showing: Showing,
  context: ModeContext,
): Stage {
  if (!hand || showing.is === 'done' || showing.is === 'nothing') return waiting(context)
  const number = hand.answers.length - (showing.is === 'result' ? 1 : 0)
  if (showing.is === 'card') {
    const at = { number, index: showing.index, since: showing.since }
    return {
      name: 'question',
      ...header(rules, state, hand, at, context),
      ...ALONE,
      yourAnswer: null,
    }
  }
  const question = context.questions[showing.index] as KeyedQuestion
  const [, answer, share, points] = hand.answers.at(-1) as Hand<unknown>['answers'][number]
  const { until } = showing
  const isStill = until === null || state.time.stoppedAt !== null
  const at = { number, index: showing.index, since: state.time.ranMs }
  return {
    name: 'result',
    ...header(rules, state, hand, at, context),
    answeredCount: 1,
    presentCount: 1,
    solution: publicSolution(question),
    ...publicCounts(question.kind, context.count(question, [answer])),
    nextAt: isStill ? null : Math.ceil(state.time.zero + until),
    isLast: false,
    yourAnswer: answer,
    yourVerdict:
      share === null
        ? null
        : {
            isCorrect: share === 1,
            ...(share > 0 && share < 1 && { isPartly: true as const }),
            pointsEarned: points,
          },
  }
}

const waiting = ({ questions }: ModeContext): Stage => ({
  name: 'waiting_next',
  index: Math.max(0, questions.length - 1),
  total: questions.length,
})

export function playerView(
  rules: Rules,
  state: SelfPacedState,
  playerId: string,
  context: ModeContext,
): ModeView {
  const hand = state.hands[playerId]
  if (!hand) return { stage: waiting(context) }
  const showing = currentlyShown(rules, state, hand, context)
  const place = placeOf(rules, state, playerId, context)
  const isDue = showing.is === 'nothing' && state.time.stoppedAt === null
  const modeView: PlayerModeView = {
    clock: clockView(rules, state, context),
    isEvening: place.isEvening,
    cards: waitingCards(rules, state, hand, context),
    nextCardAt: isDue ? Math.ceil(state.time.zero + showing.until) : null,
    isForGrade: state.isForGrade,
    play: rules.modeViews?.player?.(hand.own, place, ownStates(state)) ?? null,
  }
  return {
    stage: playerStage(rules, state, hand, showing, context),
    modeView: modeView as unknown as Json,
  }
}

/** Host and projector: the clock and the mode's view of all players. */
export function watchedView(rules: Rules, state: SelfPacedState, context: ModeContext): ModeView {
  const evening = eveningMs(rules, context)
  const modeView: WatchedModeView = {
    clock: clockView(rules, state, context),
    isEvening: evening !== null && state.time.ranMs >= evening,
    play:
      rules.modeViews?.all?.(ownStates(state), context, state.shared, state.board.ofClass) ?? null,
  }
  return { stage: waiting(context), modeView: modeView as unknown as Json }
}
