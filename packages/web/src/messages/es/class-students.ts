/** Textos sobre los estudiantes de una clase: la lista, sus tarjetas y cómo añadirlos. */
export const classStudentsMessages = {
  'classStudents.title': { one: '{count} estudiante', other: '{count} estudiantes' },
  'classStudents.none': 'Aún no hay estudiantes',
  'classStudents.noneText':
    'Pega una lista de nombres de pila: cada estudiante recibe una tarjeta para entrar, sin correo electrónico.',
  'classStudents.add': 'Añadir estudiantes',
  'classStudents.print': 'Imprimir las tarjetas',
  'classStudents.name': 'Nombre',
  'classStudents.games': 'Juegos',
  'classStudents.accuracy': 'Aciertos',
  'classStudents.percent': '{percent}%',
  'classStudents.nothing': '–',
  'classStudents.noAnswers': 'Sin respuestas todavía',
  'classStudents.lastPlayed': 'Último juego',
  'classStudents.byCard': 'Tarjeta',
  'classStudents.byAccount': 'Cuenta propia',
  'classStudents.actions': 'Acciones',
  'classStudents.manage': 'Ver',
  'classStudents.manageName': 'Ver a {name}',
  'classStudents.aboutCard':
    'Entra con una tarjeta, sin correo electrónico. Si la tarjeta se pierde, haz una nueva: la anterior deja de funcionar.',
  'classStudents.aboutAccount': 'Entra con su propia cuenta, o con la tarjeta de otra clase.',
  'classStudents.progress': 'Ver el progreso',
  'classStudents.plan': 'Leer el plan',
  'classStudents.printCard': 'Imprimir la tarjeta',
  'classStudents.newCard': 'Hacer una tarjeta nueva',
  'classStudents.newCardTitle': '¿Tarjeta nueva para {name}?',
  'classStudents.newCardText':
    'La tarjeta anterior deja de funcionar de inmediato, y se cierra la sesión de quien entró con ella. La familia se conecta otra vez, y a otras clases hay que unirse de nuevo.',
  'classStudents.newCardMade': 'Este es el código de la tarjeta nueva:',
  'classStudents.remove': 'Sacar de la clase',
  'classStudents.removeTitle': '¿Sacar a {name}?',
  'classStudents.removeCardText':
    'Si {name} no está también en otra clase, la cuenta se elimina con todo su XP y sus pathkeys, de inmediato y para siempre. Los juegos quedan en los informes, sin el nombre.',
  'classStudents.removeAccountText':
    '{name} deja esta clase y conserva su cuenta con todo lo que ganó.',
  'classStudents.removeYes': 'Sacar',
  'classStudents.removed': '{name} ya no está en la clase.',
  'classStudents.keep': 'Conservar',
  'classStudents.cancel': 'Cancelar',
  'classStudents.close': 'Cerrar',
  'classStudents.added': {
    one: 'Se añadió {count} estudiante, con una tarjeta para entrar.',
    other: 'Se añadieron {count} estudiantes, con una tarjeta para entrar.',
  },

  'addStudents.title': 'Añadir estudiantes',
  'addStudents.text':
    'Para estudiantes sin cuenta. Basta el nombre de pila; por favor, sin apellidos. No guardamos nada más.',
  'addStudents.names': 'Nombres, uno por línea',
  'addStudents.preview': {
    one: '{count} nombre',
    other: '{count} nombres',
  },
  'addStudents.previewEmpty': 'Lo que pegues aparece aquí, nombre por nombre.',
  'addStudents.becomes': 'Repetido: será {name}',
  'addStudents.required': 'Pega al menos un nombre.',
  'addStudents.tooMany': 'Como máximo {max} nombres a la vez. Añade los demás después.',
  'addStudents.full': {
    one: 'En esta clase queda lugar para {count} estudiante más.',
    other: 'En esta clase queda lugar para {count} estudiantes más.',
  },
  'addStudents.wrong': 'Aún no se añadió nada. Cambia: {names}',
  'addStudents.tooLong': 'Un nombre puede tener como máximo {max} caracteres.',
  'addStudents.add': { one: 'Añadir {count} estudiante', other: 'Añadir {count} estudiantes' },
} as const
