import type { GameReport } from '@pathquest/core/contracts'
import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import { questionModesFor } from '@pathquest/modes/catalogue'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { playIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../../api/games'
import { analyticsMessages } from '../../messages/en/analytics'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

const HARDEST = 3

/** Ids of the questions that the class knew least, without surveys and unanswered ones. */
export const hardestQuestionIds = ({ questions }: Pick<GameReport, 'questions'>): string[] =>
  questions
    .flatMap(({ question, rightShare }) =>
      rightShare === null ? [] : { id: question.id, rightShare },
    )
    .sort((a, b) => a.rightShare - b.rightShare)
    .slice(0, HARDEST)
    .map(({ id }) => id)

/** Creates a game from the questions that the class knew least, and opens its lobby. */
export function PlayHardest({ report }: { report: GameReport }) {
  const t = useMessages(analyticsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const create = useCreateGame()
  const questionIds = hardestQuestionIds(report)
  if (questionIds.length === 0) return null
  const play = () => {
    if (create.isPending) return
    const { sessionId: gameId, gameMode } = report
    create.mutate(
      {
        fromGame: { gameId, questionIds },
        gameMode: questionModesFor('class').includes(gameMode) ? gameMode : GAME_MODE_DEFAULT,
      },
      {
        onSuccess: ({ session }) => void navigate(`/game/${session.id}/lobby`),
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  }
  return (
    <Button variant="primary" icon={playIcon} busy={create.isPending} onClick={play}>
      {questionIds.length === 3
        ? t('report.playThree')
        : t('report.playHardest', { count: questionIds.length })}
    </Button>
  )
}
