/** Texts of the script tag alone. */
export const embedMessages = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'See all careers',
  'embed.newTab': '(opens in a new tab)',
} as const
