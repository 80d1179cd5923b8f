/** Textos de /play sobre los grupos de un curso, las funciones en él y las columnas de su libro. */
export const courseGroupMessages = {
  'group.plays': 'Quién juega',
  'group.shown': 'A quién se muestra',
  'group.all': 'Toda la clase',
  'group.numbered': 'Grupo {id}',
  'group.apart': 'Los grupos pueden jugar al mismo tiempo, cada uno con su docente.',
  'group.yours': 'Ves a tu grupo y juegas con él: {name}',
  'group.ask': '¿En qué grupo estás?',
  'group.askText': 'Estos grupos están jugando ahora. Elige el tuyo y entras.',
  'group.askNone':
    'En tu curso no estás en ningún grupo. Pregunta a tu docente cuál es el tuyo y elígelo: entras enseguida.',
  'group.game': 'Juego de {name}',
  'group.ungrouped': {
    one: '{count} estudiante no está en ningún grupo. Cuando juega un grupo, se le pregunta por el suyo; un juego de toda la clase lo admite tal cual. Ponlo en un grupo en tu LMS y llegará a él sin preguntas.',
    other:
      '{count} estudiantes no están en ningún grupo. Cuando juega un grupo, se les pregunta por el suyo; un juego de toda la clase los admite tal cual. Ponlos en un grupo en tu LMS y llegarán a él sin preguntas.',
  },
  'group.name': 'Dar nombre a los grupos',
  'group.nameText':
    'Tu LMS le dice a Pathquest los números de los grupos, no sus nombres. Los nombres que pongas aquí valen para todas las personas de este curso.',
  'group.nameOf': 'Nombre del grupo {id}',
  'group.save': 'Guardar los nombres',
  'group.cancel': 'Cancelar',
  'group.saved': 'Los nombres están guardados.',
  'column.several':
    'Tu libro de calificaciones tiene más de una columna para esta actividad. Las calificaciones van a la que pertenece a la actividad; la otra la puedes borrar allí.',
  'column.severalUnseen':
    'Tu libro de calificaciones tiene más de una columna para esta actividad. Las calificaciones van a la que pertenece a la actividad. Comprueba allí que han llegado antes de borrar la otra.',
  'column.notKept':
    'La columna de esta actividad no guarda puntos: tu LMS respondió que recibió las calificaciones y no muestra ninguna. En Moodle pasa después de quitar y volver a marcar «Permitir agregar calificaciones». Abre allí los ajustes de la actividad, pon otra vez Calificación, Tipo en Puntuación y el máximo, guarda, y reenvía aquí las calificaciones. Hasta entonces no borres ninguna otra columna.',
  'role.looksOn':
    'En este curso solo observas: ves la clase y sus calificaciones. Los juegos los empieza el personal docente del curso.',
  'role.test': 'Estudiante de prueba',
  'role.testText':
    'Estás probando esto como estudiante. Tu resultado aparece como estudiante de prueba en la página docente, y puede que tu libro de calificaciones no lo acepte.',
} as const
