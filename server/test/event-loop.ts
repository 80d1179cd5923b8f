import type { Services } from '../src/services/services'

/**
 * Counts accounts that are deleted, and how many in one turn of the event loop at most: nobody else
 * is served within a turn.
 */
export function recordTurns({ sessionSockets }: Pick<Services, 'sessionSockets'>) {
  let [deleted, inThisTurn, atOnce] = [0, 0, 0]
  const { recheck } = sessionSockets
  sessionSockets.recheck = () => {
    deleted++
    inThisTurn++
    atOnce = Math.max(atOnce, inThisTurn)
    return recheck.call(sessionSockets)
  }
  const turn = () => {
    inThisTurn = 0
    timer = setImmediate(turn)
  }
  let timer = setImmediate(turn)
  return {
    stop: () => {
      clearImmediate(timer)
      sessionSockets.recheck = recheck
      return { deleted, atOnce }
    },
  }
}
