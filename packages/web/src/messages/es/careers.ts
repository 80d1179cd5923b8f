/** Textos de /careers, además de los del explorador de profesiones. */
export const careersPageMessages = {
  'careersPage.surprise': 'Sorpréndeme',
  'careersPage.surpriseFailed': 'No se pudo abrir ninguna profesión. Inténtalo de nuevo.',
  'careersPage.byIndustry': 'Encuentra tu campo',
  'careersPage.careers': 'profesiones',
  'careersPage.title': 'Explora profesiones',
  'careersPage.titleGaming': 'Profesiones en videojuegos y esports',
  'careersPage.resumed': 'Sigues donde te quedaste.',
  'careersPage.startFailed': 'No se pudo empezar la misión de profesiones. Intenta de nuevo.',
} as const
