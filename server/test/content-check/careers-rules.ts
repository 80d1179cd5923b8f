import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import { careerSectorOf } from '../../src/content/career-sectors'
import type { CheckedContent } from './checked-content'

/** Growth and the numbers of jobs that it comes from are rounded each for itself. */
const GROWTH_ROUNDING_POINTS = 0.8
/** Where there are few jobs, their rounding to hundreds weighs more. */
const JOBS_ROUNDING = 100
const TOP_CODE = 239_200

/** Figures that contradict each other. */
export const figureErrors = ({ careers }: CheckedContent): string[] =>
  careers.flatMap((career) => {
    const { id, salaryMin, salaryMedian, salaryMax, growthRate } = career
    const { employment2024: before, employment2034Projected: after } = career
    const errors: string[] = []
    const pays = [salaryMin, salaryMedian, salaryMax].filter((pay) => pay !== null)
    if (pays.some((pay, at) => at > 0 && pay < (pays[at - 1] ?? 0))) errors.push('pay out of order')
    if (pays.some((pay) => pay >= TOP_CODE)) errors.push('pay above the top code')
    if ((before === null) !== (growthRate === null)) errors.push('growth without jobs')
    if (before !== null && after !== null && growthRate !== null) {
      const growth = (100 * (after - before)) / before
      const rounding = GROWTH_ROUNDING_POINTS + (100 * JOBS_ROUNDING) / before
      if (Math.abs(growth - growthRate) > rounding) errors.push('growth is not that of its jobs')
    }
    return errors.map((error) => `${id}: ${error}`)
  })

/** Ids that nothing has, and clusters that nobody knows. */
export function deadReferences(content: CheckedContent): string[] {
  const { careers, featured, pathkeys, questionSets } = content
  const ids = new Set(careers.map(({ id }) => id))
  const dead = (from: string, to: readonly string[]) =>
    to.filter((id) => !ids.has(id)).map((id) => `${from}: ${id}`)
  return [
    ...careers.flatMap(({ id, relatedCareers }) => dead(id, relatedCareers)),
    ...featured.flatMap((block) => dead('featured', block.careers)),
    ...questionSets.flatMap(({ id, careerId }) => dead(id, careerId ? [careerId] : [])),
    ...pathkeys.flatMap(({ id, keyType, metadata }) =>
      keyType === 'career' ? dead(id, [metadata.careerId]) : [],
    ),
    ...careers
      .filter(({ industry, sector }) => {
        const found = careerSectorOf(industry, sector)
        return found === null || !CAREER_SECTORS.includes(found)
      })
      .map(({ id }) => `${id}: no sector`),
  ]
}

/** Careers without a quest of their own, or with two, and quests of another sector. */
export function questFaults({ careers, questionSets }: CheckedContent): string[] {
  return careers.flatMap(({ id, industry, sector }) => {
    const quests = questionSets.filter((set) => set.careerId === id)
    const [quest] = quests
    if (!quest || quests.length > 1) return `${id}: ${quests.length} quests`
    const isFit =
      quest.questionSetType === 'career_quest' &&
      quest.isPublic &&
      quest.careerSector === careerSectorOf(industry, sector)
    return isFit ? [] : `${quest.id}: not the public quest of ${id}`
  })
}
