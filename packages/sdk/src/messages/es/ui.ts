/** Spanish texts that more than one widget needs. */
export const uiEs = {
  'ui.loading': 'Cargando...',
  'ui.close': 'Cerrar',
  'ui.cancel': 'Cancelar',
  'ui.copy': 'Copiar',
  'ui.copied': '¡Copiado!',
  'ui.showPassword': 'Mostrar la contraseña',
  'ui.hidePassword': 'Ocultar la contraseña',
  'ui.notifications': 'Notificaciones',
  'ui.you': 'Tú',
  'ui.secondsLeft': { one: 'Queda {count} segundo', other: 'Quedan {count} segundos' },
  'ui.secondsShort': 's',
  'ui.picked': 'Elegida',
  'ui.correctAnswer': 'Respuesta correcta',
  'ui.yourAnswer': 'Tu respuesta',
  'ui.answers': 'Respuestas',
} as const
