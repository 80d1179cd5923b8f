/** Texts of a search for careers without a match. */
export const noneFoundMessages = {
  'careers.none': 'No careers found',
  'careers.noneHint': 'Try adjusting your search or filters to see more results.',
  'careers.unfiltered': {
    one: 'Show {count} career without the filters',
    other: 'Show {count} careers without the filters',
  },
  'careers.near': 'Maybe one of these?',
  'careers.tryOne': 'Try one question: {career}',
} as const
