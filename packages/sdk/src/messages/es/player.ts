/** Spanish texts of a player who waits for the game. */
export const playerEs = {
  'player.lobbyTitle': '¡Ya estás en el juego!',
  'player.lobbyText': 'El juego empieza cuando tu docente lo inicie.',
  'player.lobbyName': 'Juegas como',
} as const
