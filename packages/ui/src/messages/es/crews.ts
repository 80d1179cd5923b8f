/** Spanish: teams in the lobby. */
export const crewsEs = {
  'crews.title': 'Equipos',
  'crews.chance': 'El azar reparte los equipos al empezar.',
  'crews.host': 'Tu docente forma los equipos.',
  'crews.players': 'Elige tu equipo.',
  'crews.rest': 'Quien no tenga equipo lo recibe por azar.',
  'crews.team': 'Equipo {number}',
  'crews.size': '{count} de {most}',
  'crews.join': 'Entrar en el Equipo {number}',
  'crews.leave': 'Salir del Equipo {number}',
  'crews.nobody': 'Nadie todavía',
  'crews.none': 'Sin equipo',
  'crews.of': 'Equipo de {name}',
  'crews.deal': 'Repartir al resto ahora',
} as const
