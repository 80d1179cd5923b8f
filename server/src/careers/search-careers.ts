import { careerFields } from '@pathquest/game-core/search/documents'
import { planSearch } from '@pathquest/game-core/search/plan'
import { cutOf, rank } from '@pathquest/game-core/search/search'
import type { Db } from '../db/db'
import { TimedCache } from '../runtime/cache'
import { hasAnyOf, readLexicon, synonyms } from '../search'
import { type CareerInList, listVerifiedCareers } from './store'

const KEPT_MS = 10_000

/** Finds careers in the database's index; its words are read once in ten seconds. */
export class CareerSearch {
  private readonly lexicons: TimedCache<Awaited<ReturnType<typeof readLexicon>>>

  constructor(
    private readonly db: Db,
    now: () => number,
  ) {
    this.lexicons = new TimedCache(KEPT_MS, now)
  }

  /** The listed careers that a text means, most fitting first. */
  async find(q: string): Promise<CareerInList[]> {
    const { db } = this
    const lexicon = await this.lexicons.of('all', () => readLexicon(db, 'career_search'))
    const wishes = planSearch(q, lexicon, synonyms)
    if (wishes.length === 0) return []
    const { careers } = db.tables
    const has = hasAnyOf(db, 'career_search', careers.id, wishes, lexicon)
    const rows = await listVerifiedCareers(db, has)
    return rank(rows, q, wishes, (career) => cutOf(career, careerFields))
  }
}
