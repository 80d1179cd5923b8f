/** Spanish texts of what did not come off, as toasts. */
export const refusalsEs = {
  'game.startFailed': 'No se pudo empezar el juego',
  'game.advanceFailed': 'No se pudo pasar a la siguiente pregunta',
  'game.endFailed': 'No se pudo terminar el juego. Intenta de nuevo.',
  'player.alreadyAnswered': 'Ya respondiste esta pregunta',
  'player.tooFast': 'Respondiste demasiado rápido. Tómate tu tiempo.',
  'player.tooSlow': 'Se acabó el tiempo para esta pregunta',
  'player.submitFailed': 'No se pudo enviar tu respuesta. Intenta de nuevo.',
} as const
