/** What did not come off, as toasts. */
export const refusalMessages = {
  'game.startFailed': 'Failed to start game',
  'game.advanceFailed': 'Failed to advance to next question',
  'game.endFailed': 'Failed to end game. Please try again.',
  'player.alreadyAnswered': 'You have already answered this question',
  'player.tooFast': 'Answer submitted too quickly. Please take your time.',
  'player.tooSlow': 'Time limit exceeded for this question',
  'player.submitFailed': 'Failed to submit answer. Please try again.',
} as const
