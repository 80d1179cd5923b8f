/** Texts of the careers that are like an open one. */
export const similarCareersMessages = {
  'careers.similar': 'Like this one',
  'careers.similar.work': 'Same kind of work',
  'careers.similar.interests': 'Same interests',
  'careers.similar.field': 'Same field',
  'careers.similar.education': 'Similar education',
} as const
