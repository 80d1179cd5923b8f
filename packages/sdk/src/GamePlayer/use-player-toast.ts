import { type GameToast, STEP_FAILED } from '../game/refusal-toast'
import type { LastRefusal } from '../live/live-state'
import { gameMessages } from '../messages/en/game'
import { playerMessages } from '../messages/en/player'
import { useMessages } from '../messages/MessagesProvider'

const ANSWER_TOASTS = {
  already_submitted: ['warning', 'player.alreadyAnswered'],
  too_fast: ['error', 'player.tooFast'],
  too_slow: ['error', 'player.tooSlow'],
} as const

/** The sentence of a player's refusal: an answer's, or a step's of a game on one's own. */
export function usePlayerToast(): (refusal: LastRefusal) => GameToast {
  const player = useMessages(playerMessages)
  const game = useMessages(gameMessages)
  return ({ about, code }) => {
    if (about === 'advance' || about === 'end') {
      return { kind: 'error', message: game(STEP_FAILED[about]) }
    }
    const known = ANSWER_TOASTS[code as keyof typeof ANSWER_TOASTS]
    if (!known) return { kind: 'error', message: player('player.submitFailed') }
    return { kind: known[0], message: player(known[1]) }
  }
}
