import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Parejas',
  note: 'De tres a cinco parejas: cada pareja correcta cuenta su parte.',
  pairs: 'Parejas',
  pairsHint: 'Escribe lo que va junto; los jugadores ven el lado derecho mezclado.',
  left: 'Lado izquierdo de la pareja {number}',
  right: 'Lado derecho de la pareja {number}',
  remove: 'Quitar la pareja {number}',
  add: 'Añadir pareja',
  tooFew: 'Escribe de tres a cinco parejas, con al menos dos lados derechos distintos.',
  noPairs: 'Las parejas no se pueden leer.',
  tap: 'Elige una línea y después lo que va con ella.',
  belongs: 'Lo que va junto',
  partners: 'Para elegir',
  open: 'sin elegir',
  undo: 'Empezar de nuevo',
  rightIs: 'Correcto: {text}',
  matchedBy: '{count} de {total} bien',
} as const satisfies KindTexts
