/** Spanish texts of the end of a game, shared by player, host and screen. */
export const overEs = {
  'game.over': '¡Fin del juego!',
  'game.competed': {
    one: 'Compitió {count} participante',
    other: 'Compitieron {count} participantes',
  },
  'game.podium': 'Podio: {places}',
  'game.place': '{place} {name}',
  'game.playAgain': 'Jugar otra vez',
} as const
