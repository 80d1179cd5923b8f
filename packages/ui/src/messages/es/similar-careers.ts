/** Spanish texts of the careers that are like an open one. */
export const similarCareersEs = {
  'careers.similar': 'Parecidas a esta',
  'careers.similar.work': 'El mismo tipo de trabajo',
  'careers.similar.interests': 'Los mismos intereses',
  'careers.similar.field': 'El mismo campo',
  'careers.similar.education': 'Estudios parecidos',
} as const
