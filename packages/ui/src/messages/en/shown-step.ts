/** Texts about the second step, for the host and the class. */
export const shownStepMessages = {
  'step.switch': 'Second step',
  'step.note':
    'Who types the code taps these pictures in this order. The QR code and your link need none.',
  'step.shown': 'Tap these pictures in this order',
  'step.choosing': {
    one: '{count} player is still choosing the pictures',
    other: '{count} players are still choosing the pictures',
  },
  'step.screen': 'Then tap these pictures',
} as const
