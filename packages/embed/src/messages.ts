/** Texts of the script tag's own; those of the widgets are the sdk's. */
export const embedMessages = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'See all careers',
  'embed.newTab': '(opens in a new tab)',
  'embed.openGame': 'Open the game',
  'embed.openGameText': 'The game opens in a tab of its own. Press Join Game there.',
} as const
