/** Spanish texts of the careers found. */
export const careerListEs = {
  'careers.filters': 'Filtros activos',
  'careers.searchChip': '“{words}”',
  'careers.remove': 'Quitar el filtro {filter}',
  'careers.clearAll': 'Borrar todo',
  'careers.count': {
    one: 'Se muestra {count} profesión',
    other: 'Se muestran {count} profesiones',
  },
  'careers.list': 'Profesiones',
  'careers.none': 'No se encontraron profesiones',
  'careers.noneHint': 'Cambia tu búsqueda o tus filtros para ver más resultados.',
  'careers.more': 'Mostrar más profesiones',
  'careers.failedOne': 'Esta profesión no se cargó. Revisa tu conexión e intenta de nuevo.',
  'careers.growth': 'de crecimiento previsto de 2023 a 2033',
  'careers.salaryVaries': 'El salario varía',
  'careers.salaryRange': 'Salario de {min} a {max}, mediana {median}',
  'careers.salaryEnds': 'Salario de {min} a {max}',
  'careers.salaryMedian': 'Salario mediano: {median}',
  'careers.median': 'Mediana {median}',
  'careers.widerGroup': 'Datos de un grupo más amplio',
  'careers.sources': 'Fuentes:',
} as const
