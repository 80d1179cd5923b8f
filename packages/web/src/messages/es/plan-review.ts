/** Los planes, como llegan a ellos docentes y familias. */
export const planReviewMessages = {
  'planReview.class': 'Planes',
  'planReview.classText':
    'Metas, profesiones guardadas y reflexiones de cada estudiante. Puedes leerlos cuando quieras.',
  'planReview.classNone': 'Cuando haya estudiantes en la clase, aquí estarán sus planes.',
  'planReview.classLoading': 'Cargando los planes...',
  'planReview.classFailed': 'No se pudieron cargar los planes.',
  'planReview.handedInCount': '{done} de {count} entregados',
  'planReview.open': 'Abrir el plan de {name}',
  'planReview.toRead': 'Entregado, por leer',
  'planReview.reviewed': 'Comentado el {date}',
  'planReview.changed': 'Entregado otra vez',
  'planReview.begun': 'Empezado',
  'planReview.empty': 'Todavía nada',
  'planReview.more': 'Mostrar los {count}',

  'planReview.back': 'Volver',
  'planReview.notFound': 'Aquí no hay ningún plan para ti',
  'planReview.notFoundText':
    'Solo los docentes de las clases de cada estudiante pueden leer su plan. Quizás ya no está en tu clase.',
  'planReview.yourComment': 'Tu comentario',
  'planReview.commentHint':
    '¿Qué notaste y qué podría seguir? Lo lee tu estudiante, y también su familia si el plan está compartido.',
  'planReview.commentRequired': 'Escribe un comentario.',
  'planReview.send': 'Enviar',
  'planReview.sending': 'Enviando...',
  'planReview.sent': 'Se envió tu comentario.',
  'planReview.kept': 'Todavía no se envió. Lo que escribiste queda aquí.',

  'planReview.childPlan': 'Leer el plan de {name}',
  'planReview.childNotShared': 'Este plan no está compartido',
  'planReview.childNotSharedText':
    'Tu hijo o hija decide si puedes leerlo. Pregúntale: un plan es un buen tema de conversación.',
  'planReview.childBack': 'Volver a Mis hijos',
} as const
