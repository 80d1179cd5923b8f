/** /question-sets. */
export const setListMessages = {
  'setList.title': 'Conjuntos de preguntas',
  'setList.subtitle': 'Crea y organiza conjuntos de preguntas para tus juegos',
  'setList.create': 'Crear un conjunto',
  'setList.which': 'Qué conjuntos de preguntas',
  'setList.all': 'Todos los conjuntos',
  'setList.mine': 'Mis conjuntos',
  'setList.count': 'Se muestran {shown} de {total} conjuntos de preguntas',
  'setList.failed': 'No se pudieron cargar los conjuntos de preguntas. Intenta de nuevo.',
  'setList.noMatch': 'Ningún conjunto coincide',
  'setList.noMatchHint': 'Prueba con otra palabra o borra los filtros.',
  'setList.clear': 'Borrar los filtros',
  'setList.none': 'Aún no hay conjuntos de preguntas',
  'setList.noneHint': 'Escribe tus propias preguntas, o duplica un conjunto y cámbialo.',
  'setList.createFirst': 'Crear tu primer conjunto',
  'setList.viewAll': 'Ver todos los conjuntos',
  'setList.more': 'Mostrar más',

  'setList.star': 'Agregar a favoritos: {title}',
  'setList.unstar': 'Quitar de favoritos: {title}',
  'setList.preview': 'Vista previa: {title}',
  'setList.duplicate': 'Duplicar: {title}',
  'setList.edit': 'Editar: {title}',
  'setList.delete': 'Eliminar: {title}',
  'setList.playAlone': 'Jugarlo a solas',

  'setList.duplicated': '¡Conjunto de preguntas duplicado!',
  'setList.deleted': '¡Conjunto de preguntas eliminado!',
  'setList.duplicateFailed': 'No se pudo duplicar el conjunto de preguntas',
  'setList.deleteFailed': 'No se pudo eliminar el conjunto de preguntas',
  'setList.favouriteFailed': 'No se pudieron cambiar tus favoritos. Intenta de nuevo.',

  'setList.deleteTitle': '¿Eliminar este conjunto de preguntas?',
  'setList.deleteText':
    'Se eliminarán «{title}» y sus preguntas. Los juegos ya jugados conservan sus resultados.',
  'setList.deleteFinal': 'Esta acción no se puede deshacer.',
  'setList.deleteYes': 'Eliminar el conjunto',
  'setList.cancel': 'Cancelar',

  'setList.acceptTitle': 'Alguien compartió contigo un conjunto de preguntas',
  'setList.acceptText':
    'Según el enlace, recibes una copia propia o editan el conjunto entre los dos, por turnos.',
  'setList.acceptYes': 'Abrirlo',
  'setList.acceptedCopy': 'La copia está en tus conjuntos. Es privada hasta que la publiques.',
  'setList.acceptedEdit': 'Ahora pueden editar este conjunto entre los dos.',
} as const
