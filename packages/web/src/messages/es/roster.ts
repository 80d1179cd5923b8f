/** Textos para importar la lista de una escuela. */
export const rosterMessages = {
  'roster.import': 'Importar una lista',
  'roster.intro':
    'Con una exportación OneRoster de tu escuela obtienes clases y estudiantes de una vez. Elige su archivo zip, o users.csv, classes.csv y enrollments.csv juntos. Ves qué cambia antes de que cambie.',
  'roster.privacy':
    'De cada estudiante guardamos el nombre de pila y nada más: ni apellidos, ni correo, ni fecha de nacimiento.',
  'roster.limits': 'Hasta 10 000 estudiantes en 400 clases, 15 MB.',
  'roster.choose': 'Elegir archivos',
  'roster.another': 'Elegir otros archivos',
  'roster.reading': 'Se están leyendo los archivos…',
  'roster.loadFailed': 'No pudimos ver si se está importando una lista.',
  'roster.classes': 'Clases: {added} nuevas, {changed} cambiadas, {same} sin cambios',
  'roster.students': 'Estudiantes: {added} nuevos, {renamed} con otro nombre, {same} sin cambios',
  'roster.joins': {
    one: '{count} estudiante entra en una clase más',
    other: '{count} veces, un estudiante entra en una clase más',
  },
  'roster.withoutClass': {
    one: '{count} persona de los archivos no está en ninguna clase como estudiante y se omite',
    other:
      '{count} personas de los archivos no están en ninguna clase como estudiantes y se omiten',
  },
  'roster.nothing': 'Todo lo que hay en estos archivos ya está aquí. No cambia nada.',
  'roster.newClasses': 'Clases nuevas',
  'roster.newClass': {
    one: '{name}: {count} estudiante',
    other: '{name}: {count} estudiantes',
  },
  'roster.leaves': {
    one: '{count} estudiante está aquí en una clase y ya no en los archivos',
    other: '{count} estudiantes están aquí en una clase y ya no en los archivos',
  },
  'roster.leave': '{name} deja {className}',
  'roster.leaveLast': '{name} deja {className}. Es su última clase: la cuenta se elimina.',
  'roster.mayLeave': 'Que dejen sus clases',
  'roster.mayLeaveHint': 'Si no, se quedan en sus clases.',
  'roster.bad': {
    one: '{count} fila no se puede usar y se omite',
    other: '{count} filas no se pueden usar y se omiten',
  },
  'roster.row': '{file}, línea {line}: {reason}',
  'roster.no_id': 'no hay sourcedId',
  'roster.twice': 'este sourcedId está dos veces',
  'roster.no_name': 'no hay nombre',
  'roster.name_too_long': 'el nombre tiene más de 30 caracteres',
  'roster.name_not_allowed': 'el nombre tiene signos que un nombre de pila no tiene',
  'roster.name_not_suitable': 'el nombre tiene una palabra que puede herir',
  'roster.unknown_user': 'esta persona no está en users.csv',
  'roster.unknown_class': 'esta clase no está en classes.csv',
  'roster.class_full': 'la clase ya tiene 200 estudiantes',
  'roster.more': 'Y {count} más.',
  'roster.apply': 'Importar',
  'roster.running': 'Importando: {done} de {total} pasos. Puedes cerrar esto, sigue igual.',
  'roster.progress': 'Avance de la importación',
  'roster.done':
    'La lista está importada. Cada estudiante nuevo tiene una tarjeta para entrar: imprime las tarjetas en la página de cada clase.',
  'roster.skipped': {
    one: '{count} estudiante no encontró lugar, o su clase se eliminó mientras tanto.',
    other: '{count} estudiantes no encontraron lugar, o su clase se eliminó mientras tanto.',
  },
  'roster.close': 'Cerrar',
} as const
