/** Textos de /play: antes de un intento, mientras está abierto, y más tiempo para alguien. */
export const playSoloMessages = {
  'solo.start': 'Empezar',
  'solo.goOn': 'Continuar: {answered} de {count}',
  'solo.facts': 'Antes de empezar',
  'solo.questions': 'Preguntas',
  'solo.questionsOpen': '{answered} de {count} respondidas',
  'solo.time': 'Tiempo',
  'solo.upTo': { one: 'Hasta {count} minuto', other: 'Hasta {count} minutos' },
  'solo.upToThenRest': {
    one: 'Hasta {count} minuto. Las preguntas que queden después no tienen reloj.',
    other: 'Hasta {count} minutos. Las preguntas que queden después no tienen reloj.',
  },
  'solo.noClock': 'Sin límite de tiempo',
  'solo.extraTime': 'Tienes más tiempo.',
  'solo.attempts': 'Intentos',
  'solo.asOften': 'Tantos como quieras',
  'solo.onlyOne': 'Solo este',
  'solo.attemptOf': 'Intento {number} de {count}',
  'solo.usedAll': {
    one: 'Ya usaste tu {count} intento.',
    other: 'Ya usaste tus {count} intentos.',
  },
  'solo.noneLeft': 'No queda ninguno',
  'solo.due': 'Entrega',
  'solo.noDue': 'Sin fecha de entrega',
  'solo.counts': 'Qué cuenta',
  'solo.countsBest': {
    one: 'Tu mejor intento, por {count} punto',
    other: 'Tu mejor intento, por {count} puntos',
  },
  'solo.countsLast': {
    one: 'Tu último intento, por {count} punto',
    other: 'Tu último intento, por {count} puntos',
  },
  'solo.countsFirst': {
    one: 'Tu primer intento, por {count} punto',
    other: 'Tu primer intento, por {count} puntos',
  },
  'solo.countsNothing': 'Nada: no lleva calificación',
  'solo.practice': 'Nada: es para practicar',
  'solo.clock': 'El reloj de cada pregunta empieza en cuanto la ves.',
  'solo.gameClock': 'Un solo reloj corre para todo el juego, desde tu primera pregunta.',
  'solo.leaving':
    'Puedes salir y continuar después. Tras un día sin responder, o en la fecha de entrega, se entrega lo que hayas respondido.',
  'solo.leavingPlain':
    'Puedes salir y continuar después. Tras un día sin responder, se entrega lo que hayas respondido.',
  'solo.inProgress': 'En curso, {answered} de {count}',
  'solo.keptBest': {
    one: 'Intento {number}. Tu mejor resultado, {grade} de {count} punto, se conserva si este no lo supera.',
    other:
      'Intento {number}. Tu mejor resultado, {grade} de {count} puntos, se conserva si este no lo supera.',
  },
  'solo.keptLast': {
    one: 'Intento {number}. Cuenta cuando lo termines; hasta entonces, {grade} de {count} punto.',
    other:
      'Intento {number}. Cuenta cuando lo termines; hasta entonces, {grade} de {count} puntos.',
  },
  'solo.keptFirst': {
    one: 'Intento {number}. Cuenta el primero: {grade} de {count} punto.',
    other: 'Intento {number}. Cuenta el primero: {grade} de {count} puntos.',
  },
  'solo.attemptOpen': 'En curso',
  'solo.noScore': 'Jugado',
  'solo.extraTitle': 'Tiempo extra',
  'solo.extraText':
    'Más tiempo para cada pregunta de este curso, en vivo y a solas. Ni el resto de la clase ni el proyector lo ven.',
  'solo.extraNone': 'Ninguno',
  'solo.extraFactor': '{factor} × el tiempo',
  'solo.extraOf': 'Tiempo extra de {name}',
  'solo.extraSaved': 'Guardado.',
  'solo.extraEmpty':
    'La clase aparece aquí cuando está inscrita o cuando ha abierto esta actividad.',
  'solo.close': 'Cerrar',
  'solo.leftTitle': 'Saliste del juego',
  'solo.leftText': 'Tus respuestas y puntos se guardan. Mientras dure el juego puedes volver.',
  'solo.joinAgain': 'Volver a entrar',
  'solo.openHere': 'En tu curso, abre',
  'solo.openText':
    'Entras al momento: sin código y sin escribir tu nombre. ¿Llegas tarde? También puedes entrar.',
} as const
