/** Texts of the cards. */
export const careerListMessages = {
  'careers.count': { one: 'Showing {count} career', other: 'Showing {count} careers' },
  'careers.list': 'Careers',
  'careers.failedOne': 'This career did not load. Please check your network and try again.',
  'careers.growth': 'projected growth, 2023 to 2033',
  'careers.salaryVaries': 'Salary varies',
  'careers.salaryRange': 'Salary range {min} to {max}, median {median}',
  'careers.salaryEnds': 'Salary range {min} to {max}',
  'careers.salaryMedian': 'Median salary {median}',
  'careers.median': 'Median {median}',
  'careers.widerGroup': 'For a wider group of jobs',
} as const
