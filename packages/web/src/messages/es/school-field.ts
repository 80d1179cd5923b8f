export const schoolFieldMessages = {
  'schoolField.label': 'Escuela (opcional)',
  'schoolField.hint': 'Solo se dice: nadie ve más de ti por ello.',
  'schoolField.choose': 'Elige tu escuela de la lista o deja esto vacío.',
  'schoolField.loading': 'Buscando...',
  'schoolField.found': { one: '{count} escuela', other: '{count} escuelas' },
  'schoolField.none': 'Ninguna escuela aquí se llama así. Puedes dejar esto vacío.',
  'schoolField.failed': 'No se pudieron cargar las escuelas. Puedes dejar esto vacío.',
  'schoolField.title': 'Escuela',
  'schoolField.note': 'En qué escuela estás, si quieres decirlo',
  'schoolField.save': 'Guardar la escuela',
  'schoolField.saved': 'Guardado.',
} as const
