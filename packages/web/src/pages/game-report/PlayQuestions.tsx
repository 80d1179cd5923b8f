import { GAME_MODE_DEFAULT } from '@pathquest/core/rooms/game-choices'
import { questionModesFor } from '@pathquest/modes/catalogue'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { playIcon } from '@pathquest/ui/art/page-icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../../api/games'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

interface PlayQuestionsProps {
  /** A finished game of this host. */
  of: { sessionId: string; gameMode: string }
  questionIds: string[]
  /** The class that plays; undefined: none. */
  classId?: string | undefined
  children: ReactNode
}

/** Creates a game from questions of an earlier one, and opens its lobby. */
export function PlayQuestions({ of, questionIds, classId, children }: PlayQuestionsProps) {
  const errorText = useErrorText()
  const navigate = useNavigate()
  const create = useCreateGame()
  const play = () => {
    if (create.isPending) return
    const { sessionId: gameId, gameMode } = of
    create.mutate(
      {
        fromGame: { gameId, questionIds },
        gameMode: questionModesFor('class').includes(gameMode) ? gameMode : GAME_MODE_DEFAULT,
        ...(classId && { classId }),
      },
      {
        onSuccess: ({ session }) => void navigate(`/game/${session.id}/lobby`),
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  }
  return (
    <Button variant="primary" icon={playIcon} busy={create.isPending} onClick={play}>
      {children}
    </Button>
  )
}
