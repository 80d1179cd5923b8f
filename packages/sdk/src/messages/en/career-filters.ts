/** Texts of filters in force, and around the cards. */
export const careerFiltersMessages = {
  'careers.filters': 'Active filters',
  'careers.searchChip': '“{words}”',
  'careers.remove': 'Remove the filter {filter}',
  'careers.clearAll': 'Clear all',
  'careers.none': 'No careers found',
  'careers.noneHint': 'Try adjusting your search or filters to see more results.',
  'careers.more': 'Show more careers',
  'careers.sources': 'Sources:',
} as const
