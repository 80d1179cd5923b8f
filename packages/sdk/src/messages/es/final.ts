/** Spanish texts for a game that cannot be entered (any more). */
export const finalEs = {
  'game.notFound': 'No se encontró el juego',
  'game.notFoundText': 'Este juego no existe.',
  'game.returnDashboard': 'Volver al panel',
  'game.replaced': 'Este juego está abierto en otra pestaña',
  'game.replacedText': 'Solo se puede jugar en una pestaña. Tu lugar y tus puntos están a salvo.',
  'game.useHere': 'Jugar aquí',
  'game.protocol': 'Hay que actualizar la página',
  'game.protocolText': 'Actualiza la página para continuar.',
  'game.reload': 'Actualizar',
  'game.cancelled': 'Juego cancelado',
  'game.cancelledText': 'Quien dirige el juego lo canceló.',
  'game.removed': 'Te sacaron de este juego.',
  'game.removedText': 'Si crees que fue un error, habla con tu docente.',
} as const
