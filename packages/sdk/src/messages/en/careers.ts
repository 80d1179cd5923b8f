/** Texts of the career browser until its careers are there. */
export const careersMessages = {
  'careers.title': 'Explore Careers',
  'careers.titleGaming': 'Gaming & Esports Careers',
  'careers.find': 'Find careers',
  'careers.search': 'Search careers',
  'careers.industry': 'Industry',
  'careers.sector': 'Sector',
  'careers.allIndustries': 'All Industries',
  'careers.allSectors': 'All Sectors',
  'careers.sort': 'Sort by',
  'careers.sortTitle': 'Title',
  'careers.sortSalary': 'Salary',
  'careers.sortGrowth': 'Growth',
  'careers.loading': 'Loading careers...',
  'careers.failed': 'The careers did not load. Please check your network and try again.',
  'careers.retry': 'Try again',
} as const
