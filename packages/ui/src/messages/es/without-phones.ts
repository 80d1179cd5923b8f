/** Spanish texts of a game that a class plays without phones. */
export const withoutPhonesEs = {
  'phones.title': 'Sin teléfonos',
  'phones.hands': 'Levanta la mano por tu respuesta. Tu docente cuenta.',
  'phones.corners':
    'Cada respuesta tiene una esquina del salón. Camina a la tuya. Tu docente cuenta.',
  'phones.teams': 'Conversen. Después cada equipo da una respuesta, por turnos.',
  'phones.handsOnce':
    '¿Ya lo sabes? Levanta la mano por tu respuesta: vale hasta el final. Tu docente cuenta.',
  'phones.cornersOnce': '¿Ya lo sabes? Camina a la esquina de tu respuesta y quédate ahí.',
  'phones.teamsOnce': '¿Ya lo sabe tu equipo? Den su respuesta: vale hasta el final.',
  'phones.final': 'Lo que se respondió vale: en el siguiente paso se pregunta solo a los demás.',
  'phones.students': { one: '{count} estudiante', other: '{count} estudiantes' },
  'phones.teamCount': { one: '{count} equipo', other: '{count} equipos' },
  'phones.played': { one: 'Jugó {count} estudiante', other: 'Jugaron {count} estudiantes' },
  'phones.cornersLabel': 'Las esquinas del salón',
  'phones.board': 'Pizarra',
  'phones.count': '¿Cuántos?',
  'phones.less': 'Uno menos: {answer}',
  'phones.more': 'Uno más: {answer}',
  'phones.counted': 'Contados: {count} de {total}',
  'phones.tooMany': 'Son más que los {total} de la clase. Revisa los números.',
  'phones.whoAnswers': '¿Qué equipo responde?',
  'phones.answerOf': 'La respuesta de {team}',
  'phones.choiceOf': 'La elección de {team}',
  'phones.begins': '{team} responde primero.',
  'phones.answered': '{team}: respondió',
  'phones.note': 'Quien no responde no tiene respuesta. Puedes cambiarlo hasta que sigas.',
} as const
