/** Textos de la parte de /settings donde alguien deja ver su progreso a su familia. */
export const parentCodeMessages = {
  'parentCode.title': 'Familia',
  'parentCode.text':
    'Deja que tu madre o tu padre vea tu XP, tus pathkeys, tus juegos, tus aciertos y tus profesiones recientes. No puede cambiar nada.',
  'parentCode.get': 'Pedir un código familiar',
  'parentCode.getting': 'Pidiendo un código...',
  'parentCode.renew': 'Código nuevo',
  'parentCode.label': 'Código familiar',
  'parentCode.howTo':
    'Léelo en voz alta. Se escribe en «Mi familia». Sirve una vez, hasta las {time}.',
  'parentCode.expired': 'Este código venció. Pide uno nuevo.',
  'parentCode.copy': 'Copiar el código',
  'parentCode.copied': '¡Copiado!',
  'parentCode.copyFailed': 'No se pudo copiar. Cópialo a mano.',
  'parentCode.linked': 'Quién ve tu progreso',
  'parentCode.nobody': 'Nadie, por ahora.',
  'parentCode.since': 'Desde el {date}',
  'parentCode.loading': 'Cargando',
  'parentCode.loadFailed': 'No se pudo cargar quién ve tu progreso',
  'parentCode.unlink': 'Desvincular',
  'parentCode.unlinkName': 'Desvincular a {name}',
  'parentCode.unlinkTitle': '¿Desvincular a {name}?',
  'parentCode.unlinkText': 'Ya no verá tu progreso.',
  'parentCode.keep': 'Dejar como está',
  'parentCode.close': 'Cerrar',
  'parentCode.unlinked': 'Ya no hay vínculo.',
} as const
