import type { Json } from '@pathquest/core/json'
import type { Fields, Manifest, ValuesOf } from '@pathquest/core/modes/manifest'
import type {
  GameMode,
  ModeAnswer,
  ModeContext,
  ModeEnding,
  ModeEvent,
  ModeStanding,
  ModeStatus,
  ModeStep,
} from '@pathquest/core/modes/mode'
import { isSurvey, type KeyedQuestion } from '@pathquest/core/questions/questions'
import type { TeamRow } from '@pathquest/core/rooms/views'
import type * as z from 'zod'
import type { RoundsTable } from '../moves'
import { openPart } from './open-part'
import type { CustomMoves, RoundRules } from './round-rules'
import { advanceRound, closeIfAllDone, endRound, openRound } from './rounds'
import { acceptInRound, allowedOnResult, showRemarkInRound } from './rounds-accepted'
import { answerRound, moveInRound } from './rounds-answers'
import { wake, wakeAt } from './rounds-clock'
import { addTime, allowedNow, pauseRound, resumeRound, skipRound } from './rounds-pause'
import { revealsAtOnce } from './rounds-phases'
import { worthIn } from './rounds-points'
import { type ClosedRound, isRight, type RoundsState, reachedNow, tallyOf } from './rounds-state'
import { hostStage, playerStage, screenStage } from './rounds-views'
import { roundsReader } from './stored-rounds'

type RoundsMode<Extra, Settings, M extends RoundsTable> = RoundRules<Extra, Settings, M> & {
  /** The schema of the mode's own state. */
  extra: z.ZodType<Extra>
  /** As in the contract: for a mode that plays careers. */
  deal?: GameMode<RoundsState<Extra>, Settings>['deal']
  /** As in the contract: for a mode with crews. */
  crewCount?: GameMode<RoundsState<Extra>, Settings>['crewCount']
  teams?: {
    rows(extra: Extra): TeamRow[]
    bonusTokens(extra: Extra, state: RoundsState<Extra>): Record<string, number>
    /** After another answer was accepted: `recomputeTeams` of the contract. */
    recompute?: NonNullable<GameMode['recomputeTeams']>
  }
  /** What the mode's own components draw besides the stage. */
  modeViews?: {
    player(extra: Extra, playerId: string, round: RoundsState<Extra>, context: ModeContext): Json
    /** Host and projector. */
    all(extra: Extra, round: RoundsState<Extra>, context: ModeContext): Json
  }
  ending?(extra: Extra): ModeEnding
  endingOf?(extra: Extra, playerId: string): Json
} & (keyof M extends 'answer' ? { moves?: undefined } : { moves: CustomMoves<Extra, Settings, M> })

/** Defines a mode in which the class is on one question at a time. */
export const defineRounds =
  <S extends Fields, M extends RoundsTable>(manifest: Manifest<S, M>) =>
  <Extra>(
    rules: RoundsMode<Extra, ValuesOf<S>, M>,
  ): GameMode<RoundsState<Extra>, ValuesOf<S>, M> => ({
    manifest,
    readState: roundsReader(rules.extra),
    ...(rules.deal && { deal: rules.deal }),
    ...(rules.crewCount && { crewCount: rules.crewCount }),
    setup: (context) => openRound(rules, null, 0, context),
    on: (state, event, context) => onEvent(rules, state, event, context),
    moves: movesOf(rules),
    status: (state, context) => statusOf(state, context),
    ...(manifest.marks && {
      openPart: (state, context) => openPart(manifest.marks ?? {}, rules, state, context),
    }),
    views: {
      player: (state, playerId, context) => ({
        stage: playerStage(state, playerId, shownBy(rules, context), context),
        modeView: rules.modeViews?.player(state.extra, playerId, state, context) ?? null,
      }),
      host: (state, context) => ({
        stage: hostStage(state, rules.hidesQuestion === 'all', context),
        modeView: rules.modeViews?.all(state.extra, state, context) ?? null,
      }),
      screen: (state, context) => ({
        stage: screenStage(state, rules.hidesQuestion !== undefined, context),
        modeView: rules.modeViews?.all(state.extra, state, context) ?? null,
      }),
    },
    standings: (state, context) => {
      const isGraded = manifest.grades === 'points'
      const all = isGraded ? gradedPoints(context.questions, state.skipped) : 0
      return context.players.map((player) => standingOf(rules, state, player.id, all))
    },
    teamRows: (state) => rules.teams?.rows(state.extra) ?? null,
    result: (state) => ({
      answers: state.history.flatMap((round, at) => answersOf(round, state.history.slice(0, at))),
      accepted: Object.entries(state.accepted).flatMap(([questionId, { answers }]) =>
        answers.map((answer) => ({ questionId, answer })),
      ),
      bonusTokens: rules.teams?.bonusTokens(state.extra, state) ?? {},
    }),
    ending: (state) => rules.ending?.(state.extra) ?? {},
    endingOf: (state, playerId) => rules.endingOf?.(state.extra, playerId) ?? null,
    // Where points depend on more than the answer, accepting an answer later cannot recompute them.
    ...(!rules.points && { pointsOf: worthIn(rules) }),
    ...(rules.teams?.recompute && { recomputeTeams: rules.teams.recompute }),
  })

