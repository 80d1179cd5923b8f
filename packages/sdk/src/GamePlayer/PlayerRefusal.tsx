import { useRefusalToasts } from '../game/refusal-toast'
import { InlineError } from '../ui/InlineError'
import type { GamePlayerViewProps } from './player-props'
import { usePlayerToast } from './use-player-toast'

/** The last refusal: a toast of the page, or where it has none a sentence above the game. */
export function PlayerRefusal({ state, refusal, onToast }: GamePlayerViewProps) {
  const toastOf = usePlayerToast()
  const { lastRefusal } = state
  useRefusalToasts(lastRefusal, toastOf, onToast)
  const text = refusal ?? (lastRefusal && !onToast ? toastOf(lastRefusal).message : null)
  return text ? <InlineError>{text}</InlineError> : null
}
