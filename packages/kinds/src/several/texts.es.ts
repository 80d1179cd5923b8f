import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Varias respuestas correctas',
  note: 'Todo lo que corresponda: parte de los puntos por parte de la respuesta.',
  answers: 'Opciones de respuesta',
  answersHint:
    'Marca todas las correctas; al menos una tiene que ser incorrecta. Las opciones vacías se omiten.',
  option: 'Opción {letter}',
  isCorrect: 'La opción {letter} es correcta',
  correct: 'respuesta correcta',
  correctShort: 'Correcta',
  removeOption: 'Quitar la opción {letter}',
  addOption: 'Añadir opción',
  allRight: 'Al menos una opción tiene que ser incorrecta.',
  tickAll: 'Marca todas las que correspondan.',
  ticked: 'Marcada por {count}',
  missed: 'Correcta, sin marcar',
} as const satisfies KindTexts
