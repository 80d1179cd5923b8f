/** Spanish texts of a player at a question. */
export const playerRoundEs = {
  'player.submit': 'Enviar respuesta',
  'player.submitting': 'Enviando...',
  'player.saved': 'Respuesta guardada. Esperando al resto de la clase.',
  'player.correct': '¡Correcto!',
  'player.incorrect': 'Incorrecto',
  'player.missed': 'Se acabó el tiempo',
  'player.missedText': 'No enviaste una respuesta. Esta vez no hay puntos.',
  'player.incorrectText': 'Es fácil confundirse. Esta vez no hay puntos.',
  'player.earned': { one: '+{count} punto', other: '+{count} puntos' },
  'player.surveyed': 'Respuesta guardada.',
  'player.explore': 'Explorar esta profesión',
  'player.nextSoon': 'La siguiente pregunta llega cuando tu docente lo indique',
  'player.nextIn': {
    one: 'Siguiente pregunta en {count} segundo',
    other: 'Siguiente pregunta en {count} segundos',
  },
  'player.resultsSoon': 'Los resultados llegan cuando tu docente lo indique',
  'player.resultsIn': {
    one: 'Resultados en {count} segundo',
    other: 'Resultados en {count} segundos',
  },
  'player.lateTitle': '¡Ya estás en el juego!',
  'player.lateText': 'Juegas a partir de la siguiente pregunta.',
  'player.rank': '{rank} de {count}',
  'player.leaveTitle': '¿Salir de este juego?',
  'player.leaveText':
    'Dejas tu lugar libre. Si juegas sin cuenta y vuelves, empiezas otra vez desde cero.',
  'player.stay': 'Quedarme',
  'player.leaveYes': 'Salir',
} as const
