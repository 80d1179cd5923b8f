import { ERRORS } from '@pathquest/core/errors'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useErrorText } from '@pathquest/ui/messages/errors'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type GameToast, STEP_FAILED } from '../game/refusal-toast'
import type { LastRefusal } from '../live/live-state'

/** Errors that a host can do something about. */
const NAMED: readonly string[] = ['no_players', 'no_questions', 'game_paused']

/** The message for a host's refusal. A room sends only its code. */
export function useHostToast(): (refusal: LastRefusal) => GameToast {
  const t = useMessages(gameMessages)
  const errorText = useErrorText(ERRORS)
  return ({ about, code, params }) => {
    const step = STEP_FAILED[about as keyof typeof STEP_FAILED]
    const isNamed = NAMED.includes(code)
    return { kind: 'error', message: step && !isNamed ? t(step) : errorText({ code, params }) }
  }
}
