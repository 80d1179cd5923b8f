import type { CareerSector } from '@pathquest/core'
import type { SUBJECTS } from '@pathquest/core/question-sets/set-choices'
import { hashText } from '@pathquest/core/random'
import { careerSectorOf, GAMING_INDUSTRY } from '../career-sectors'
import type { CareerSource } from './career-source'
import { withArticleInTitle } from './phrase'
import type { WrittenSet } from './written-set'

type Subject = (typeof SUBJECTS)[number]

const TITLE_MAX = 60
const TAG_MAX = 30
const DESCRIPTION_MAX = 160
const DESCRIPTION_MIN = 20

const TITLES: readonly ((withArticle: string) => string)[] = [
  (one) => `A Day With ${one}`,
  (one) => `Think Like ${one}`,
  (one) => `In the Shoes of ${one}`,
  (one) => `Could You Be ${one}?`,
  (one) => `What Makes ${one}?`,
  (one) => `Side by Side With ${one}`,
  (one) => `So You Want to Be ${one}`,
  (one) => `Meet ${one}`,
]

/** Of each cluster, and words that a teacher types who looks for its topic. */
const CLUSTERS: Readonly<Record<string, { subject: Subject; tags: readonly string[] }>> = {
  'Agriculture, Food & Natural Resources': {
    subject: 'Environmental Science',
    tags: ['farming', 'nature'],
  },
  'Architecture & Construction': { subject: 'Skilled Trades', tags: ['building', 'trades'] },
  'Arts, Audio/Video Technology & Communications': { subject: 'Arts', tags: ['arts', 'media'] },
  'Business Management & Administration': { subject: 'Business', tags: ['business', 'office'] },
  'Education & Training': { subject: 'Education', tags: ['education', 'school'] },
  Finance: { subject: 'Business', tags: ['money', 'finance'] },
  'Government & Public Administration': {
    subject: 'Public Service',
    tags: ['government', 'public service'],
  },
  'Health Science': { subject: 'Healthcare', tags: ['health', 'medicine'] },
  'Hospitality & Tourism': { subject: 'Hospitality', tags: ['hospitality', 'service'] },
  'Human Services': { subject: 'Healthcare', tags: ['helping people', 'care'] },
  'Information Technology': { subject: 'Technology', tags: ['computers', 'technology'] },
  'Law, Public Safety, Corrections & Security': {
    subject: 'Public Service',
    tags: ['law', 'safety'],
  },
  Manufacturing: { subject: 'Skilled Trades', tags: ['factory', 'making things'] },
  Marketing: { subject: 'Business', tags: ['marketing', 'selling'] },
  'Science, Technology, Engineering & Mathematics': {
    subject: 'Science',
    tags: ['science', 'engineering'],
  },
  'Transportation, Distribution & Logistics': {
    subject: 'Skilled Trades',
    tags: ['transport', 'vehicles'],
  },
  [GAMING_INDUSTRY]: { subject: 'Technology', tags: ['gaming', 'esports'] },
}

/** Grades by how well known the career is: of what everybody knows, the youngest are asked. */
const GRADES: Readonly<Record<number, readonly number[]>> = {
  3: [6, 7, 8, 9],
  2: [7, 8, 9, 10],
  1: [8, 9, 10, 11, 12],
}

/** The first sentences of what the career is; our own words, and different for each of them. */
function descriptionOf({ description, tasks }: CareerSource): string {
  const [first = '', second = ''] = description.split(/(?<=[.!?])\s+/)
  const both = `${first} ${second}`
  if (second !== '' && both.length <= DESCRIPTION_MAX) return both
  if (first.length <= DESCRIPTION_MAX && first.length >= DESCRIPTION_MIN) return first
  return `${tasks.slice(0, 3).join('; ')}.`
}

/** What is said of a set beside its questions. */
export function profileOf(career: CareerSource): Omit<WrittenSet, 'questions'> {
  const cluster = CLUSTERS[career.industry]
  const sector: CareerSector | null = careerSectorOf(career.industry, career.sector)
  if (!cluster || sector === null) throw new Error(`${career.id} is in no career cluster`)
  const named = TITLES.map((title) => title(withArticleInTitle(career.title)))
  const fitting = named.filter((title) => title.length <= TITLE_MAX)
  const place = hashText(career.id) % Math.max(fitting.length, 1)
  const pathway = career.sector.toLowerCase()
  return {
    id: career.id.replace(/^ca_/, 'qs_'),
    title: fitting[place] ?? career.title,
    description: descriptionOf(career),
    careerId: career.id,
    careerSector: sector,
    subject: cluster.subject,
    gradeLevel: [...(GRADES[career.known] ?? [])],
    difficultyLevel: career.known === 3 ? 'easy' : career.known === 2 ? 'medium' : 'hard',
    tags: [...new Set([...cluster.tags, ...(pathway.length <= TAG_MAX ? [pathway] : [])])],
  }
}
