/** Textos de /careers, además de los del explorador de profesiones. */
export const careersPageMessages = {
  'careersPage.title': 'Explora profesiones',
  'careersPage.titleGaming': 'Profesiones en videojuegos y esports',
  'careersPage.resumed': 'Sigues donde te quedaste.',
  'careersPage.startFailed': 'No se pudo empezar la misión de profesiones. Intenta de nuevo.',
} as const
