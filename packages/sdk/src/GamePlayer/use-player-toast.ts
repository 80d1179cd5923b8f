import { type GameToast, STEP_FAILED } from '../game/refusal-toast'
import type { LastRefusal } from '../live/live-state'
import { refusalMessages } from '../messages/en/refusals'
import { useMessages } from '../messages/MessagesProvider'

const ANSWER_TOASTS = {
  already_submitted: ['warning', 'player.alreadyAnswered'],
  too_fast: ['error', 'player.tooFast'],
  too_slow: ['error', 'player.tooSlow'],
} as const

/** The sentence of a player's refusal: an answer's, or a step's of a game on one's own. */
export function usePlayerToast(): (refusal: LastRefusal) => GameToast {
  const t = useMessages(refusalMessages)
  return ({ about, code }) => {
    if (about === 'advance' || about === 'end') {
      return { kind: 'error', message: t(STEP_FAILED[about]) }
    }
    const known = ANSWER_TOASTS[code as keyof typeof ANSWER_TOASTS]
    if (!known) return { kind: 'error', message: t('player.submitFailed') }
    return { kind: known[0], message: t(known[1]) }
  }
}
