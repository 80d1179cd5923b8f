/** Texts of the projector. */
export const screenMessages = {
  'screen.joinAt': 'Go to {address} and enter',
  'screen.race': 'Places after this question',
  'screen.morePlayers': { one: '+{count} more player', other: '+{count} more players' },
  'screen.waitingFor': 'Waiting for players...',
  'screen.paused': 'Paused',
  'screen.pausedText':
    'Your teacher goes on in a moment. Everybody keeps their points and their place.',
  'screen.pausedCode': 'Game code to come back',
  'screen.cancelled': 'The host cancelled this game.',
  'screen.fault':
    'This game ended early because of a problem on our side. All scores up to then count.',
  'screen.cancelledFault':
    'This game could not go on because of a problem on our side. It had not started, so nothing is lost.',
} as const
