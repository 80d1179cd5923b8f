import type { CreateGame, SessionSummary } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { api } from '../../api/client'
import { seats } from '../../api/seat-store'

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

/** Creates it, and keeps its seat instead of the last one's; returns where it is played. */
export async function playAgain(session: SessionSummary): Promise<string> {
  const { session: next, seatToken } = await call(api, 'POST /api/games', {
    body: sameAgain(session),
  })
  if (seatToken) seats.set(next.id, seatToken)
  seats.clear(session.id)
  return next.sessionType === 'solo' ? `/game/${next.id}` : `/game/${next.id}/lobby`
}
