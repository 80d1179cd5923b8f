import type { CreateGame, SessionSummary } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../../api/games'
import { seats } from '../../api/seat-store'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/toasts'

/** The same game once more: a new solo game, or a new lobby whose players get a Join button. */
export function sameAgain(session: SessionSummary): CreateGame {
  const { gameMode, sessionType, maxPlayers, isPublic, allowLateJoin, settings } = session
  const { questionSetId, questionIds, firstQuestions, fromGame } = session
  const part = fromGame
    ? { fromGame }
    : { questionSetId: questionSetId ?? '', questionIds, firstQuestions }
  const again = { ...part, gameMode, sessionType, maxPlayers, isPublic, allowLateJoin }
  return sessionType === 'solo'
    ? { ...again, settings }
    : { ...again, settings, playAgainOf: session.id }
}

/** Undefined where the set is gone. */
export function usePlayAgain(session: SessionSummary): (() => void) | undefined {
  const navigate = useNavigate()
  const errorText = useErrorText()
  const create = useCreateGame()
  if (session.questionSetId === null && !session.fromGame) return undefined
  return () => {
    if (create.isPending) return
    create.mutate(sameAgain(session), {
      onSuccess({ session: next, seatToken }) {
        if (seatToken) seats.set(next.id, seatToken)
        seats.clear(session.id)
        navigate(next.sessionType === 'solo' ? `/game/${next.id}` : `/game/${next.id}/lobby`)
      },
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  }
}
