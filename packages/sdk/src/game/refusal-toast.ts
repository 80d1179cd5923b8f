import { useEffect, useRef } from 'react'
import type { LastRefusal } from '../live/live-state'
import { useErrorText, useMessages } from '../messages'
import { gameMessages } from '../messages/en/game'
import { playerMessages } from '../messages/en/player'
import type { ToastKind } from '../ui'

export interface GameToast {
  kind: ToastKind
  message: string
}

const ANSWER_TOASTS = {
  already_submitted: ['warning', 'player.alreadyAnswered'],
  too_fast: ['error', 'player.tooFast'],
  too_slow: ['error', 'player.tooSlow'],
} as const
const STEP_TOASTS = {
  start: 'game.startFailed',
  advance: 'game.advanceFailed',
  end: 'game.endFailed',
} as const

/** The sentence of a refusal. */
export function useRefusalToast(): (refusal: LastRefusal) => GameToast {
  const player = useMessages(playerMessages)
  const game = useMessages(gameMessages)
  const errorText = useErrorText()
  return ({ about, code, params }) => {
    if (about === 'answer') {
      const known = ANSWER_TOASTS[code as keyof typeof ANSWER_TOASTS]
      if (!known) return { kind: 'error', message: player('player.submitFailed') }
      return { kind: known[0], message: player(known[1]) }
    }
    // No players or no questions is what a host can do something about.
    if (about === 'start' && (code === 'no_players' || code === 'no_questions')) {
      return { kind: 'error', message: errorText({ code, params }) }
    }
    const step = STEP_TOASTS[about as keyof typeof STEP_TOASTS]
    if (step) return { kind: 'error', message: game(step) }
    return { kind: 'error', message: errorText({ code, params }) }
  }
}

/** Hands on each refusal once. */
export function useRefusalToasts(
  refusal: LastRefusal | null,
  onToast: ((toast: GameToast) => void) | undefined,
): void {
  const toastOf = useRefusalToast()
  const told = useRef(refusal?.count ?? 0)
  useEffect(() => {
    if (!refusal || !onToast || refusal.count <= told.current) return
    told.current = refusal.count
    onToast(toastOf(refusal))
  })
}
