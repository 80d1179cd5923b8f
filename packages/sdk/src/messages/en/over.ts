/** Texts of the end of a game, shared by player, host and screen. */
export const overMessages = {
  'game.over': 'Game Over!',
  'game.competed': { one: '{count} player competed', other: '{count} players competed' },
  'game.podium': 'Podium: {places}',
  'game.place': '{place} {name}',
  'game.playAgain': 'Play Again',
} as const
