export const adminReportsMessages = {
  'adminReports.title': 'Conjuntos y preguntas con avisos',
  'adminReports.intro':
    'De qué avisa la gente, los conjuntos que esperan para ser públicos y las preguntas que fallan según lo que respondieron las clases.',
  'adminReports.questions': 'Preguntas',
  'adminReports.questionsIntro':
    'Preguntas de conjuntos que no son de ningún docente: los que vienen con Pathquest y los de docentes que se fueron. Un docente puede duplicar el conjunto y cambiar la copia.',
  'adminReports.loading': 'Cargando...',
  'adminReports.loadFailed': 'No se pudieron cargar los avisos',
  'adminReports.none': 'No hay avisos abiertos',
  'adminReports.noneText': 'Aquí aparecen las preguntas de las que alguien avisa.',
  'adminReports.count': { one: '{count} aviso', other: '{count} avisos' },
  'adminReports.since': 'Primer aviso: {date}.',
  'adminReports.mended': 'Corregida',
  'adminReports.mendedNamed': 'Corregida: {question}',
  'adminReports.dismiss': 'Descartar',
  'adminReports.dismissNamed': 'Descartar: {question}',
  'adminReports.closed_mended': 'Marcada como corregida.',
  'adminReports.closed_dismissed': 'Avisos descartados.',
} as const
