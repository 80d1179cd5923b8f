import { z } from '@hono/zod-openapi'
import {
  CareerAnswer,
  CareerDetailQuery,
  CareerList,
  CareerQuery,
  filterCareers,
  SEARCH_LIMIT_DEFAULT,
  sortCareers,
} from '@pathquest/core'
import { defineRoute, makeRouter } from '../http/define-route'
import { cacheable, sendFile } from '../http/static-files'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { careerDetail, careerSummary, credits } from './answers'
import { CareerCatalogue } from './catalogue'
import { CareerSearch } from './search-careers'
import { findCareer, listCareersById } from './store'

const FRESH_SECONDS = 300
const CACHE_CONTROL = `public, max-age=${FRESH_SECONDS}`

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
  request: { params: z.object({ id: z.string().max(80) }), query: CareerDetailQuery },
  answer: CareerAnswer,
})

export function makeCareerRoutes({ store, now }: Pick<Services, 'store' | 'now'>) {
  const catalogue = new CareerCatalogue(store, now)
  const search = new CareerSearch(store.db, now)
  const router = makeRouter()
  router.use('/api/careers/*', ...cacheable(FRESH_SECONDS))
  return router
    .openapi(listRoute, async (c) => {
      const { q = '', sort, limit, ids, lang = 'en', ...filter } = c.req.valid('query')
      const isSearch = q.trim() !== ''
      const isFiltered = ids !== undefined || Object.keys(filter).length > 0
      if (!isSearch && !isFiltered && limit === undefined && lang === 'en') {
        // Written out before, and typed there.
        return (await sendFile(c, await catalogue.list(sort ?? 'title'), CACHE_CONTROL)) as never
      }
      const all = isSearch ? await search.find(q) : await catalogue.sorted(sort ?? 'title')
      const found = filterCareers(all, { ...filter, ids: ids?.split(',') })
      const inOrder = isSearch && sort ? sortCareers(found, sort) : found
      const shown = inOrder.slice(0, limit ?? (isSearch ? SEARCH_LIMIT_DEFAULT : undefined))
      const totals = { total: found.length, unfilteredTotal: all.length }
      return c.json(
        { careers: shown.map((one) => careerSummary(one, lang)), credits, ...totals },
        200,
      )
    })
    .openapi(detailRoute, async (c) => {
      const { db } = store
      const career = await findCareer(db, c.req.valid('param').id)
      if (!career?.isVerified) throw new AppError('not_found')
      const related = await listCareersById(db, career.relatedCareers)
      const { lang = 'en' } = c.req.valid('query')
      return c.json({ career: careerDetail(c.var.services, career, related, lang), credits }, 200)
    })
}
