/** Texts of the join form. */
export const joinMessages = {
  'join.code': 'Game code',
  'join.codeHint': '6 letters and numbers, on your teacher’s screen',
  'join.name': 'Your name',
  'join.nameHint': 'Up to 30 characters. Others in the game see it.',
  'join.generate': 'Another name',
  'join.submit': 'Join Game',
  'join.joining': 'Joining...',
  'join.failed': 'Failed to join game. Please check the code and try again.',
} as const
