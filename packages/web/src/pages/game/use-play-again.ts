import type { CreateGame, SessionSummary } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { toApiError } from '@pathquest/sdk/api/error'
import { useErrorText } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { api } from '../../api/client'
import { seats } from '../../api/seat-store'
import { useNavigation } from '../../shell/navigation'
import { toasts } from '../../shell/Toasts'

/** The same game again: a new solo game, or a new lobby whose players get a Join button. */
export function sameAgain(session: SessionSummary): CreateGame {
  const { gameMode, sessionType, maxPlayers, isPublic, allowLateJoin, settings } = session
  const { questionSetId, questionIds, firstQuestions, fromGame, deck } = session
  const part = fromGame
    ? { fromGame }
    : deck
      ? { deck }
      : { questionSetId: questionSetId ?? '', questionIds, firstQuestions }
  const again = { ...part, gameMode, sessionType, maxPlayers, isPublic, allowLateJoin }
  return sessionType === 'solo'
    ? { ...again, settings }
    : { ...again, settings, playAgainOf: session.id }
}

/** Undefined if the set was deleted. */
export function usePlayAgain(session: SessionSummary): (() => void) | undefined {
  const { go } = useNavigation()
  const errorText = useErrorText()
  const isCreating = useRef(false)
  if (session.questionSetId === null && !session.fromGame && !session.deck) return undefined
  return () => {
    if (isCreating.current) return
    isCreating.current = true
    call(api, 'POST /api/games', { body: sameAgain(session) })
      .then(({ session: next, seatToken }) => {
        if (seatToken) seats.set(next.id, seatToken)
        seats.clear(session.id)
        go(next.sessionType === 'solo' ? `/game/${next.id}` : `/game/${next.id}/lobby`)
      })
      .catch((error) => void toasts.error(errorText(toApiError(error))))
      .finally(() => {
        isCreating.current = false
      })
  }
}
