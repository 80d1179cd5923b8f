export const texts = {
  card: 'La próxima tarjeta en {seconds} s',
  cards: { one: 'Te espera una tarjeta', other: 'Te esperan {count} tarjetas' },
  evening: 'Atardecer: el último cuarto',
  next: 'Siguiente',
  partly: 'Correcto en parte',
  restForGrade: 'El resto del conjunto, sin puntos',
  right: 'Correcto: {count} más',
  submit: 'Enviar respuesta',
  wait: 'No te quedan tarjetas. Los demás siguen jugando.',
  wrong: 'Esta vez no',
} as const
