import type { Json } from '@pathquest/core/json'
import type { ModeContext } from '@pathquest/core/modes/mode'
import { type KeyedQuestion, openQuestion } from '@pathquest/core/questions/questions'
import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { type PhaseView, phaseView } from '../kits/rounds/phase-view'
import type { ClosedRound, RoundsState } from '../kits/rounds/rounds-state'
import type { Looks, Rise } from './looks'

/** What host and projector draw beside the common stages. */
export interface WatchedLook {
  /** `talk` or `second`; null: the question is open, or closed. */
  phase: PhaseView | null
  /** The question in a phase, still without its solution. */
  asked: Pick<QuestionHeader, 'question' | 'index' | 'total' | 'openedAt'> | null
  /** First answers by option, while the class talks and looks again; else empty. */
  spread: number[]
  rise: Rise | null
  wasSkipped: boolean
  /** How many are behind the front. */
  behind: number
}

export interface PlayerLook extends WatchedLook {
  /** Own answers of the two looks. */
  first: Json
  second: Json
  /** After the closing: whether each of them was right; null: there were no two. */
  own: { wasRight: boolean; isRight: boolean } | null
  /** The front has blazed the trail for this player. */
  isBehind: boolean
}

type Round = RoundsState<Looks>

/** Answers by option; nothing in it depends on the solution. */
export const spreadOf = (
  question: KeyedQuestion,
  { answers }: Pick<ClosedRound, 'answers'>,
  context: ModeContext,
): number[] =>
  context.count(
    question,
    Object.values(answers).map(([answer]) => answer),
  ) as number[]

function looked(looks: Looks, round: Round, phase: PhaseView | null, context: ModeContext) {
  const question = context.questions[round.index] as KeyedQuestion
  const first = Object.values(round.answers).map(({ answer }) => answer)
  return {
    phase,
    asked: phase && {
      question: openQuestion(question),
      index: round.index,
      total: context.questions.length,
      openedAt: round.openedAt,
    },
    spread: phase ? (context.count(question, first) as number[]) : [],
    rise: looks.rise,
    wasSkipped: looks.wasSkipped,
    behind: looks.behind.length,
  }
}

export const watchedLook = (looks: Looks, round: Round, context: ModeContext): Json =>
  looked(looks, round, phaseView(round, null, context), context) as unknown as Json

export function playerLook(
  looks: Looks,
  playerId: string,
  round: Round,
  context: ModeContext,
): Json {
  const isPhase = round.step !== null
  const before = looks.rise && round.history.at(-2)?.answers[playerId]
  const isRight = round.answers[playerId]?.share === 1
  return {
    ...looked(looks, round, phaseView(round, playerId, context), context),
    first: isPhase ? (round.answers[playerId]?.answer ?? null) : null,
    second: isPhase ? (looks.again[playerId]?.answer ?? null) : null,
    own: before ? { wasRight: before[1] === 1, isRight } : null,
    isBehind: looks.behind.includes(playerId),
  } as unknown as Json
}
