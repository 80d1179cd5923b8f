import { kindOf } from '@pathquest/core/questions/documented-fields'
import { InlineError, LoadFailed } from '@pathquest/ui/InlineError'
import { Loading } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import {
  countsOf,
  countsSoFar,
  isSurvey,
  type QuestionStage,
  type ResultStage,
  solutionOf,
} from '@pathquest/ui/question/question-stage'
import { createContext, type ReactNode, useContext } from 'react'
import type { AnswersProps, HostAnswersProps, KindPieces, PlayerAnswersProps } from './pieces'
import { useKindPieces } from './use-kind-pieces'

/** An open or closed question, in the view of its recipient. */
export interface QuestionStageProps {
  stage: QuestionStage | ResultStage
}

export interface PlayerStageProps
  extends QuestionStageProps,
    Pick<
      PlayerAnswersProps,
      'answer' | 'isOpen' | 'isSending' | 'struck' | 'onChoose' | 'onSubmit'
    > {
  /** A solo game: there is no class to compare with. */
  isAlone?: boolean
}

/** The answers of a question as its kind draws them for a player. */
export function PlayerAnswers({ stage, isAlone, ...choosing }: PlayerStageProps) {
  const revealed = revealedBy(stage)
  // Players see counts only of surveys; elsewhere what matters is the right answer.
  const counts = isAlone || !isSurvey(stage) ? undefined : revealed.counts
  const verdict = stage.yourVerdict ?? null
  return (
    <KindPiece kind={kindOf(stage.question)}>
      {({ Player }) => <Player {...revealed} {...choosing} counts={counts} verdict={verdict} />}
    </KindPiece>
  )
}

/**
 * True while the host has not revealed the solution of the open question: the class may see the
 * host's page.
 */
export const AnswerCover = createContext(false)

/**
 * Teachers project the host page: an open question's solution, and how the class answers, are shown
 * only on request.
 */
export function HostAnswers({
  stage,
  onAccept,
}: QuestionStageProps & Pick<HostAnswersProps, 'onAccept'>) {
  const isCovered = useContext(AnswerCover) && stage.name === 'question'
  const revealed = revealedBy(stage)
  const soFar = stage.name === 'question' ? countsSoFar(stage) : revealed.counts
  const shown = isCovered ? { solution: undefined } : { counts: soFar }
  return (
    <KindPiece kind={kindOf(stage.question)}>
      {({ Host }) => <Host {...revealed} {...shown} onAccept={onAccept} />}
    </KindPiece>
  )
}

export const ScreenAnswers = ({ stage }: QuestionStageProps) => (
  <KindPiece kind={kindOf(stage.question)}>
    {({ Screen }) => <Screen {...revealedBy(stage)} />}
  </KindPiece>
)

const revealedBy = (stage: QuestionStage | ResultStage): AnswersProps => ({
  question: stage.question,
  isClosed: stage.name === 'result',
  solution: solutionOf(stage),
  counts: stage.name === 'result' && !stage.isSkipped ? countsOf(stage) : undefined,
})

interface KindPieceProps {
  kind: string
  children: (pieces: KindPieces) => ReactNode
}

/** If a kind's components cannot be loaded, the question is shown without its answers. */
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
