import type { SeatAnswer } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { api } from './client'
import { formerSeat, seats } from './seat-store'

/** The game in which a guest of this browser still has a seat; null: none that is still played. */
export async function findFormerSeat(): Promise<SeatAnswer | null> {
  const former = formerSeat()
  if (!former) return null
  try {
    const answer = await api.seat(former.sessionId, former.seatToken)
    if (answer.session.status === 'waiting' || answer.session.status === 'in_progress')
      return answer
  } catch (error) {
    // What is gone for good is forgotten; a line that is down says nothing about the seat.
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null
    if (error.status === 429) return null
  }
  seats.clear(former.sessionId)
  return null
}
