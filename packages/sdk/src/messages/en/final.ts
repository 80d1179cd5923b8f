/** Texts for a game that cannot be entered (any more). */
export const finalMessages = {
  'game.notFound': 'Game Not Found',
  'game.notFoundText': 'This game session does not exist.',
  'game.returnDashboard': 'Return to Dashboard',
  'game.replaced': 'This game is open in another tab',
  'game.replacedText': 'Only one tab can play. Your place and your points are safe.',
  'game.useHere': 'Use it here',
  'game.full': 'This game is full',
  'game.fullText':
    'You were away for a while, and somebody else has your place now. As soon as one is free, you can come back.',
  'game.fullRetry': 'Try again',
  'game.protocol': 'Pathquest was updated',
  'game.protocolText': 'Please reload this page to go on.',
  'game.reload': 'Reload',
  'game.cancelled': 'Game cancelled',
  'game.cancelledText': 'The host cancelled this game.',
  'game.cancelledFault':
    'This game could not go on because of a problem on our side. It had not started, so nothing is lost.',
  'game.removed': 'You were removed from this game.',
  'game.removedText': 'Please talk to your teacher if you think that this was a mistake.',
} as const
