import { useEffect, useRef } from 'react'
import type { LastRefusal } from '../live/live-state'
import type { ToastKind } from '../ui/toast-store'

/** A sentence for the player, e.g. for a toast. */
export interface GameToast {
  kind: ToastKind
  message: string
}

/** What a step that did not come off says. */
export const STEP_FAILED = {
  start: 'game.startFailed',
  advance: 'game.advanceFailed',
  end: 'game.endFailed',
} as const

/** Hands on each refusal once. */
export function useRefusalToasts(
  refusal: LastRefusal | null,
  toastOf: (refusal: LastRefusal) => GameToast,
  onToast: ((toast: GameToast) => void) | undefined,
): void {
  const told = useRef(refusal?.count ?? 0)
  useEffect(() => {
    if (!refusal || !onToast || refusal.count <= told.current) return
    told.current = refusal.count
    onToast(toastOf(refusal))
  })
}
