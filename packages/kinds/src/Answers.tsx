import { kindOf } from '@pathquest/core/questions/documented-fields'
import { InlineError, LoadFailed } from '@pathquest/ui/InlineError'
import { Loading } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import {
  countsOf,
  isSurvey,
  type QuestionStage,
  type ResultStage,
  solutionOf,
} from '@pathquest/ui/question/question-stage'
import { type ReactNode, useContext } from 'react'
import { AnswerCover } from './answer-cover'
import type { AnswersProps, KindPieces, PlayerAnswersProps } from './pieces'
import { useKindPieces } from './use-kind-pieces'

/** A question that is open or closed, in the view of who sees it. */
export interface QuestionStageProps {
  stage: QuestionStage | ResultStage
}

export interface PlayerStageProps
  extends QuestionStageProps,
    Pick<PlayerAnswersProps, 'answer' | 'isOpen' | 'isSending' | 'onChoose'> {
  /** Nobody to be counted with. */
  isAlone?: boolean
}

/** The answers of a question as its kind draws them for a player. */
export function PlayerAnswers({ stage, isAlone, ...choosing }: PlayerStageProps) {
  const told = toldBy(stage)
  // Where something is right, that is what there is to learn.
  const counts = isAlone || !isSurvey(stage) ? undefined : told.counts
  const verdict = stage.yourVerdict ?? null
  return (
    <KindPiece kind={kindOf(stage.question)}>
      {({ Player }) => <Player {...told} {...choosing} counts={counts} verdict={verdict} />}
    </KindPiece>
  )
}

/** Teachers project the page they lead from: an open question's solution shows where it is asked for. */
export function HostAnswers({ stage }: QuestionStageProps) {
  const isCovered = useContext(AnswerCover) && stage.name === 'question'
  const told = toldBy(stage)
  return (
    <KindPiece kind={kindOf(stage.question)}>
      {({ Host }) => <Host {...told} solution={isCovered ? undefined : told.solution} />}
    </KindPiece>
  )
}

export const ScreenAnswers = ({ stage }: QuestionStageProps) => (
  <KindPiece kind={kindOf(stage.question)}>
    {({ Screen }) => <Screen {...toldBy(stage)} />}
  </KindPiece>
)

const toldBy = (stage: QuestionStage | ResultStage): AnswersProps => ({
  question: stage.question,
  isClosed: stage.name === 'result',
  solution: solutionOf(stage),
  counts: stage.name === 'result' && !stage.isSkipped ? countsOf(stage) : undefined,
})

interface KindPieceProps {
  kind: string
  children: (pieces: KindPieces) => ReactNode
}

/** Where a kind's pieces cannot be had, the question stands there without its answers. */
function KindPiece({ kind, children }: KindPieceProps) {
  const t = useMessages(gameMessages)
  const chunk = useKindPieces(kind)
  switch (chunk.status) {
    case 'loading':
      return <Loading text={t('game.loading')} />
    case 'failed':
      return (
        <LoadFailed retry={t('game.retry')} onRetry={chunk.retry}>
          {t('game.partFailed')}
        </LoadFailed>
      )
    case 'ready':
      return (
        <PieceBoundary key={kind} instead={<InlineError>{t('game.partFailed')}</InlineError>}>
          {children(chunk.exports)}
        </PieceBoundary>
      )
  }
}
