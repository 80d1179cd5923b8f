/** Texts that more than one widget needs. */
export const uiMessages = {
  'ui.loading': 'Loading...',
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.copy': 'Copy',
  'ui.copied': 'Copied!',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.notifications': 'Notifications',
  'ui.you': 'You',
  'ui.secondsLeft': { one: '{count} second left', other: '{count} seconds left' },
  'ui.secondsShort': 's',
  'ui.picked': 'Picked',
  'ui.correctAnswer': 'Correct Answer',
  'ui.yourAnswer': 'Your answer',
  'ui.answers': 'Answers',
} as const
