import {
  type CareerCredits,
  type CareerDetail,
  type CareerSummary,
  countBy,
  filterCareers,
  RELATED_CAREERS_SHOWN,
  type StatePay,
  TOP_CODED,
  webAddress,
} from '@pathquest/core'
import { CONTENT_SOURCES, ONET_ATTRIBUTION, STATE_CODES, stateName } from '../content'
import type { Language } from '../runtime/language'
import { type ImageServices, imageAddress } from '../services/image-address'
import { jobOutlookText } from './job-outlook'
import type { Career, CareerInList } from './store'

/** Where the figures come from. */
export const credits: CareerCredits = {
  attribution: ONET_ATTRIBUTION,
  sources: CONTENT_SOURCES.map(({ name, publisher, url }) => ({ name, publisher, url })),
}

const translationOf = ({ translations }: CareerInList, lang: Language) =>
  lang === 'en' ? undefined : translations[lang]

/** A career as a list shows it; texts that are not there in a language stay English. */
export const careerSummary = (career: CareerInList, lang: Language = 'en'): CareerSummary => ({
  id: career.id,
  ...textsOf(career, lang),
  industry: career.industry,
  sector: career.sector,
  ...(career.otherTitles.length === 0 ? {} : { otherTitles: career.otherTitles }),
  growthRate: career.growthRate,
  salaryMin: career.salaryMin,
  salaryMax: career.salaryMax,
  salaryMedian: career.salaryMedian,
  ...(career.isMedianTopCoded && { isMedianTopCoded: true }),
  ...(career.salaryCurrency === 'USD' ? {} : { salaryCurrency: career.salaryCurrency }),
  ...(career.figuresGroup === null ? {} : { isWiderGroup: true }),
})

/** How many there are in each industry, and in each sector of one of them. */
export const countsOf = (careers: readonly CareerInList[], industry = '') => ({
  industries: countBy(careers, 'industry'),
  sectors: countBy(filterCareers(careers, { industry }), 'sector'),
})

function textsOf(career: CareerInList, lang: Language) {
  const translation = translationOf(career, lang)
  if (!translation) return { title: career.title, description: career.description }
  return { title: translation.title, description: translation.description, lang: 'es' as const }
}

/** A career with everything about it. */
export const careerDetail = (
  services: ImageServices,
  career: Career,
  related: readonly CareerInList[],
  lang: Language = 'en',
): CareerDetail => ({
  ...careerSummary(career, lang),
  annualOpenings: career.annualOpenings,
  employment2024: career.employment2024,
  employment2034Projected: career.employment2034Projected,
  employment2023: career.employment2023,
  employment2033Projected: career.employment2033Projected,
  educationLevel: career.educationLevel,
  dayInLifeText: career.dayInLifeText,
  tasks: translationOf(career, lang)?.tasks ?? career.tasks,
  workEnvironment: career.workEnvironment,
  certifications: career.certifications,
  routes: career.routes,
  videoUrl: webAddress(career.videoUrl),
  imageUrl: imageAddress(services, career.imageUrl),
  ...outlookOf(career, lang),
  ...(career.statePay && { statePay: statePayOf(career.statePay, lang) }),
  figuresGroup: career.figuresGroup,
  relatedCareers: related.slice(0, RELATED_CAREERS_SHOWN).map((one) => careerSummary(one, lang)),
})

/** All states by their names, as a select lists them. */
function statePayOf({ year, median }: StatePay, lang: Language): CareerDetail['statePay'] {
  const states = STATE_CODES.map((code) => {
    const pay = median[code] ?? null
    const name = stateName(code, lang)
    return pay === TOP_CODED
      ? { code, name, salaryMedian: null, isMedianTopCoded: true }
      : { code, name, salaryMedian: pay }
  })
  return { year, states: states.sort((a, b) => a.name.localeCompare(b.name, lang)) }
}

/** A text that is stored is kept as it is; otherwise the figures say it. */
function outlookOf(career: Career, lang: Language) {
  if (career.jobOutlook !== null) return { jobOutlook: career.jobOutlook }
  const jobOutlook = jobOutlookText(career, lang)
  return { jobOutlook, ...(jobOutlook !== null && lang === 'es' && { outlookLang: lang }) }
}
