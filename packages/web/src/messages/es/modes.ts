/** Textos alrededor de todo modo de juego. */
export const modeMessages = {
  'modes.teams': { one: '{count} equipo', other: '{count} equipos' },
  'modes.min': { one: '{count} minuto', other: '{count} minutos' },
  'modes.s': { one: '{count} segundo', other: '{count} segundos' },
  'modes.range': 'Un número entero de {min} a {max}',
  'modes.setting': '{label}: {value}',
  'modes.on': 'sí',
  'modes.off': 'no',
  'modes.minPlayers': 'Para {count} participantes o más.',
  'modes.leftOut': {
    one: 'Se omite {count} de {total} preguntas: este modo no admite su tipo.',
    other: 'Se omiten {count} de {total} preguntas: este modo no admite su tipo.',
  },
} as const
