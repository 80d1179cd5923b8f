import { createToastStore } from '@pathquest/sdk/ui'

export const toastStore = createToastStore()

/** Shows a message for 5 seconds; a duration of 0 keeps it until it is clicked. */
export const toasts = {
  success: (message: string, durationMs?: number) =>
    toastStore.show('success', message, durationMs),
  error: (message: string, durationMs?: number) => toastStore.show('error', message, durationMs),
  warning: (message: string, durationMs?: number) =>
    toastStore.show('warning', message, durationMs),
  info: (message: string, durationMs?: number) => toastStore.show('info', message, durationMs),
}
