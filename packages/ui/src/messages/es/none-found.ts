/** Spanish texts of a search for careers without a match. */
export const noneFoundEs = {
  'careers.none': 'No se encontraron profesiones',
  'careers.noneHint': 'Cambia tu búsqueda o tus filtros para ver más resultados.',
  'careers.unfiltered': {
    one: 'Mostrar {count} profesión sin los filtros',
    other: 'Mostrar {count} profesiones sin los filtros',
  },
  'careers.near': '¿Quizá una de estas?',
  'careers.tryOne': 'Prueba una pregunta: {career}',
} as const
