/** Texts of the projector. */
export const screenMessages = {
  'screen.joinAt': 'Go to {address} and enter',
  'screen.morePlayers': { one: '+{count} more player', other: '+{count} more players' },
  'screen.waitingFor': 'Waiting for players...',
  'screen.cancelled': 'The host cancelled this game.',
  'screen.correct': 'Correct Answer',
} as const
