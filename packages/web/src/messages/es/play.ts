/** Textos de /play: a lo que lleva un acceso desde un LMS. */
export const playMessages = {
  'play.product': 'Pathquest',
  'play.home': 'Pathquest: volver a esta actividad',
  'play.loading': 'Cargando...',

  'play.openAgain': 'Ábrela otra vez desde tu curso',
  'play.visitOver':
    'Esta página se abre desde un curso y sigue abierta durante un día de clases. Vuelve a tu curso y abre la actividad otra vez.',
  'play.linkUsed':
    'Cada acceso desde tu curso funciona una sola vez. Vuelve a tu curso y abre la actividad otra vez.',
  'play.nothingLost':
    'No se perdió nada: los juegos, las respuestas y las calificaciones se guardan.',

  'play.notReady': 'Todavía no está lista',
  'play.notReadyText':
    'Tu docente aún no ha elegido un juego para esta actividad. Vuelve más tarde.',
  'play.fixedEmpty': 'Esta actividad está vacía',
  'play.fixedEmptyText':
    'Su contenido ya no está aquí. Edita la actividad en tu curso y elige su contenido otra vez.',
  'play.pickerForTeachers': 'Para docentes',
  'play.pickerForTeachersText': 'Solo el personal docente de un curso elige su contenido.',

  'play.live': 'Juego en vivo',
  'play.solo': 'Individual',
  'play.graded': {
    one: 'Con calificación: {count} punto',
    other: 'Con calificación: {count} puntos',
  },
  'play.notGraded': 'Sin calificación',
  'play.due': 'Entrega: {moment}',
  'play.pastDue': 'La entrega era: {moment}',
  'play.opens': 'Se abre: {moment}',
  'play.dueFrom.lms': 'Entrega: {moment}. Esta fecha viene de tu LMS.',
  'play.dueFrom.teacher': 'Entrega: {moment}. Esta fecha se fijó aquí.',
  'play.dueFrom.content':
    'Entrega: {moment}. Esta fecha se eligió con el contenido; tu LMS no nos dice ninguna.',
  'play.dueCopied':
    'Un curso copiado conserva la fecha anterior: selecciona el contenido otra vez para cambiarla.',
  'play.questOwn': 'Las preguntas:',
  'play.questOther': 'Esta profesión aún no tiene preguntas propias. Las preguntas:',
  'play.questNone': 'Aún no hay preguntas para esta profesión. Elige otra.',
  'play.early': 'Aún no está abierta',
  'play.earlyText': 'Puedes jugar a partir de: {moment}.',
  'play.best': 'Cuenta el mejor intento',
  'play.last': 'Cuenta el último intento',
  'play.first': 'Cuenta el primer intento',

  'play.allowed': { one: '{count} intento permitido', other: '{count} intentos permitidos' },

  'play.start': 'Empezar el juego',
  'play.startAnother': 'Empezar otro juego',
  'play.starting': 'Abriendo...',
  'play.resume': 'Volver al juego',
  'play.lobbyOpen': 'La sala de espera está abierta. Ya entraron {joined} de {total} estudiantes.',
  'play.endedByFault':
    'El último juego terminó antes de tiempo por un problema nuestro. Los puntos logrados hasta entonces cuentan. Puedes empezar otro.',
  'play.gameRuns': 'El juego está en curso. Participan {joined} de {total} estudiantes.',
  'play.liveHow':
    'Cada estudiante abre esta actividad en el curso y entra directamente, sin código y sin escribir un nombre.',
  'play.soloHow':
    'Cada estudiante juega por su cuenta, cuando abre la actividad en el curso. Las calificaciones aparecen abajo.',
  'play.preview': 'Vista previa',
  'play.previewNote': 'Vista previa: juegas como tus estudiantes. No hay calificación.',
  'play.chooseAnother': 'Elegir otro juego',
  'play.settings': 'Ajustes',
  'play.back': 'Volver a esta actividad',

  'play.students': 'Estudiantes',
  'play.studentsPlayed': 'Jugaron {played} de {total}',
  'play.studentsIn': '{joined} de {total} en el juego',
  'play.noStudents': 'Aún no hay nadie',
  'play.noStudentsText':
    'Tus estudiantes aparecen cuando se inscriben en el curso o cuando abren esta actividad.',
  'play.noRoster':
    'Tu LMS no le da a Pathquest la lista del curso. Tus estudiantes aparecen cuando abren esta actividad.',
  'play.student': 'Estudiante',
  'play.here': 'Juego',
  'play.grade': 'Calificación',
  'play.gradeOf': '{grade} de {points}',
  'play.noGrade': 'ninguna',
  'play.gradebook': 'Libro de calificaciones',
  'play.action': 'Enviar otra vez',
  'play.joined': 'En el juego',
  'play.left': 'Salió',
  'play.finished': 'Ya jugó',
  'play.missing': 'Sin entrar',
  'play.notPlayed': 'Aún no ha jugado',
  'play.leftCourse': 'Ya no está en el curso',
  'play.attempts': { one: '{count} intento', other: '{count} intentos' },
  'play.syncNone': 'Aún sin calificación',
  'play.syncPending': 'En espera',
  'play.syncSent': 'Enviada',
  'play.syncFailed': 'No llegó',
  'play.syncSeen': '{moment}. Tu libro de calificaciones la muestra.',
  'play.syncOther': 'Otra calificación allí',
  'play.syncOtherText':
    'Tu libro de calificaciones muestra {grade} de {points}: se cambió allí, y así queda. Lo que se jugó aquí se envió.',
  'play.lmsSaid': 'Tu LMS respondió: {detail}',
  'play.resend': 'Reenviar',
  'play.resendOne': 'Reenviar la calificación de {name}',
  'play.resendAll': 'Reenviar todas',
  'play.resendFailed': { one: 'Reenviarla', other: 'Reenviarlas' },
  'play.someFailed': {
    one: '{count} calificación no llegó a tu libro de calificaciones.',
    other: '{count} calificaciones no llegaron a tu libro de calificaciones.',
  },
  'play.resent': {
    zero: 'No hay ninguna calificación que enviar.',
    one: '{count} calificación está en camino.',
    other: '{count} calificaciones están en camino.',
  },
  'play.reports': 'Informes de los juegos',
  'play.reportPlayers': { one: '{count} participante', other: '{count} participantes' },
  'play.allReports': 'Ver todos ({count})',
  'play.openReport': 'Abrir el informe',
  'play.openReportOf': 'Abrir el informe de {moment}',
  'play.roster': 'Tu curso',
  'play.screen': 'Pantalla para el proyector',
  'play.newWindow': '(se abre en otra ventana)',
  'play.screenBlocked':
    'La ventana se bloqueó. Permite las ventanas emergentes de esta página o abre la actividad en otra ventana.',
  'play.rosterCount': 'Entraron {joined} de {total}',

  'play.waitTitle': 'Tu docente aún no ha empezado',
  'play.waitText':
    'Deja esta página abierta. En cuanto se abra el juego entras como {name}. No necesitas ningún código.',
  'play.waitAgain': 'Esperando el siguiente juego',
  'play.cannotJoin': 'No estás en este juego',
  'play.cancelled': 'Quien dirige el juego lo canceló.',
  'play.cancelledFault':
    'Este juego no pudo continuar por un problema nuestro. No había empezado, así que no se perdió nada.',
  'play.nextGame': 'Tu docente abrió otro juego.',
  'play.joinNext': 'Entrar',
  'play.stillTrying': 'Esta página lo sigue intentando.',

  'play.lastResult': 'Tu último juego',
  'play.yourAttempts': 'Tus intentos',
  'play.attemptScore': '{correct} de {total} correctas',
  'play.counts': 'Cuenta',
  'play.again': 'Intentar de nuevo',
  'play.closed': 'Esta tarea está cerrada',
  'play.closedText': 'La fecha de entrega era: {moment}. Aquí todavía puedes ver tus resultados.',
  'play.closedNever':
    'La fecha de entrega era: {moment}. Si aún quieres jugar, habla con tu docente.',
  'play.onlyFirst': 'Cuenta el primer intento, y ya terminaste el tuyo.',
  'play.practice': 'La fecha de entrega ya pasó: juegas para practicar, sin calificación.',
  'play.practiceStart':
    'La fecha de entrega ya pasó. Puedes jugar para practicar, sin calificación.',

  'play.gradeOnWay': 'Tu calificación va camino a tu curso.',
  'play.gradeSent': {
    one: 'Tu calificación está en tu curso: {grade} de {count} punto.',
    other: 'Tu calificación está en tu curso: {grade} de {count} puntos.',
  },
  'play.gradeWasSent': {
    one: 'Tu calificación se envió a tu curso: {grade} de {count} punto.',
    other: 'Tu calificación se envió a tu curso: {grade} de {count} puntos.',
  },
  'play.gradeFailed':
    'Tu resultado se guardó, pero aún no llegó a tu curso. Tu docente puede enviarlo otra vez.',

  'play.childrenTitle': 'Cómo va todo',
  'play.childrenText': 'Los resultados de tu familia en este curso.',
  'play.noChildren': 'No hay resultados que mostrar',
  'play.noChildrenText':
    'Tu curso aún no dice quién es estudiante de tu familia, o todavía nadie ha jugado. Pide a la escuela que los conecte.',
  'play.childPathkeys': { one: '{count} pathkey', other: '{count} pathkeys' },
  'play.childXp': '{count} XP',
  'play.childUnnamed': 'Estudiante de tu familia',
  'play.childNoResults': 'Aún no hay ningún juego terminado.',
  'play.percent': '{score}%',

  'play.openCareer': 'Las profesiones se abren en Pathquest, en otra pestaña.',
} as const
