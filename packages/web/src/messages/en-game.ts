/** Texts of /game/{id}: the page around the game's own widgets. */
export const gameMessages = {
  'game.titleLobby': 'Game lobby',
  'game.titlePlay': 'Game',
  'game.titleScreen': 'Game screen',
  'game.loading': 'Loading the game...',
  'game.notFound': 'Game Not Found',
  'game.notFoundText': 'This game session does not exist.',
  'game.noId': 'No game session ID provided',
  'game.loadFailed': 'Failed to load game',
  'game.retry': 'Try again',
  'game.returnToDashboard': 'Return to Dashboard',
  'game.leave': 'Leave Game',
  'game.leaveTitle': 'Leave this game?',
  'game.leaveHostText':
    'Your players stay in the game. It pauses until you come back, or it ends now with the scores as they are.',
  'game.leavePauses': 'Leave, game pauses',
  'game.endNow': 'End game now',
  'game.ending': 'Ending...',
  'game.stay': 'Stay',
  'game.openScreen': 'Open the projector screen',
  'game.newTab': '(opens in a new tab)',
  'game.toasts': 'Notifications',
} as const
