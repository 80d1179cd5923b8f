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
  'cue.ready': 'Di: cada respuesta de un equipo cuenta en su promedio.',
  'cue.left': {
    one: 'Falta una respuesta: cuenta para todo un equipo.',
    other: 'Faltan {count} respuestas: cada una cuenta para su equipo.',
  },
  'cue.most': 'La mayoría la tenía: pide a un equipo que se la explique a otro.',
  'cue.same': {
    one: 'Una persona tomó otro camino: pregunta a los equipos qué habla a su favor.',
    other: '{count} tomaron el mismo otro camino: pregunta a los equipos qué habla a su favor.',
  },
  'cue.mixed': 'Las respuestas se repartieron: que cada equipo acuerde una frase con el porqué.',
} as const satisfies ModeTexts
