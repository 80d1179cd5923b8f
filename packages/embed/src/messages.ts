/** The script tag's own texts; those of the widgets are in the sdk. */
export const embedMessages = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'See all careers',
  'embed.newTab': '(opens in a new tab)',
} as const
