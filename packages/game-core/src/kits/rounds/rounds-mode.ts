import type { z } from 'zod'
import type { GameModeId } from '../../constants'
import { refuse } from '../../errors'
import {
  defineMode,
  type GameMode,
  type ModeAnswer,
  type ModeContext,
  type ModeStanding,
} from '../../mode'
import type { TeamRow } from '../../views'
import {
  advanceRound,
  answerRound,
  closeIfAllAnswered,
  closeRound,
  openRound,
  type RoundRules,
  reachedNow,
} from './rounds'
import { wake, wakeAt } from './rounds-clock'
import { type ClosedRound, type RoundsState, tallyOf } from './rounds-state'
import { hostStage, playerStage, screenStage } from './rounds-views'
import { roundsReader } from './stored-rounds'

interface RoundsMode<Extra, Settings> extends RoundRules<Extra, Settings> {
  id: GameModeId
  solo: boolean
  parseSettings: GameMode<RoundsState<Extra>, Settings>['parseSettings']
  /** What it keeps for itself, as it is stored. */
  extra: z.ZodType<Extra>
  teams?: {
    rows(extra: Extra): TeamRow[]
    bonusTokens(extra: Extra, state: RoundsState<Extra>): Record<string, number>
  }
}

/** A mode in which the class is on one question at a time, from what it decides for itself. */
export function defineRoundsMode<Extra, Settings>(
  rules: RoundsMode<Extra, Settings>,
): GameMode<RoundsState<Extra>, Settings> {
  return defineMode<RoundsState<Extra>, Settings>({
    id: rules.id,
    pace: 'host',
    keyed: true,
    teams: rules.teams !== undefined,
    solo: rules.solo,
    parseSettings: rules.parseSettings,
    readState: roundsReader(rules.extra),
    setup: (context) => openRound(rules, null, 0, context),
    playerJoined: (state, playerId, context) => ({
      ...state,
      extra: rules.playerJoined(state.extra, playerId, context),
    }),
    presenceChanged: (state, context) => {
      if (state.over) return state
      if (state.phase === 'closed') return markBack(state, context)
      return closeIfAllAnswered(rules, markReached(state, context), context)
    },
    moves: {
      answer: (state, playerId, move, context) =>
        answerRound(rules, state, playerId, move, context),
    },
    advance: (state, context) => advanceRound(rules, state, context),
    close: (state, context) => ({ ...closeRound(rules, state, context), over: true }),
    moment: ({ index, phase }) => ({ index, phase }),
    wakeAt,
    wake: (state, context) => wake(rules, state, context),
    isOver: (state) => state.over,
    cursor: (state, playerId) => (state.players.includes(playerId) ? state.index : null),
    deadline: (state) => (state.phase === 'open' ? state.deadline : null),
    views: { player: playerStage, host: hostStage, screen: screenStage },
    standings: (state, context) => context.players.map((player) => standingOf(state, player.id)),
    teamRows: (state) => rules.teams?.rows(state.extra) ?? null,
    results: (state) => ({
      answers: state.history.flatMap(answersOf),
      bonusTokens: rules.teams?.bonusTokens(state.extra, state) ?? {},
    }),
  })
}

function answersOf({ questionId, answers }: ClosedRound): ModeAnswer[] {
  return Object.entries(answers).map(([playerId, [option, right, points, usedMs, at]]) => ({
    playerId,
    questionId,
    selectedOptionIndex: option,
    isCorrect: right === 1,
    pointsEarned: points,
    answerTimeMs: usedMs,
    answeredAt: at,
  }))
}

function standingOf(state: RoundsState, playerId: string): ModeStanding {
  const { score, correctAnswers, totalAnswers, plainPoints } = tallyOf(state, playerId)
  const mayPlace = hasAnswered(state, playerId) && state.stayed.includes(playerId)
  return { playerId, score, correctAnswers, totalAnswers, plainPoints, mayPlace }
}

/** Also who has answered nothing but surveys, which are in no tally. */
const hasAnswered = (state: RoundsState, playerId: string): boolean =>
  tallyOf(state, playerId).totalAnswers > 0 ||
  state.history.some(({ answers }) => answers[playerId] !== undefined)

/** A player who was away when the question opened sees it only now: "too fast" counts from here. */
function markReached<Extra>(state: RoundsState<Extra>, context: ModeContext): RoundsState<Extra> {
  const fresh = context.players.filter(
    (player) => player.connected && state.reachedAt[player.id] === undefined,
  )
  if (fresh.length === 0) return state
  return { ...state, reachedAt: { ...state.reachedAt, ...reachedNow(fresh, context.now) } }
}

/** Lost at the last closing, here again before the end: they came back. */
function markBack<Extra>(state: RoundsState<Extra>, context: ModeContext): RoundsState<Extra> {
  const back = context.players.filter(({ id, present }) => present && !state.stayed.includes(id))
  if (back.length === 0) return state
  return { ...state, stayed: [...state.stayed, ...back.map(({ id }) => id)] }
}

export const noSettings = (input: unknown) =>
  input === undefined ||
  input === null ||
  (typeof input === 'object' && Object.keys(input).length === 0)
    ? ({ ok: true, settings: {} } as const)
    : refuse('bad_request', { reason: 'this mode has no settings' })
