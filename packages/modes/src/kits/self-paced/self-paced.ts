import type { Fields, Manifest, ValuesOf } from '@pathquest/core/modes/manifest'
import type { GameMode, ModeContext, ModeEvent, ModeStep } from '@pathquest/core/modes/mode'
import type { SelfPacedTable } from '../moves'
import { advance, advanceToNow, ended, endIfDone, newHand, wakeAt, withLatecomer } from './course'
import { answersOf, gradeOf, type Hand, unanswered } from './hand'
import { answerCard, nextCard, ownMove } from './plays'
import { resumedTime, startedTime, stoppedTime } from './queue'
import type { SelfPacedMoves, SelfPacedRules } from './self-paced-rules'
import {
  endMs,
  ownStates,
  type Rules,
  rowOf,
  type SelfPacedState,
  storedState,
  totalCards,
} from './table'
import { playerView, watchedView } from './views'

/** Defines a mode in which everybody plays cards at their own pace. Rules: RULES.md */
export const defineSelfPaced =
  <S extends Fields, M extends SelfPacedTable>(manifest: Manifest<S, M>) =>
  <Own, Shared = null>(
    given: SelfPacedRules<Own, ValuesOf<S>, M, Shared>,
  ): GameMode<SelfPacedState<Own>, ValuesOf<S>, M> => {
    const rules = given as unknown as Rules<Own>
    const stored = storedState(given.own, rules.shared?.schema)
    return {
      manifest,
      readState: (value) => stored.parse(value),
      ...(given.cards.minutes && { clockMinutes: given.cards.minutes }),
      ...(given.crewCount && { crewCount: given.crewCount }),
      setup: (context) => {
        const hands: Record<string, Hand<Own>> = Object.fromEntries(
          context.players.map(({ id }) => [id, newHand(rules, 0, context)]),
        )
        const own = Object.fromEntries(Object.entries(hands).map(([id, hand]) => [id, hand.own]))
        const ofClass = rules.onBoard?.(null, own, context, 0) ?? null
        return {
          time: startedTime(context.now),
          hands,
          board: { step: 0, rows: {}, ofClass },
          isForGrade: false,
          over: false,
          shared: rules.shared?.setup(context) ?? null,
        }
      },
      on: (state, event, context) => onEvent(rules, state, event, context),
      moves: movesOf(rules) as GameMode<SelfPacedState<Own>, ValuesOf<S>, M>['moves'],
      status: (state, context) => ({
        over: state.over,
        // Goes through all players, like `secret`: asked once for many moves.
        get wakeAt() {
          return wakeAt(rules, state, context)
        },
        phaseKey: state.over ? 'over' : 'playing',
        currentQuestion: null,
        get secret() {
          const hands = Object.entries(state.hands)
          return Object.fromEntries(hands.map(([id, hand]) => [id, unanswered(hand, context)]))
        },
      }),
      views: {
        player: (state, playerId, context) => playerView(rules, state, playerId, context),
        host: (state, context) => watchedView(rules, state, context),
        screen: (state, context) => watchedView(rules, state, context),
      },
      standings: (state, context) =>
        context.players.map(({ id }) => {
          const hand = state.hands[id]
          return {
            playerId: id,
            ...shownRow(rules, state, id, context),
            tookPart: (hand?.answers.length ?? 0) > 0,
            grade:
              manifest.grades === 'points'
                ? gradeOf(hand, cardsAsked(rules, state, hand, context), context)
                : null,
          }
        }),
      teamRows: ({ shared }) => rules.teams?.rows(shared) ?? null,
      result: ({ hands, shared }, context) => ({
        ...(rules.teams && { bonusTokens: rules.teams.bonusTokens(shared) }),
        // As they came: the room stores what was added since the last time.
        answers: Object.entries(hands)
          .flatMap(([id, hand]) => answersOf(id, hand, context))
          .sort((a, b) => a.answeredAt - b.answeredAt),
      }),
      ending: (state, context) =>
        rules.ending?.(ownStates(state), context, state.shared, state.board.ofClass) ?? {},
      endingOf: ({ hands, shared }, id) =>
        hands[id] ? (rules.endingOf?.(hands[id].own, id, shared) ?? null) : null,
    }
  }

/** How many cards a player is graded by; null: all questions of the set. */
function cardsAsked<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  hand: Hand<Own> | undefined,
  context: ModeContext,
) {
  // Alone, unseen questions follow for the grade.
  if (!hand || !rules.cards.count || context.isAlone) return null
  return rules.hasStopped?.(hand.own)
    ? hand.answers.length
    : totalCards(rules, state, hand, context)
}

/**
 * With cards by the clock the board changes every ten seconds; else, and at the end, immediately.
 */
function shownRow(rules: Rules, state: SelfPacedState, id: string, context: ModeContext) {
  const isByClock = rules.cards.dealt === 'clock' && endMs(rules, context) !== null
  const isDriven = isByClock && !state.over && !state.isForGrade
  const none = { score: 0, correctAnswers: 0, totalAnswers: 0 }
  return isDriven ? (state.board.rows[id] ?? none) : rowOf(rules, state, id, context)
}

function movesOf<Own>(rules: Rules<Own>): GameMode<SelfPacedState<Own>>['moves'] {
  const own = Object.entries((rules.moves ?? {}) as SelfPacedMoves<Own, unknown, SelfPacedTable>)
  return {
    answer: (state, playerId, move, context) => answerCard(rules, state, playerId, move, context),
    next: (state, playerId, move, context) => nextCard(rules, state, playerId, move, context),
    ...Object.fromEntries(
      own.map(([type, move]) => [
        type,
        (
          state: SelfPacedState<Own>,
          playerId: string,
          made: { id: string },
          context: ModeContext,
        ) => ownMove(rules, move, state, playerId, made, context),
      ]),
    ),
  }
}

function onEvent<Own>(
  rules: Rules<Own>,
  before: SelfPacedState<Own>,
  event: ModeEvent,
  context: ModeContext,
): ModeStep<SelfPacedState<Own>> {
  const here = () => advanceToNow(rules, before, context)
  switch (event.kind) {
    case 'joined':
      return { ok: true, state: withLatecomer(rules, here(), event.playerId, context) }
    case 'presence':
    case 'wake':
      return { ok: true, state: endIfDone(rules, here(), context) }
    case 'paused': {
      const state = here()
      return { ok: true, state: { ...state, time: stoppedTime(state.time, context.now) } }
    }
    case 'resumed': {
      const state = { ...before, time: resumedTime(before.time, context.now) }
      return { ok: true, state: endIfDone(rules, state, context) }
    }
    case 'advance':
      return advance(rules, here(), context)
    case 'end':
      return { ok: true, state: ended(rules, here(), context) }
    default:
      return { ok: true, state: before }
  }
}