const shownBy = <Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  context: ModeContext<Settings>,
) => ({ isTold: revealsAtOnce(rules, context), isHidden: rules.hidesQuestion !== undefined })

/** The answer of all rounds modes, and the mode's own moves. */
function movesOf<Extra, Settings, M extends RoundsTable>(
  rules: RoundsMode<Extra, Settings, M>,
): GameMode<RoundsState<Extra>, Settings, M>['moves'] {
  const own = Object.entries((rules.moves ?? {}) as CustomMoves<Extra, Settings, RoundsTable>)
  const moves: GameMode<RoundsState<Extra>, Settings>['moves'] = {
    answer: (state, playerId, move, context) => answerRound(rules, state, playerId, move, context),
    ...Object.fromEntries(
      own.map(([type, move]) => [
        type,
        (state: RoundsState<Extra>, playerId: string, made: { id: string }, context: ModeContext) =>
          moveInRound(rules, move, state, playerId, made, context as ModeContext<Settings>),
      ]),
    ),
  }
  return moves as GameMode<RoundsState<Extra>, Settings, M>['moves']
}

function onEvent<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  event: ModeEvent,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  switch (event.kind) {
    case 'joined': {
      const extra = rules.playerJoined(state.extra, event.playerId, context)
      return { ok: true, state: { ...state, extra } }
    }
    case 'presence':
      return { ok: true, state: presenceChanged(rules, state, context) }
    case 'wake':
      return { ok: true, state: wake(rules, state, context) }
    case 'advance':
      return advanceRound(rules, state, context)
    case 'end':
      return { ok: true, state: endRound(rules, state, context) }
    // Without its host an open question keeps its deadline, and only the next one waits.
    case 'paused':
      return { ok: true, state: event.by === 'host' ? pauseRound(state, context) : state }
    case 'resumed':
      return { ok: true, state: closeIfAllDone(rules, resumeRound(state, context), context) }
    case 'skip':
      return skipRound(state, context)
    case 'add_time':
      return { ok: true, state: addTime(state, event.ms, context) }
    case 'accept_answer':
      return acceptInRound(rules, state, event.answer, context)
    case 'show_remark':
      return showRemarkInRound(state, event, context)
    default:
      return { ok: true, state }
  }
}

function presenceChanged<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.over) return state
  if (state.phase === 'closed') return closeIfAllDone(rules, markBack(state, context), context)
  return closeIfAllDone(rules, markReached(state, context), context)
}

function statusOf(state: RoundsState, context: ModeContext): ModeStatus {
  const { index, phase, step, over } = state
  return {
    over,
    wakeAt: wakeAt(state, context),
    phaseKey: `${index}:${phase}${step ? `:${step.name}` : ''}${changesOf(state)}`,
    currentQuestion: { index, phase },
    secret: secretFrom(phase === 'open' ? index : index + 1, context.questions.length),
    allows: [...allowedNow(state), ...allowedOnResult(state, context)],
  }
}

/** An accepted answer and a remark change what the class sees of a result. */
function changesOf({ accepted, remarksShown }: RoundsState): string {
  const answers = Object.values(accepted).reduce((sum, one) => sum + one.answers.length, 0)
  const changes = answers + remarksShown.length
  return changes > 0 ? `+${changes}` : ''
}

function secretFrom(first: number, total: number): number[] {
  const secret: number[] = []
  for (let index = first; index < total; index++) secret.push(index)
  return secret
}

/** A question that was answered anew has an attempt for each time. */
function answersOf(
  { questionId, answers }: ClosedRound,
  earlier: readonly ClosedRound[],
): ModeAnswer[] {
  const before = earlier.filter((round) => round.questionId === questionId)
  return Object.entries(answers).map(([playerId, [answer, share, points, usedMs, at]]) => ({
    playerId,
    questionId,
    attempt: 1 + before.filter((round) => round.answers[playerId] !== undefined).length,
    answer,
    isCorrect: share === null ? null : isRight(share),
    share,
    pointsEarned: points,
    answerTimeMs: usedMs,
    answeredAt: at,
  }))
}

/** Points that a grade is made of: without surveys and skipped questions. */
const gradedPoints = (questions: readonly KeyedQuestion[], skipped: readonly number[]): number =>
  questions.reduce(
    (sum, question, i) => sum + (isSurvey(question) || skipped.includes(i) ? 0 : question.points),
    0,
  )

function standingOf<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  playerId: string,
  allPoints: number,
): ModeStanding {
  const { plainPoints, streak: _, ...tally } = tallyOf(state, playerId)
  const hasPlayed =
    hasAnswered(state, playerId) || (rules.tookPart?.(state.extra, playerId) ?? false)
  return {
    playerId,
    ...tally,
    tookPart: hasPlayed && state.stayed.includes(playerId),
    grade: allPoints > 0 ? plainPoints / allPoints : null,
  }
}

/** Also true for a player who has answered only surveys, which are in no tally. */
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

/** Lost at the last closing, connected again before the end: they came back. */
function markBack<Extra>(state: RoundsState<Extra>, context: ModeContext): RoundsState<Extra> {
  const back = context.players.filter(({ id, present }) => present && !state.stayed.includes(id))
  if (back.length === 0) return state
  return { ...state, stayed: [...state.stayed, ...back.map(({ id }) => id)] }
}
