/** Textos de los ajustes en la página de una actividad. */
export const activitySettingsMessages = {
  'activitySettings.title': 'Ajustes de esta actividad',
  'activitySettings.text':
    'Valen desde el próximo juego o intento: lo que ya empezó conserva sus reglas. Lo que ajustes aquí se mantiene, también cuando la actividad se abre otra vez.',
  'activitySettings.loading': 'Cargando...',
  'activitySettings.pointsInColumn': {
    one: '{count} punto: lo dice la columna de tu libro de calificaciones. Cámbialo en tu LMS.',
    other: '{count} puntos: lo dice la columna de tu libro de calificaciones. Cámbialos en tu LMS.',
  },
  'activitySettings.resend':
    'Para que las calificaciones cuenten según otro intento, después elige Reenviar todas.',
  'activitySettings.dueAt': 'Fecha de entrega (opcional)',
  'activitySettings.dueHint': 'Cuenta en Pathquest. Tu LMS no indica ninguna.',
  'activitySettings.dueChosen':
    'Cuenta en Pathquest. Sin una aquí, sigue siendo {moment}, como se eligió con el contenido.',
  'activitySettings.noDue': 'Sin fecha de entrega',
  'activitySettings.dueInLms': 'Entrega: {moment}, según tu LMS. Cámbiala allí.',
  'activitySettings.save': 'Guardar',
  'activitySettings.cancel': 'Cancelar',
  'activitySettings.asInLms': 'Como se eligió',
  'activitySettings.saved': 'Los ajustes se guardaron.',
} as const
