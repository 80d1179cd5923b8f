/** Texts of the join form. */
export const joinMessages = {
  'join.code': 'Game code',
  'join.codeHint': '6 letters and numbers, on your teacher’s screen',
  'join.name': 'Your name',
  'join.nameHint': 'Up to 30 characters. Others in the game see it.',
  'join.generate': 'Another name',
  'join.submit': 'Join Game',
  'join.needsCode': 'Type the game code first.',
  'join.needsName': 'Type a name first.',
  'join.needsSeatCode': 'Type your seat code first.',
  'join.joining': 'Joining...',
  'join.failed': 'Failed to join game. Please check the code and try again.',
  'join.hasSeatCode': 'I have a seat code',
  'join.seatCode': 'Seat code',
  'join.seatCodeHint': 'Four signs from your teacher. They bring you back to your own place.',
  'join.noSeatCode': 'Join with a name',
} as const
