/** Textos de /developers. */
export const developersMessages = {
  'developers.title': 'Para desarrolladores',
  'developers.intro':
    'Estas rutas responden a páginas de cualquier sitio: profesiones, unirse, jugar y tablas compartidas. La mayoría de las páginas no necesita ninguna, porque los widgets las llaman por sí mismos.',
  'developers.json': 'La descripción completa (OpenAPI 3.1)',
  'developers.embed': 'Widgets listos para usar',
  'developers.loading': 'Cargando la descripción …',
  'developers.failed': 'No se pudo cargar la descripción',
  'developers.anyone': 'Cualquiera puede llamarla.',
  'developers.seat':
    'Lleva el token del puesto de un jugador: Authorization: Bearer y el token que dio unirse.',
  'developers.fieldsOf': 'Campos de {route}',
  'developers.field': 'Campo',
  'developers.where': 'Dónde',
  'developers.type': 'Tipo',
  'developers.required': 'Siempre está',
  'developers.path': 'Ruta',
  'developers.query': 'Consulta',
  'developers.body': 'Cuerpo',
  'developers.answer': 'Respuesta',
  'developers.yes': 'Sí',
  'developers.no': 'No',
} as const
