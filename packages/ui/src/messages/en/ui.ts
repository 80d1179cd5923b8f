/** Texts that more than one widget needs. */
export const uiMessages = {
  'ui.loading': 'Loading...',
  'ui.close': 'Close',
} as const
