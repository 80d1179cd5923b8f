/** Spanish texts about the second step, for the host and the class. */
export const shownStepEs = {
  'step.switch': 'Segundo paso',
  'step.note':
    'Quien escribe el código toca estos dibujos en este orden. Con el código QR y tu enlace no hace falta.',
  'step.shown': 'Toquen estos dibujos en este orden',
  'step.choosing': {
    one: '{count} participante aún elige los dibujos',
    other: '{count} participantes aún eligen los dibujos',
  },
  'step.screen': 'Luego toquen estos dibujos',
} as const
