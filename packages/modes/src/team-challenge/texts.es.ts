import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Reto en equipo',
  note: 'Equipos equilibrados; cada pregunta vale la media del equipo. Cada miembro del primer equipo gana 20 XP más.',
  'setting.teamCount': 'Número de equipos',
} as const satisfies ModeTexts
