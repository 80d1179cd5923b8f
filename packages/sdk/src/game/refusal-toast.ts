import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { ToastKind } from '@pathquest/ui/toast-store'
import { useEffect, useRef } from 'react'
import type { LastRefusal } from '../live/live-state'

/** A message for the player, e.g. for a toast. */
export interface GameToast {
  kind: ToastKind
  message: string
}

/** Messages for a failed command of host or solo player. */
export const STEP_FAILED = {
  advance: 'game.advanceFailed',
  end: 'game.endFailed',
} as const

/** Passes on each refusal once. */
export function useRefusalToasts(
  refusal: LastRefusal | null,
  toastOf: (refusal: LastRefusal) => GameToast,
  onToast: ((toast: GameToast) => void) | undefined,
): void {
  const reportedCount = useRef(refusal?.count ?? 0)
  useEffect(() => {
    if (!refusal || !onToast || refusal.count <= reportedCount.current) return
    reportedCount.current = refusal.count
    onToast(toastOf(refusal))
  })
}

const ANSWER_TOASTS = {
  already_submitted: ['warning', 'player.alreadyAnswered'],
  too_fast: ['error', 'player.tooFast'],
  too_slow: ['error', 'player.tooSlow'],
  game_paused: ['warning', 'game.pausedByHost'],
} as const

/** The message for a player's refusal: of an answer, or of a step in a solo game. */
export function usePlayerToast(): (refusal: LastRefusal) => GameToast {
  const t = useMessages(gameMessages)
  return ({ about, code }) => {
    if (about === 'advance' || about === 'end') {
      return { kind: 'error', message: t(STEP_FAILED[about]) }
    }
    const known = ANSWER_TOASTS[code as keyof typeof ANSWER_TOASTS]
    if (!known) {
      return {
        kind: 'error',
        message: t(about === 'move' ? 'player.moveFailed' : 'player.submitFailed'),
      }
    }
    return { kind: known[0], message: t(known[1]) }
  }
}
