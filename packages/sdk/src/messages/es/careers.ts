/** Spanish texts of the career browser until its careers are there. */
export const careersEs = {
  'careers.title': 'Explora profesiones',
  'careers.titleGaming': 'Profesiones en videojuegos y esports',
  'careers.find': 'Encontrar profesiones',
  'careers.search': 'Buscar profesiones',
  'careers.industry': 'Industria',
  'careers.sector': 'Sector',
  'careers.allIndustries': 'Todas las industrias',
  'careers.allSectors': 'Todos los sectores',
  'careers.sort': 'Ordenar por',
  'careers.sortTitle': 'Nombre',
  'careers.sortSalary': 'Salario',
  'careers.sortGrowth': 'Crecimiento',
  'careers.loading': 'Cargando profesiones...',
  'careers.failed': 'Las profesiones no se cargaron. Revisa tu conexión e intenta de nuevo.',
  'careers.retry': 'Intentar de nuevo',
} as const
