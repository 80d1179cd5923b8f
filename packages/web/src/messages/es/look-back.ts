/** Textos de las preguntas para repasar, y de sus avisos. */
export const lookBackMessages = {
  'lookBack.title': 'Repasa las preguntas',
  'lookBack.show': 'Ver preguntas y respuestas',
  'lookBack.text': 'Abre una pregunta para ver la respuesta correcta y por qué.',
  'lookBack.forgotten':
    'Tus respuestas se borraron 90 días después del juego. Las correctas siguen aquí.',
  'lookBack.loading': 'Cargando las preguntas',
  'lookBack.none': 'En este juego no se hizo ninguna pregunta.',
  'lookBack.partly': 'Correcta en parte, +{points}',
  'lookBack.correct': 'Correcta, +{points}',
  'lookBack.incorrect': 'Incorrecta',
  'lookBack.noAnswer': 'Sin respuesta',
  'lookBack.report': 'Algo está mal en esta pregunta',
  'lookBack.reportWhat': '¿Qué está mal?',
  'lookBack.reportedHurtful': 'Gracias. Alguien de administración lo mirará.',
  'lookBack.reported': 'Gracias. Quien se encarga de la pregunta lo verá.',
  'lookBack.waysOn': 'Adónde ir desde aquí',
  'lookBack.careers': 'Explorar profesiones',
  'lookBack.collection': 'Ver mi colección',
} as const
