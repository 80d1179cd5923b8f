/** Texts of /game/{id}: the page around the game's own widgets. */
export const gameMessages = {
  'gamePage.loading': 'Loading...',
  'gamePage.notFound': 'Game Not Found',
  'gamePage.notFoundText': 'This game session does not exist.',
  'gamePage.full': 'This game is full',
  'gamePage.fullText': 'As soon as a place is free, you can come in.',
  'gamePage.loadFailed': 'Failed to load game',
  'gamePage.signInText': 'Did you play it with an account? Sign in to see it.',
  'gamePage.signIn': 'Sign In',
  'gamePage.returnToDashboard': 'Return to Dashboard',
  'gamePage.returnHome': 'Return Home',
  'gamePage.close': 'Close',
  'gamePage.awayTitle': 'Leave the running game?',
  'gamePage.awayPlayer':
    'The game goes on without you, and you may miss a question. Your place stays yours: open this page again to play on.',
  'gamePage.awayHost': 'Players keep their places. Without you no further question opens.',
  'gamePage.awayScreen': 'The class will not see the game on this screen any more.',
  'gamePage.stay': 'Stay',
  'gamePage.away': 'Leave',
  'gamePage.backToGame': 'Back to the game',
  'gamePage.wentOn':
    'The game has gone on. You find the career again below the answer of each question.',
  'gamePage.newTab': '(opens in a new tab)',
} as const
