/** Spanish texts of the end of a game. */
export const highlightsEs = {
  'game.skipStaging': 'Mostrar todos los puestos',
  'game.opened': 'Este juego abre: {career}',
  'game.podium': 'Podio: {places}',
  'game.place': '{place} {name}',
  'highlights.title': 'Esta partida',
  'highlights.turned': '{name} tomó la delantera en la pregunta {number} y la mantuvo.',
  'highlights.throughout': '{name} fue delante desde la pregunta {number}. Nadie pudo alcanzarle.',
  'highlights.together': {
    one: 'Juntos: {count} respuesta correcta de {total}.',
    other: 'Juntos: {count} respuestas correctas de {total}.',
  },
  'highlights.hardest': 'La más difícil: la pregunta {number}. La acertaron {right} de {answered}.',
  'highlights.allRight': {
    one: '{count} pregunta que acertaron todos.',
    other: '{count} preguntas que acertaron todos.',
  },
  'highlights.awards': 'Premios',
  'highlights.yours': 'Tu premio',
  'award.only_right': 'Único acierto',
  'award.only_right.why': {
    one: 'Nadie más acertó {count} pregunta.',
    other: 'Nadie más acertó {count} preguntas.',
  },
  'award.comeback': 'Gran regreso',
  'award.comeback.why': {
    one: 'Falló algunas y luego acertó {count}.',
    other: 'Falló algunas y luego acertó {count} seguidas.',
  },
  'award.late_climber': 'Subida final',
  'award.late_climber.why': {
    one: '{count} puesto más arriba en la segunda mitad.',
    other: '{count} puestos más arriba en la segunda mitad.',
  },
  'award.streak': 'En racha',
  'award.streak.why': { one: '{count} acierto.', other: '{count} aciertos seguidos.' },
  'award.improver': 'Cada vez mejor',
  'award.improver.why': {
    one: '{count} acierto más en la segunda mitad.',
    other: '{count} aciertos más en la segunda mitad.',
  },
  'award.photo_finish': 'Final reñido',
  'award.photo_finish.why': {
    one: 'A solo {count} punto de quien sigue.',
    other: 'A solo {count} puntos de quien sigue.',
  },
  'award.quickest_right': 'Rapidez y acierto',
  'award.quickest_right.why': 'El acierto más rápido: {seconds} s.',
  'award.thinker': 'Con calma',
  'award.thinker.why': 'Pensó {seconds} s, y acertó.',
  'award.steady': 'Ritmo constante',
  'award.steady.why': 'El ritmo más parejo de todos.',
  'award.all_answered': 'Hasta el final',
  'award.all_answered.why': {
    one: 'Respondió {count} pregunta, todo lo que había.',
    other: 'Respondió las {count} preguntas.',
  },
} as const
