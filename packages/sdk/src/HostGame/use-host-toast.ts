import { ERRORS } from '@pathquest/game-core/errors'
import { type GameToast, STEP_FAILED } from '../game/refusal-toast'
import type { LastRefusal } from '../live/live-state'
import { refusalMessages } from '../messages/en/refusals'
import { useErrorText } from '../messages/errors'
import { useMessages } from '../messages/MessagesProvider'

/** The sentence of a host's refusal. A room refuses by code alone. */
export function useHostToast(): (refusal: LastRefusal) => GameToast {
  const t = useMessages(refusalMessages)
  const errorText = useErrorText(ERRORS)
  return ({ about, code, params }) => {
    const step = STEP_FAILED[about as keyof typeof STEP_FAILED]
    // No players or no questions is what a host can do something about.
    const isNamed = about === 'start' && (code === 'no_players' || code === 'no_questions')
    return { kind: 'error', message: step && !isNamed ? t(step) : errorText({ code, params }) }
  }
}
