import { Toaster } from '@pathquest/ui/Toaster'
import { createToastStore, type ToastAction } from '@pathquest/ui/toast-store'
import { useWebMessages } from '../messages'

const UNDO_MS = 10_000

export const toastStore = createToastStore()

/** Shows a message for 5 seconds; a duration of 0 keeps it until it is clicked. */
export const toasts = {
  success: (message: string, durationMs?: number) =>
    toastStore.show('success', message, durationMs),
  /** Done, and can be undone for ten seconds. */
  undoable: (message: string, undo: ToastAction) =>
    toastStore.show('success', message, UNDO_MS, undo),
  error: (message: string, durationMs?: number) => toastStore.show('error', message, durationMs),
  warning: (message: string, durationMs?: number) =>
    toastStore.show('warning', message, durationMs),
  info: (message: string, durationMs?: number) => toastStore.show('info', message, durationMs),
}

/** Renders the app's toasts. */
export function Toasts() {
  const t = useWebMessages()
  return <Toaster store={toastStore} label={t('app.notifications')} closeLabel={t('app.close')} />
}
