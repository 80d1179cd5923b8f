/** Spanish texts of a question, shared by player, host and screen. */
export const roundEs = {
  'game.question': 'Pregunta {number} de {total}',
  'game.worth': { one: 'Vale {count} punto', other: 'Vale {count} puntos' },
  'game.answered': '{answered}/{present} respondieron',
  'game.secondsLeft': { one: 'Queda {count} segundo', other: 'Quedan {count} segundos' },
  'game.secondsShort': 's',
  'game.answers': 'Respuestas',
  'game.picked': 'Elegida',
  'game.yourAnswer': 'Tu respuesta',
  'game.correctAnswer': 'Respuesta correcta',
  'game.imageAlt': 'Imagen de esta pregunta',
  'game.next': 'Siguiente pregunta',
  'game.end': 'Terminar el juego',
  'game.points': 'Puntos',
  'game.team': 'Equipo {number}',
  'game.optionCount': { one: '{count} respuesta', other: '{count} respuestas' },
  'game.distribution': 'Cómo respondió la clase',
} as const
