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
import { nearestByTitle } from '@pathquest/core/search/near'
import type { Context } from 'hono'
import { except } from 'hono/combine'
import type { Db } from '../db/db'
import { defineRoute, makeRouter } from '../http/define-route'
import { cacheable, sendFile } from '../http/static-files'
import { AppError } from '../runtime/errors'
import { acceptedLanguage } from '../runtime/language'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { careerDetail, careerSummary, countsOf, credits } from './answers'
import { CareerCatalogue } from './catalogue'
import { type CareersHtml, CareersPage } from './page'
import { CareerSearch } from './search-careers'
import { findCareer, listCareersById } from './store'

const FRESH_SECONDS = 300
/** Offered instead of a search without a match. */
const NEAR = 6
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

interface CareerParts {
  html?: CareersHtml | undefined
  /** Ids of the careers that somebody has saved. */
  listSaved: (db: Db, profileId: string) => Promise<string[]>
}

export function makeCareerRoutes(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { html, listSaved }: CareerParts,
) {
  const catalogue = new CareerCatalogue(store, now)
  const search = new CareerSearch(store.db, now)
  async function listOf(
    query: Omit<z.output<typeof CareerQuery>, 'saved' | 'ids'>,
    wanted: readonly string[] | undefined,
  ): Promise<CareerList> {
    const { q = '', sort, limit, offset = 0, lang, ...filter } = query
    const isSearch = q.trim() !== ''
    const order = sort === 'ids' ? undefined : sort
    const all = isSearch ? await search.find(q) : await catalogue.sorted(order ?? 'title')
    const matching = filterCareers(all, { ids: wanted })
    if (sort === 'ids' && wanted) matching.sort(byPlaceIn(wanted))
    const found = filterCareers(matching, filter)
    const inOrder = isSearch && order ? sortCareers(found, order) : found
    const most = limit ?? (isSearch ? SEARCH_LIMIT_DEFAULT : undefined)
    const end = most === undefined ? undefined : offset + most
    const isNear = isSearch && matching.length === 0
    const searched = isNear ? filterCareers(await catalogue.sorted('title'), { ids: wanted }) : []
    return {
      careers: inOrder.slice(offset, end).map((career) => careerSummary(career, lang)),
      credits,
      total: found.length,
      unfilteredTotal: matching.length,
      ...countsOf(matching, filter.industry),
      ...(isNear && {
        near: nearestByTitle(searched, q, NEAR).map((career) => careerSummary(career, lang)),
      }),
    }
  }

  const router = makeRouter()
  if (html) {
    const page = new CareersPage(html, (language) => catalogue.firstPage(language), now)
    router.get('/careers', async (c, next) => {
      // A search or a filter is the app's, which asks for its careers itself.
      if (c.req.url.includes('?')) return next()
      c.header('Vary', 'Accept-Language')
      try {
        const file = await page.in(acceptedLanguage(c.req.header('accept-language')))
        return await sendFile(c, file, 'no-cache')
      } catch (error) {
        // The app draws the page, too, only later.
        c.var.services.log.error({ kind: 'careers', error: describeError(error) }, 'no first page')
        return next()
      }
    })
  }
  // Saved careers are one person's.
  router.use('/api/careers/*', except(isOfCaller, ...cacheable(FRESH_SECONDS)))
  return router
    .openapi(listRoute, async (c) => {
      const query = c.req.valid('query')
      if (Object.keys(query).every((name) => name === 'sort') && query.sort !== 'ids') {
        // Written out before, and typed there.
        const list = await catalogue.list(query.sort ?? 'title')
        return (await sendFile(c, list, CACHE_CONTROL)) as never
      }
      const { saved, ids, ...search } = query
      if (!saved) return c.json(await listOf(search, ids?.split(',')), 200)
      const { profileId } = c.var.principal
      if (profileId === null) throw new AppError('not_authenticated')
      const own = await listSaved(store.db, profileId)
      const wanted = ids === undefined ? own : ids.split(',').filter((id) => own.includes(id))
      return c.json(await listOf(search, wanted), 200)
    })
    .openapi(detailRoute, async (c) => {
      const { db } = store
      const career = await findCareer(db, c.req.valid('param').id)
      if (!career?.isVerified) throw new AppError('not_found')
      const related = await listCareersById(db, career.relatedCareers)
      const { lang = 'en' } = c.req.valid('query')
      const similar = await catalogue.similarTo(career)
      const detail = {
        ...careerDetail(c.var.services, career, related, lang),
        similarCareers: similar.map(({ career, because }) => ({
          ...careerSummary(career, lang),
          because,
        })),
      }
      return c.json({ career: detail, credits }, 200)
    })
}

const isOfCaller = (c: Context): boolean => c.req.query('saved') !== undefined

const byPlaceIn = (ids: readonly string[]) => (a: { id: string }, b: { id: string }) =>
  ids.indexOf(a.id) - ids.indexOf(b.id)
