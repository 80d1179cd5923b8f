/** Spanish texts of the projector. */
export const screenEs = {
  'screen.joinAt': 'Entra a {address} y escribe',
  'screen.morePlayers': { one: '+{count} participante más', other: '+{count} participantes más' },
  'screen.waitingFor': 'Esperando participantes...',
  'screen.cancelled': 'Quien dirige el juego lo canceló.',
  'screen.correct': 'Respuesta correcta',
} as const
