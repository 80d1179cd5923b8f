import type { CreateGame, SessionSummary } from '@pathquest/core/contracts'
import type { GameView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../../api/games'
import { gamesChanged } from '../../api/query-client'
import { seats } from '../../api/seat-store'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** The stage of a game, as far as it affects dashboards and figures. */
export function gameStage(view: GameView | null | undefined): string {
  if (!view) return ''
  const isSettled =
    view.role === 'player' ? view.you.rewards !== null : 'settled' in view && view.settled
  return `${view.game.status} ${isSettled}`
}

/** Queries about this game are invalidated: after joining, at each stage, and at its settlement. */
export function useGameFigures(game: LiveGame<GameView>): void {
  const queries = useQueryClient()
  const stage = useSyncExternalStore(game.subscribe, () => gameStage(game.getState().view))
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at every stage
  useEffect(() => {
    void gamesChanged(queries)
    // Leaving may have changed the figures: a seat given up, a game cancelled.
    return () => void gamesChanged(queries)
  }, [queries, stage])
}

/** The same game again: a new solo game, or a new lobby whose players get a Join button. */
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

/** Undefined if the set was deleted. */
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
