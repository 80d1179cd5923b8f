/** Texts of a player who waits for the game. */
export const playerMessages = {
  'player.lobbyTitle': 'You are in!',
  'player.lobbyText': 'The game begins when your teacher starts it.',
  'player.lobbyName': 'You play as',
} as const
