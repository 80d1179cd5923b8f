import type { SessionSummary } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useErrorText } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { useNavigation } from '../../shell/navigation'
import { toasts } from '../../shell/Toasts'

/** Undefined if the set was deleted. */
export function usePlayAgain(session: SessionSummary): (() => void) | undefined {
  const { go } = useNavigation()
  const errorText = useErrorText()
  const isCreating = useRef(false)
  if (session.questionSetId === null && !session.fromGame && !session.deck) return undefined
  return () => {
    if (isCreating.current) return
    isCreating.current = true
    // Loaded when it is pressed: most games are not played by who may repeat them.
    import('./play-again')
      .then(({ playAgain }) => playAgain(session))
      .then(go)
      .catch((error) => void toasts.error(errorText(toApiError(error))))
      .finally(() => {
        isCreating.current = false
      })
  }
}
