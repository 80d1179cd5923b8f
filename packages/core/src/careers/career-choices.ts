/** The filter and sort options of the career list, the same for the API and every widget. */

/** The industry with a title of its own. */
export const GAMING_INDUSTRY = 'Gaming & Esports'

export const CAREER_SORTS = ['title', 'salary', 'growth'] as const
/** By title, by median salary or by growth, highest first. */
export type CareerSort = (typeof CAREER_SORTS)[number]

export const CAREER_SECTORS = [
  'Healthcare',
  'Technology',
  'Business',
  'Arts & Entertainment',
  'Science',
  'Education',
  'Public Service',
  'Agriculture',
  'Construction',
  'Hospitality',
] as const
export type CareerSector = (typeof CAREER_SECTORS)[number]

/** How many careers the career browser asks for first: about a screenful. */
export const CAREERS_FIRST_PAGE = 12
