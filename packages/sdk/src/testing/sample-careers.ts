import { CAREER_SORTS, countBy, filterCareers, sortCareers } from '@pathquest/core/careers/careers'
import type { CareerDetail, CareerList, CareerSummary } from '../api/types'

/** Careers for tests and stories, with various present and missing figures. */
const career = (
  id: string,
  title: string,
  field: readonly [industry: string, sector: string],
  description: string,
  figures: Partial<CareerSummary> = {},
): CareerSummary => ({
  id,
  title,
  industry: field[0],
  sector: field[1],
  description,
  growthRate: null,
  salaryMin: null,
  salaryMax: null,
  salaryMedian: null,
  ...figures,
})

const pay = (salaryMin: number, salaryMedian: number, salaryMax: number, growthRate: number) => ({
  salaryMin,
  salaryMedian,
  salaryMax,
  growthRate,
})

const GAMING = 'Gaming & Esports'
const HEALTH = 'Health Science'
const ARTS = 'Arts, Audio/Video Technology & Communications'

export const sampleCareers: CareerSummary[] = [
  career(
    'ca_animator',
    '3D Animator',
    [GAMING, 'Game Art'],
    'Animators give figures their walk, their weight, and their moods, one frame after the other.',
    pay(57_000, 99_060, 169_580, 4.1),
  ),
  career(
    'ca_analyst',
    'Data Analyst',
    [GAMING, 'Game Analytics'],
    'Data analysts read thousands of play sessions and tell a studio where people stop and why.',
    pay(61_070, 108_020, 184_090, 36),
  ),
  career(
    'ca_caster',
    'Esports Caster',
    [GAMING, 'Esports'],
    'Casters tell an audience what happens in a match, and why it matters.',
    { growthRate: -2.6 },
  ),
  career(
    'ca_nurse',
    'Registered Nurse',
    [HEALTH, 'Therapeutic Services'],
    'Nurses watch over patients, give them their medicine, and explain what comes next.',
    pay(63_720, 86_070, 132_680, 5.6),
  ),
  career(
    'ca_surgeon',
    'Surgeon',
    [HEALTH, 'Therapeutic Services'],
    'Surgeons operate on injuries and diseases, with a whole team around the table.',
    { salaryMedian: 239_200, growthRate: 3.6, isWiderGroup: true },
  ),
  career(
    'ca_designer',
    'Graphic Designer',
    [ARTS, 'Visual Arts'],
    'Graphic designers use type, color, and pictures to make messages clear, from posters to apps.',
    pay(36_420, 58_910, 100_450, 2.5),
  ),
  career(
    'ca_chef',
    'Chef',
    ['Hospitality & Tourism', 'Restaurants and Food/Beverage Services'],
    'Chefs lead a kitchen: they plan the menu, buy the food, and see that each plate is good.',
    pay(36_040, 58_920, 93_900, 8.3),
  ),
  career(
    'ca_engineer',
    'Environmental Remediation Hydrogeologist',
    ['Agriculture, Food & Natural Resources', 'Environmental Service Systems'],
    'They find out where dirty water flows below the ground, and how to make it clean again.',
    { ...pay(54_000, 88_770, 147_820, 0), isWiderGroup: true },
  ),
]

export const sampleCredits: CareerList['credits'] = {
  attribution: 'Sample figures, rounded, for showing the widget alone.',
  sources: [
    { name: 'Wage statistics', publisher: 'A bureau', url: 'https://example.org/wages' },
    { name: 'Projections', publisher: 'A bureau', url: 'https://example.org/projections' },
  ],
}

/** What the API answers to a query, from these careers; every word must occur. */
export function sampleCareerList(
  careers: readonly CareerSummary[] = sampleCareers,
  query: URLSearchParams = new URLSearchParams(),
): CareerList {
  const text = (name: string) => query.get(name) ?? ''
  const words = text('q').toLowerCase().split(/\s+/).filter(Boolean)
  const ids = query.get('ids')?.split(',')
  const matching = filterCareers(careers, { ids }).filter((career) =>
    words.every((word) => Object.values(career).join('\n').toLowerCase().includes(word)),
  )
  const sort = CAREER_SORTS.find((one) => one === text('sort'))
  const found = filterCareers(matching, { industry: text('industry'), sector: text('sector') })
  const inOrder = sort ? sortCareers(found, sort) : found
  const offset = Number(text('offset'))
  return {
    careers: inOrder.slice(offset, offset + Number(query.get('limit') ?? careers.length)),
    credits: sampleCredits,
    total: found.length,
    unfilteredTotal: matching.length,
    industries: countBy(matching, 'industry'),
    sectors: countBy(filterCareers(matching, { industry: text('industry') }), 'sector'),
    ...(matching.length === 0 && { near: careers.slice(0, 6) }),
  }
}

/** A list of any length; repeated titles get a number. */
export const manyCareers = (count: number): CareerSummary[] =>
  Array.from({ length: count }, (_, i) => {
    const one = sampleCareers[i % sampleCareers.length] as CareerSummary
    const round = Math.floor(i / sampleCareers.length)
    return round === 0 ? one : { ...one, id: `${one.id}_${round}`, title: `${one.title} ${round}` }
  })

/** A career with all details. */
export const sampleCareerDetail = (id = 'ca_analyst'): CareerDetail => {
  const summary = sampleCareers.find((one) => one.id === id) ?? (sampleCareers[0] as CareerSummary)
  return {
    ...summary,
    annualOpenings: 23_400,
    employment2024: 245_900,
    employment2034Projected: 328_300,
    employment2023: 202_900,
    employment2033Projected: 276_000,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'On Monday a level loses every third player. You look at the records, find the jump that ' +
      'nobody makes, and show the designers a picture that they understand in a minute.',
    tasks: [
      'Collect and clean play records',
      'Look for patterns and test ideas',
      'Show results to people who decide',
    ],
    workEnvironment: 'Offices and at home, at a computer, with many short meetings.',
    certifications: ['Certified Analytics Professional'],
    routes: [
      {
        school: 'Math, statistics, and a computer club',
        next: 'Bachelor’s degree in statistics',
        firstJob: 'Junior analyst in a game studio',
      },
    ],
    videoUrl: 'https://example.org/career-video',
    jobOutlook:
      'Jobs are projected to grow 36% from 2024 to 2034, compared with growth of 3.1% for all jobs.',
    figuresGroup: summary.isWiderGroup ? 'Scientists of this field, all others' : null,
    relatedCareers: sampleCareers.filter((one) => one.id !== summary.id).slice(0, 5),
  }
}
