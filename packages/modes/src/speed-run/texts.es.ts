import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Contrarreloj',
  note: 'Cuanto antes llega una respuesta correcta, más vale. Las rachas suman hasta la mitad.',
  'how.1': 'El reloj corre: responde en cuanto estés seguro.',
  'how.2': 'Cuanto más rápida la respuesta correcta, más puntos.',
  'how.3': 'Las respuestas correctas seguidas dan puntos extra.',
  'cue.ready': 'Di: la rapidez solo cuenta si es correcta.',
  'cue.left': {
    one: 'Una persona aún está en camino: una respuesta tardía también suma.',
    other: '{count} aún están en camino: una respuesta tardía también suma.',
  },
  'cue.most': 'La mayoría llegó a tiempo: pregunta qué la delató a primera vista.',
  'cue.same': {
    one: 'Una persona corrió a otra respuesta: pregunta qué se leyó demasiado rápido.',
    other: '{count} corrieron a la misma otra respuesta: pregunta qué se leyó demasiado rápido.',
  },
  'cue.mixed': 'Las respuestas se repartieron: lee la pregunta otra vez en voz alta, despacio.',
} as const satisfies ModeTexts
