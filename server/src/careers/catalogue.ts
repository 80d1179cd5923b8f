import { type CareerList, type CareerSort, sortCareers } from '@pathquest/game-core'
import { type StaticFile, staticFile } from '../http/static-files'
import { Kept } from '../runtime/cache'
import { type CareerInList, listVerifiedCareers, type Store } from '../store'
import { careerSummary, credits } from './answers'

const KEPT_MS = 10_000

/**
 * The verified careers, the same for everybody. The whole list, which every embed asks for, is
 * read, written out and compressed once in ten seconds.
 */
export class CareerCatalogue {
  private readonly rows: Kept<CareerInList[]>
  private readonly lists: Kept<StaticFile>

  constructor(
    private readonly store: Pick<Store, 'db'>,
    now: () => number,
  ) {
    this.rows = new Kept(KEPT_MS, now)
    this.lists = new Kept(KEPT_MS, now)
  }

  /** By title. */
  careers(): Promise<CareerInList[]> {
    return this.rows.of('all', () => listVerifiedCareers(this.store.db))
  }

  /** The whole list as it is answered. */
  list(sort: CareerSort): Promise<StaticFile> {
    return this.lists.of(sort, async () => {
      const careers = sortCareers(await this.careers(), sort).map(careerSummary)
      const answer: CareerList = { careers, credits }
      return staticFile(Buffer.from(JSON.stringify(answer)), 'application/json')
    })
  }
}
