import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Encuesta',
  note: 'No hay respuestas correctas ni incorrectas: el resultado es lo que responde la clase.',
  options: 'Opciones',
  optionsHint: 'De dos a seis. Las opciones vacías se omiten.',
  option: 'Opción {letter}',
  removeOption: 'Quitar la opción {letter}',
  addOption: 'Añadir opción',
  asksWhy: 'Preguntar también «¿por qué?»',
  asksWhyHint:
    'Los jugadores pueden escribir una línea. Tú ves cada una primero y eliges cuáles ve la clase.',
  why: '¿Por qué? (si quieres)',
  whyHint: 'Tu docente lo lee primero.',
  noSolution: 'Una encuesta no tiene respuesta correcta.',
} as const satisfies KindTexts
