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
