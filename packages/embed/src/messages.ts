/** Texts of the script tag's own; those of the widgets are the sdk's. */
export const embedMessages = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'See all careers',
  'embed.newTab': '(opens in a new tab)',
} as const
