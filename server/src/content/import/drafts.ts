import { GAMING_INDUSTRY } from '@pathquest/core'
import { addToList } from '@pathquest/core/search/words'
import type { CareerBlock, DraftBlock } from '../schema'
import type { Figures } from './figures'

const RELATED_MAX = 8

export interface NewDrafts {
  drafts: DraftBlock[]
  /** Occupations that are like no career: nobody can tell their cluster from the tables. */
  unplaced: string[]
}

/**
 * Blocks for occupations that no career is about, without their figures. Title, description and
 * tasks are ours to write: they are empty.
 */
export function draftsFor(
  blocks: readonly (CareerBlock | DraftBlock)[],
  { occupations, related, jobZones }: Figures,
): NewDrafts {
  const codes = new Set(blocks.map(({ onetSocCode }) => onetSocCode))
  const ids = new Set(blocks.map(({ id }) => id))
  // Gaming careers are about a part of an occupation.
  const careers = blocks.filter(isPublished).filter(({ industry }) => industry !== GAMING_INDUSTRY)
  const found: NewDrafts = { drafts: [], unplaced: [] }
  for (const [code, occupation] of occupations ?? []) {
    if (codes.has(code) || occupation.includes('All Other')) continue
    const relatedCareers = (related?.get(code) ?? []).flatMap(
      (other) => careers.find(({ onetSocCode }) => onetSocCode === other) ?? [],
    )
    const like = placeOf(relatedCareers.length > 0 ? relatedCareers : nearest(careers, code))
    if (!like) {
      found.unplaced.push(`${code} ${occupation}`)
      continue
    }
    const id = freeId(occupation, code, ids)
    ids.add(id)
    found.drafts.push({
      id,
      draft: { occupation, jobZone: jobZones?.get(code) ?? null },
      title: '',
      otherTitles: [],
      description: '',
      industry: like.industry,
      sector: like.sector,
      known: null,
      tasks: [],
      workEnvironment: '',
      dayInLifeText: null,
      routes: [],
      certifications: [],
      educationLevel: [],
      relatedCareers: relatedCareers.slice(0, RELATED_MAX).map((career) => career.id),
      onetSocCode: code,
      figuresGroup: null,
      salaryMin: null,
      salaryMedian: null,
      salaryMax: null,
      growthRate: null,
      annualOpenings: null,
      employment2024: null,
      employment2034Projected: null,
      employment2023: null,
      employment2033Projected: null,
      interests: null,
      es: null,
    })
  }
  return found
}

export const isPublished = (block: CareerBlock | DraftBlock): block is CareerBlock =>
  !('draft' in block)

/** Careers with the longest beginning of the code in common, at least that of the major group. */
function nearest(careers: readonly CareerBlock[], code: string): readonly CareerBlock[] {
  for (const length of [7, 6, 4, 2]) {
    const like = careers.filter(({ onetSocCode }) => onetSocCode.startsWith(code.slice(0, length)))
    if (like.length > 0) return like
  }
  return []
}

/** The cluster and pathway of most of them; of as many, that of the first. */
function placeOf(careers: readonly CareerBlock[]): CareerBlock | undefined {
  const places = new Map<string, CareerBlock[]>()
  for (const career of careers) addToList(places, `${career.industry}: ${career.sector}`, career)
  return [...places.values()].sort((a, b) => b.length - a.length)[0]?.[0]
}

function freeId(occupation: string, code: string, ids: ReadonlySet<string>): string {
  const slug = occupation
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return ids.has(`ca_${slug}`) ? `ca_${slug}-${code.replaceAll(/\D/g, '')}` : `ca_${slug}`
}
