import {
  type CareerCredits,
  type CareerDetail,
  type CareerSummary,
  countBy,
  filterCareers,
  RELATED_CAREERS_SHOWN,
  webAddress,
} from '@pathquest/core'
import { CONTENT_SOURCES, ONET_ATTRIBUTION } from '../content'
import { type ImageServices, imageAddress } from '../services/image-address'
import type { Career, CareerInList } from './store'

/** Where the figures come from. */
export const credits: CareerCredits = {
  attribution: ONET_ATTRIBUTION,
  sources: CONTENT_SOURCES.map(({ name, publisher, url }) => ({ name, publisher, url })),
}

/** A career as a list shows it. */
export const careerSummary = (career: CareerInList): CareerSummary => ({
  id: career.id,
  title: career.title,
  description: career.description,
  industry: career.industry,
  sector: career.sector,
  ...(career.otherTitles.length === 0 ? {} : { otherTitles: career.otherTitles }),
  growthRate: career.growthRate,
  salaryMin: career.salaryMin,
  salaryMax: career.salaryMax,
  salaryMedian: career.salaryMedian,
  ...(career.salaryCurrency === 'USD' ? {} : { salaryCurrency: career.salaryCurrency }),
  ...(career.figuresGroup === null ? {} : { isWiderGroup: true }),
})

/** How many there are in each industry, and in each sector of one of them. */
export const countsOf = (careers: readonly CareerInList[], industry = '') => ({
  industries: countBy(careers, 'industry'),
  sectors: countBy(filterCareers(careers, { industry }), 'sector'),
})

/** A career with everything about it. */
export const careerDetail = (
  services: ImageServices,
  career: Career,
  related: readonly CareerInList[],
): CareerDetail => ({
  ...careerSummary(career),
  employment2023: career.employment2023,
  employment2033Projected: career.employment2033Projected,
  educationLevel: career.educationLevel,
  dayInLifeText: career.dayInLifeText,
  tasks: career.tasks,
  workEnvironment: career.workEnvironment,
  certifications: career.certifications,
  videoUrl: webAddress(career.videoUrl),
  imageUrl: imageAddress(services, career.imageUrl),
  jobOutlook: career.jobOutlook,
  figuresGroup: career.figuresGroup,
  relatedCareers: related.slice(0, RELATED_CAREERS_SHOWN).map(careerSummary),
})
