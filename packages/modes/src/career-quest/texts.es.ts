import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Misión de profesiones',
  note: 'Cada respuesta correcta vale sus puntos.',
  'how.1': 'Lee la pregunta y elige tu respuesta.',
  'how.2': 'Cada respuesta correcta da sus puntos. Tómate tu tiempo.',
  'how.3': 'Quien tiene más puntos al final queda arriba.',
  'cue.read': 'Nadie ha respondido todavía: da tiempo para leer.',
  'cue.wait': {
    one: 'Una persona aún piensa: aquí no hay prisa.',
    other: '{count} aún piensan: aquí no hay prisa.',
  },
  'cue.most': 'La mayoría la tenía: pide que alguien explique por qué es así.',
  'cue.same': {
    one: 'Una persona eligió otra cosa: pregunta qué habla a su favor.',
    other: '{count} eligieron la misma otra respuesta: pregunta qué habla a su favor.',
  },
  'cue.mixed': 'Las respuestas se repartieron: que se las expliquen en parejas.',
} as const satisfies ModeTexts
