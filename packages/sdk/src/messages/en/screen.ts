/** Texts of the projector. */
export const screenMessages = {
  'screen.joinAt': 'Go to {address} and enter',
  'screen.morePlayers': { one: '+{count} more player', other: '+{count} more players' },
  'screen.waitingFor': 'Waiting for players...',
  'screen.cancelled': 'The host cancelled this game.',
  'screen.cancelledByFault': 'A fault on our side ended this game before it began.',
  'screen.correct': 'Correct Answer',
} as const
