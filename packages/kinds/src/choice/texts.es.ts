import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Opción múltiple',
  note: 'Una de entre dos y seis opciones es la correcta.',
  answers: 'Opciones de respuesta',
  answersHint: 'Marca la que es correcta. Las opciones vacías no se guardan.',
  option: 'Opción {letter}',
  isCorrect: 'La opción {letter} es correcta',
  correct: 'respuesta correcta',
  correctShort: 'Correcta',
  removeOption: 'Quitar la opción {letter}',
  addOption: 'Agregar una opción',
  trueOrFalse: 'Verdadero o falso',
  truthHint: 'Marca cuál de las dos es correcta.',
} as const satisfies KindTexts
