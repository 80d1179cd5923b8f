import { z } from '@hono/zod-openapi'
import {
  CareerAnswer,
  type CareerCredits,
  type CareerDetail,
  CareerList,
  CareerQuery,
  type CareerSummary,
  filterCareers,
  RELATED_CAREERS_SHOWN,
  sortCareers,
  webAddress,
} from '@pathquest/game-core'
import { CONTENT_SOURCES, ONET_ATTRIBUTION } from '../content'
import { defineRoute, makeRouter } from '../define-route'
import { AppError } from '../errors'
import { cacheable } from '../http/cacheable'
import {
  type Career,
  type CareerInList,
  findCareer,
  listCareersById,
  listVerifiedCareers,
} from '../store'

const FRESH_SECONDS = 300

const listRoute = defineRoute({
  method: 'get',
  path: '/api/careers',
  access: 'anyone',
  summary: 'Verified careers: searched, filtered and sorted, without their details',
  request: { query: CareerQuery },
  answer: CareerList,
})
const detailRoute = defineRoute({
  method: 'get',
  path: '/api/careers/{id}',
  access: 'anyone',
  summary: 'One verified career with its details and its first related careers',
  request: { params: z.object({ id: z.string().max(80) }) },
  answer: CareerAnswer,
})

const credits: CareerCredits = {
  attribution: ONET_ATTRIBUTION,
  sources: CONTENT_SOURCES.map(({ name, publisher, url }) => ({ name, publisher, url })),
}

const router = makeRouter()
router.use('/api/careers/*', ...cacheable(FRESH_SECONDS))

export const careerRoutes = router
  .openapi(listRoute, async (c) => {
    const { sort, ids, ...filter } = c.req.valid('query')
    const listed = await listVerifiedCareers(c.var.services.store.db)
    const found = filterCareers(listed, { ...filter, ids: ids?.split(',') })
    return c.json({ careers: sortCareers(found, sort).map(careerSummary), credits }, 200)
  })
  .openapi(detailRoute, async (c) => {
    const { db } = c.var.services.store
    const career = await findCareer(db, c.req.valid('param').id)
    if (!career?.isVerified) throw new AppError('not_found')
    const related = await listCareersById(db, career.relatedCareers)
    return c.json({ career: careerDetail(career, related), credits }, 200)
  })

const careerSummary = (career: CareerInList): CareerSummary => ({
  id: career.id,
  title: career.title,
  description: career.description,
  industry: career.industry,
  sector: career.sector,
  growthRate: career.growthRate,
  salaryMin: career.salaryMin,
  salaryMax: career.salaryMax,
  salaryMedian: career.salaryMedian,
  ...(career.salaryCurrency === 'USD' ? {} : { salaryCurrency: career.salaryCurrency }),
  ...(career.figuresGroup === null ? {} : { isWiderGroup: true }),
})

const careerDetail = (career: Career, related: readonly CareerInList[]): CareerDetail => ({
  ...careerSummary(career),
  employment2023: career.employment2023,
  employment2033Projected: career.employment2033Projected,
  educationLevel: career.educationLevel,
  dayInLifeText: career.dayInLifeText,
  tasks: career.tasks,
  workEnvironment: career.workEnvironment,
  certifications: career.certifications,
  videoUrl: webAddress(career.videoUrl),
  jobOutlook: career.jobOutlook,
  figuresGroup: career.figuresGroup,
  relatedCareers: related.slice(0, RELATED_CAREERS_SHOWN).map(careerSummary),
})
