/** Spanish texts that the player, the host and the screen share at every stage. */
export const gameEs = {
  'game.brand': 'Pathquest',
  'game.leave': 'Salir del juego',
  'game.loading': 'Cargando...',
  'game.partFailed': 'Esta parte no se cargó. Intenta de nuevo o recarga la página.',
  'game.retry': 'Intentar de nuevo',
  'game.players': { one: '{count} participante', other: '{count} participantes' },
  'game.waiting': 'Esperando a que empiece',
  'game.code': 'Código del juego',
  'game.codeSpelled': 'Código del juego {code}',
  'game.paused': 'Quien dirige el juego no está. El juego está en pausa.',
  'game.offline': 'Sin conexión. Intentando de nuevo...',
  'game.reconnecting': 'Conectando de nuevo...',
  'game.returnHome': 'Volver al inicio',
  'mode.career_quest': 'misión de profesiones',
  'mode.speed_run': 'contrarreloj',
  'mode.team_challenge': 'reto en equipo',
} as const
