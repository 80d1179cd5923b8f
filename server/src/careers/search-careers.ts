import { careerFields, type Lexicon } from '@pathquest/core/search/documents'
import { planSearch } from '@pathquest/core/search/plan'
import { rank, tokenizedFields } from '@pathquest/core/search/search'
import type { Db } from '../db/db'
import { TimedCache } from '../runtime/cache'
import { hasAnyOf, readLexicon, synonyms } from '../search'
import { type CareerInList, listVerifiedCareers } from './store'

const KEPT_MS = 10_000

interface Catalogue {
  lexicon: Lexicon
  /** Cut into words once: there are a thousand of them. */
  careers: readonly CareerInList[]
}

/** Finds careers in the database's index; they and its words are read once in ten seconds. */
export class CareerSearch {
  private readonly catalogues: TimedCache<Catalogue>

  constructor(
    private readonly db: Db,
    now: () => number,
  ) {
    this.catalogues = new TimedCache(KEPT_MS, now)
  }

  /** The listed careers that a text means, most fitting first. */
  async find(q: string): Promise<CareerInList[]> {
    const { db } = this
    const { lexicon, careers } = await this.catalogues.get('all', async () => ({
      lexicon: await readLexicon(db, 'career_search'),
      careers: await listVerifiedCareers(db),
    }))
    const wishes = planSearch(q, lexicon, synonyms)
    if (wishes.length === 0) return []
    const { id } = db.tables.careers
    const rows = await db
      .select({ id })
      .from(db.tables.careers)
      .where(hasAnyOf(db, 'career_search', id, wishes, lexicon))
    const ids = new Set(rows.map((row) => row.id))
    const found = careers.filter((career) => ids.has(career.id))
    return rank(found, q, wishes, (career) => tokenizedFields(career, careerFields))
  }
}
