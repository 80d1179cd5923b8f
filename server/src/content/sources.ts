/** Attribution that every page with these figures and the README must show. */
export const ONET_ATTRIBUTION =
  'Includes information from O*NET 30.1 by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0'

export interface ContentSource {
  name: string
  publisher: string
  covers: string
  licence: string
  url: string
}

/** Where the figures come from. Every sentence of the content is our own. */
export const CONTENT_SOURCES: readonly ContentSource[] = [
  {
    name: 'O*NET 30.1',
    publisher: 'U.S. Department of Labor, Employment and Training Administration (USDOL/ETA)',
    covers: 'Occupation codes, titles and interest scores (RIASEC)',
    licence: 'CC BY 4.0',
    url: 'https://www.onetcenter.org/database.html',
  },
  {
    name: 'Occupational Employment and Wage Statistics, May 2023',
    publisher: 'U.S. Bureau of Labor Statistics',
    covers: 'Wages: 10th percentile, median and 90th percentile, USD a year',
    licence: 'Public domain',
    url: 'https://www.bls.gov/oes/',
  },
  {
    name: 'Employment Projections 2023–33',
    publisher: 'U.S. Bureau of Labor Statistics',
    covers: 'Employment in 2023 and 2033, growth, yearly openings and typical entry education',
    licence: 'Public domain',
    url: 'https://www.bls.gov/emp/',
  },
]
