import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Respuesta escrita',
  note: 'Se escribe una palabra o unas pocas. Se perdonan mayúsculas, acentos, plurales y un desliz al teclear.',
  accepted: 'Respuestas aceptadas',
  acceptedHint:
    'La mejor, primero. Otras grafías de la misma palabra no necesitan su propia línea.',
  answer: 'Respuesta aceptada {number}',
  removeAnswer: 'Quitar la respuesta aceptada {number}',
  addAnswer: 'Añadir otra respuesta aceptada',
  noAnswer: 'Escribe al menos una respuesta aceptada, con letras o cifras.',
  tooLong: 'Una respuesta tiene como máximo 80 caracteres.',
  notWritten: 'El contenido de esta pregunta no se puede leer.',
  yours: 'Tu respuesta',
  placeholder: 'Escribe tu respuesta',
  rightIs: 'Respuesta correcta',
  alsoRight: 'También correctas',
  given: 'Lo que escribió la clase',
  times: '{count} veces',
  accept: 'Aceptar',
  acceptAnswer: 'Aceptar «{answer}» como correcta',
  isRight: 'correcta',
} as const satisfies KindTexts
