import {
  CAREERS_FIRST_PAGE,
  type CareerList,
  type CareerSort,
  similarCareers,
  sortCareers,
} from '@pathquest/core'
import type { Store } from '../db/store'
import { type StaticFile, staticFile } from '../http/static-files'
import { TimedCache } from '../runtime/cache'
import type { Language } from '../runtime/language'
import { careerSummary, countsOf, credits } from './answers'
import {
  type Career,
  type CareerInList,
  type CareerWithInterests,
  listCareersWithInterests,
  listVerifiedCareers,
} from './store'

const KEPT_MS = 10_000

/**
 * The verified careers, the same for everybody. The whole list is read, written out and
 * compressed once in ten seconds.
 */
export class CareerCatalogue {
  private readonly rows: TimedCache<CareerInList[]>
  private readonly orders: TimedCache<CareerInList[]>
  private readonly lists: TimedCache<StaticFile>
  private readonly profiles: TimedCache<CareerWithInterests[]>

  constructor(
    private readonly store: Pick<Store, 'db'>,
    now: () => number,
  ) {
    this.rows = new TimedCache(KEPT_MS, now)
    this.orders = new TimedCache(KEPT_MS, now)
    this.lists = new TimedCache(KEPT_MS, now)
    this.profiles = new TimedCache(KEPT_MS, now)
  }

  /** In this order; comparing a thousand titles takes longer than searching them. */
  sorted(sort: CareerSort): Promise<CareerInList[]> {
    return this.orders.get(sort, async () => sortCareers(await this.careers(), sort))
  }

  private careers(): Promise<CareerInList[]> {
    return this.rows.get('all', () => listVerifiedCareers(this.store.db))
  }

  /** The whole list as it is answered. */
  list(sort: CareerSort): Promise<StaticFile> {
    return this.lists.get(sort, async () => {
      const careers = await this.sorted(sort)
      const answer = listOf(careers, careers, 'en')
      return staticFile(Buffer.from(JSON.stringify(answer)), 'application/json')
    })
  }

  /** The careers most like one, and why; without those that it names itself. */
  async similarTo({ id, relatedCareers }: Pick<Career, 'id' | 'relatedCareers'>) {
    const all = await this.profiles.get('all', () => listCareersWithInterests(this.store.db))
    const known = new Map(all.map((one) => [one.career.id, one]))
    const own = known.get(id)
    if (!own) return []
    const compared = ({ career, ...profile }: CareerWithInterests) => ({ ...career, ...profile })
    return similarCareers(compared(own), all.map(compared), relatedCareers).flatMap(
      ({ id, because }) => {
        const career = known.get(id)?.career
        return career ? [{ career, because }] : []
      },
    )
  }

  /** What a visitor sees first. */
  async firstPage(lang: Language): Promise<CareerList> {
    const careers = await this.sorted('title')
    return listOf(careers.slice(0, CAREERS_FIRST_PAGE), careers, lang)
  }
}

const listOf = (
  shown: readonly CareerInList[],
  all: readonly CareerInList[],
  lang: Language,
): CareerList => ({
  careers: shown.map((career) => careerSummary(career, lang)),
  credits,
  total: all.length,
  unfilteredTotal: all.length,
  ...countsOf(all),
})
