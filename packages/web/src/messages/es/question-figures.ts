export const questionFiguresMessages = {
  'figures.none':
    'Ninguna clase ha respondido todavía estas preguntas. A partir de {min} respuestas, cada pregunta muestra qué tan difícil es y si distingue a quienes saben más de quienes saben menos.',
  'figures.about':
    'Lo que respondieron las clases. Quienes saben más y menos son el primer y el último 27% de cada partida, según sus otras preguntas. Solo cuentan las partidas de clase y no se guarda ningún nombre.',
  'figures.failed': 'No se pudo cargar lo que respondieron las clases.',
  'figures.flawed': 'Vale la pena corregir:',
  'figures.flawedQuestion': 'Pregunta {number}',
  'figures.few': {
    one: '{count} respuesta hasta ahora: a partir de {min} se muestra qué tan difícil es la pregunta.',
    other:
      '{count} respuestas hasta ahora: a partir de {min} se muestra qué tan difícil es la pregunta.',
  },
  'figures.hard': 'Dificultad',
  'figures.easy_share': 'Fácil: {percent}% de aciertos',
  'figures.medium_share': 'Ni fácil ni difícil: {percent}% de aciertos',
  'figures.hard_share': 'Difícil: {percent}% de aciertos',
  'figures.apart': 'Distingue a quienes saben más',
  'figures.apart_unknown': 'Aún faltan respuestas',
  'figures.apart_well': 'Bien',
  'figures.apart_little': 'Un poco',
  'figures.apart_hardly': 'Apenas',
  'figures.apart_wrong': 'Al revés',
  'figures.ends': 'aciertan el {upper}% de quienes saben más y el {lower}% de quienes saben menos',
  'figures.answers': 'Respuestas',
  'figures.flaw_misleads':
    'Quienes saben más fallan más que quienes saben menos. ¿Está marcada la respuesta correcta? ¿Se entiende la pregunta de una sola manera?',
  'figures.flaw_nobody_right':
    'Casi nadie acierta. Revisa la respuesta correcta; si está bien, pregunta con palabras más fáciles.',
  'figures.flaw_everybody_right':
    'Casi nadie falla. Haz que las respuestas incorrectas sean menos obvias, o déjala para entrar en calor.',
  'figures.adminTitle': 'Preguntas por corregir',
  'figures.adminIntro':
    'Preguntas de los conjuntos que vienen con Pathquest, según lo que respondieron las clases: las que fallan más quienes saben más, las que nadie acierta y las que nadie falla. Hacen falta {min} respuestas para aparecer aquí.',
  'figures.adminLoading': 'Cargando...',
  'figures.adminFailed': 'No se pudieron cargar las preguntas',
  'figures.adminFew': 'Aún faltan respuestas',
  'figures.adminFewText':
    'Ninguna pregunta tiene {min} respuestas de clases. La lista se llena a medida que se juega.',
  'figures.adminNone': 'Nada que corregir',
  'figures.adminNoneText': {
    one: '{count} pregunta tiene suficientes respuestas y nada indica un error.',
    other: '{count} preguntas tienen suficientes respuestas y nada indica un error.',
  },
  'figures.adminMore': 'Mostrar más preguntas',
  'figures.adminListed': 'Se muestran las {count} más graves.',
} as const
