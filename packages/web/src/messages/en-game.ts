/** Texts of /game/{id}: the page around the game's own widgets. */
export const gameMessages = {
  'game.loading': 'Loading...',
  'game.notFound': 'Game Not Found',
  'game.notFoundText': 'This game session does not exist.',
  'game.loadFailed': 'Failed to load game',
  'game.retry': 'Try again',
  'game.returnToDashboard': 'Return to Dashboard',
  'game.returnHome': 'Return Home',
  'game.qr': 'QR code to join this game',
  'game.copyLink': 'Copy join link',
  'game.copied': 'Copied!',
  'game.copyFailed': 'It could not be copied. Please copy it by hand.',
  'game.openScreen': 'Projector screen',
  'game.newTab': '(opens in a new tab)',
} as const
