import type { Json } from '@pathquest/core/json'
import type { Fields, Manifest, MoveTable, ValuesOf } from '@pathquest/core/modes/manifest'
import type { GameMode, ModeContext, ModeEvent, ModeStep } from '@pathquest/core/modes/mode'
import type { Stage } from '@pathquest/core/rooms/views'
import type { BallotMove, BallotRules } from './ballot-rules'
import {
  addTime,
  advance,
  closeIfDue,
  end,
  mayAddTime,
  moveInBallot,
  openRound,
  pause,
  resume,
  wake,
  wakeAt,
} from './ballots'
import { type BallotsState, ballotsReader, hasTakenPart } from './ballots-state'

/** Defines a mode in which the class chooses in rounds of phases, and nothing is right. */
export const defineBallots =
  <S extends Fields, M extends MoveTable>(manifest: Manifest<S, M>) =>
  <Extra>(
    rules: BallotRules<Extra, ValuesOf<S>, M>,
  ): GameMode<BallotsState<Extra>, ValuesOf<S>, M> => {
    type Context = ModeContext<ValuesOf<S>>
    // Its moves are called by their names alone.
    const common = rules as unknown as BallotRules<Extra, ValuesOf<S>>
    /** A page without the mode's components waits: there is no question to show. */
    const stageOf = ({ round: index }: BallotsState, context: Context): Stage => ({
      name: 'waiting_next',
      index,
      total: rules.rounds(context),
    })
    const viewOf = (state: BallotsState<Extra>, own: Json | object, context: Context) => ({
      stage: stageOf(state, context),
      modeView: own as Json,
    })
    return {
      manifest,
      readState: ballotsReader(rules.extra),
      deal: rules.deal,
      setup: (context) => openRound(common, null, 0, context),
      on: (state, event, context) => onEvent(common, state, event, context),
      moves: movesOf(common) as GameMode<BallotsState<Extra>, ValuesOf<S>, M>['moves'],
      status: (state, context) => ({
        over: state.over,
        wakeAt: wakeAt(state, context),
        phaseKey: state.over ? 'over' : `${state.round}:${state.step?.name ?? 'shown'}`,
        currentQuestion: { index: state.round, phase: state.step ? 'open' : 'closed' },
        secret: [],
        allows: mayAddTime(state) ? ['add_time'] : [],
      }),
      views: {
        player: (state, id, context) =>
          viewOf(state, rules.modeViews.player(state, id, context), context),
        host: (state, context) => viewOf(state, rules.modeViews.all(state, context), context),
        screen: (state, context) => viewOf(state, rules.modeViews.all(state, context), context),
      },
      standings: (state, { players }) =>
        players.map(({ id }) => ({
          playerId: id,
          score: rules.scoreOf?.(state.extra, id) ?? 0,
          correctAnswers: 0,
          totalAnswers: 0,
          askedQuestions: 0,
          tookPart: hasTakenPart(state, id),
          grade: null,
        })),
      // Who chose what stays in the room.
      result: () => ({ answers: [] }),
      ending: (state, context) => rules.ending(state.extra, context),
      endingOf: (state, id, context) => rules.endingOf(state.extra, id, context),
    }
  }

function movesOf<Extra, Settings>(rules: BallotRules<Extra, Settings>) {
  const own = Object.entries(rules.moves) as [
    string,
    BallotMove<Extra, Settings, Record<string, unknown>>,
  ][]
  return Object.fromEntries(
    own.map(([type, move]) => [
      type,
      (
        state: BallotsState<Extra>,
        playerId: string,
        made: { id: string },
        context: ModeContext<Settings>,
      ) => moveInBallot(rules, move, state, playerId, made, context),
    ]),
  )
}

function onEvent<Extra, Settings>(
  rules: BallotRules<Extra, Settings>,
  state: BallotsState<Extra>,
  event: ModeEvent,
  context: ModeContext<Settings>,
): ModeStep<BallotsState<Extra>> {
  switch (event.kind) {
    case 'presence':
      return { ok: true, state: closeIfDue(rules, state, context) }
    case 'wake':
      return { ok: true, state: wake(rules, state, context) }
    case 'advance':
      return advance(rules, state, context)
    case 'end':
      return { ok: true, state: end(rules, state, context) }
    // Without its host an open phase keeps its deadline, and only the next round waits.
    case 'paused':
      return { ok: true, state: event.by === 'host' ? pause(state, context) : state }
    case 'resumed':
      return { ok: true, state: closeIfDue(rules, resume(state, context), context) }
    case 'add_time':
      return { ok: true, state: addTime(state, event.ms, context) }
    default:
      return { ok: true, state }
  }
}
