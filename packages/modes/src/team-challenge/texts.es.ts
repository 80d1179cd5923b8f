import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Reto en equipo',
  note: 'Equipos equilibrados; cada pregunta vale la media del equipo. Cada miembro del primer equipo gana 20 XP más.',
  'setting.teamCount': 'Número de equipos',
  ...CREW_TEXTS.es,
  'how.1': 'Te toca un equipo.',
  'how.2': 'Tu equipo recibe el promedio de lo que gana cada miembro.',
  'how.3': 'Cada respuesta correcta tuya sube a todo el equipo.',
} as const satisfies ModeTexts
