/** Spanish texts for a game that cannot be entered (any more). */
export const finalEs = {
  'game.notFound': 'No se encontró el juego',
  'game.notFoundText': 'Este juego no existe.',
  'game.returnDashboard': 'Volver al panel',
  'game.replaced': 'Este juego está abierto en otra pestaña',
  'game.replacedText': 'Solo se puede jugar en una pestaña. Tu lugar y tus puntos están a salvo.',
  'game.useHere': 'Jugar aquí',
  'game.full': 'Este juego está lleno',
  'game.fullText':
    'Estuviste fuera un rato y ahora otra persona tiene tu lugar. En cuanto haya uno libre, puedes volver.',
  'game.fullRetry': 'Intentar de nuevo',
  'game.protocol': 'Pathquest se actualizó',
  'game.protocolText': 'Recarga esta página para continuar.',
  'game.reload': 'Recargar',
  'game.cancelled': 'Juego cancelado',
  'game.cancelledText': 'Quien dirige el juego lo canceló.',
  'game.cancelledFault':
    'Este juego no pudo continuar por un problema nuestro. No había empezado, así que no se perdió nada.',
  'game.removed': 'Te sacaron de este juego.',
  'game.removedText': 'Si crees que fue un error, habla con tu docente.',
} as const
