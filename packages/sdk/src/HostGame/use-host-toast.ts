import { ERRORS } from '@pathquest/core/errors'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useErrorText } from '@pathquest/ui/messages/errors'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type GameToast, STEP_FAILED } from '../game/refusal-toast'
import type { LastRefusal } from '../live/live-state'

/** Errors that a host can do something about. */
const NAMED: readonly string[] = ['no_players', 'no_questions', 'game_paused']

/** The message for a host's refusal. A room sends only its code. */
export function useHostToast(): (refusal: LastRefusal) => GameToast {
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const errorText = useErrorText(ERRORS)
  return ({ about, code, params }) => {
    const step = STEP_FAILED[about as keyof typeof STEP_FAILED]
    const failed = step ? t(step) : about === 'start' ? host('game.startFailed') : null
    const isNamed = NAMED.includes(code)
    return { kind: 'error', message: failed && !isNamed ? failed : errorText({ code, params }) }
  }
}
