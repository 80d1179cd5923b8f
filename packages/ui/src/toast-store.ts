const TOAST_MS = 5_000

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
  durationMs: number
  /** An action for it, for as long as it shows. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  onAct: () => void
}

export interface ToastStore {
  /** Shows a message; 0 keeps it until it is clicked. */
  show: (kind: ToastKind, message: string, durationMs?: number, action?: ToastAction) => number
  close: (id: number) => void
  /** While toasts are hovered or focused, none disappears. */
  pause: () => void
  resume: () => void
  list: () => readonly Toast[]
  subscribe: (onChange: () => void) => () => void
}

interface Clock {
  timer?: ReturnType<typeof setTimeout>
  leftMs: number
  startedAt: number
}

/** The toasts of one page or widget. No React inside. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let nextId = 1
  let paused = false
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
    // The last one may have disappeared under the pointer, which then never leaves it.
    if (toasts.length === 0) paused = false
  }
  const run = (id: number, clock: Clock) => {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => close(id), clock.leftMs)
  }
  return {
    show(kind, message, durationMs = TOAST_MS, action) {
      const id = nextId++
      if (durationMs > 0) {
        const clock: Clock = { leftMs: durationMs, startedAt: 0 }
        clocks.set(id, clock)
        if (!paused) run(id, clock)
      }
      change([...toasts, { id, kind, message, durationMs, ...(action && { action }) }])
      return id
    },
    close,
    pause() {
      if (paused) return
      paused = true
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.leftMs -= Date.now() - clock.startedAt
      }
    },
    resume() {
      if (!paused) return
      paused = false
      for (const [id, clock] of clocks) run(id, clock)
    },
    list: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
