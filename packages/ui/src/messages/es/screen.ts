/** Spanish texts of the projector. */
export const screenEs = {
  'screen.joinAt': 'Entra a {address} y escribe',
  'screen.race': 'Puestos después de esta pregunta',
  'screen.morePlayers': { one: '+{count} participante más', other: '+{count} participantes más' },
  'screen.waitingFor': 'Esperando participantes...',
  'screen.paused': 'En pausa',
  'screen.pausedText':
    'El juego sigue cuando tu docente lo reanude. Nadie pierde sus puntos ni su lugar.',
  'screen.pausedCode': 'Código del juego para volver',
  'screen.cancelled': 'Quien dirige el juego lo canceló.',
  'screen.fault':
    'Este juego terminó antes de tiempo por un problema nuestro. Los puntos logrados hasta entonces cuentan.',
  'screen.cancelledFault':
    'Este juego no pudo continuar por un problema nuestro. No había empezado, así que no se perdió nada.',
} as const
