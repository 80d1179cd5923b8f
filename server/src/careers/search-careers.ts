import { careerFields, Lexicon, translatedTitles } from '@pathquest/core/search/documents'
import { planSearch, type WordPlan } from '@pathquest/core/search/plan'
import { rank, tokenizedFields } from '@pathquest/core/search/search'
import { addToList, tokenize } from '@pathquest/core/search/words'
import type { Db } from '../db/db'
import { TimedCache } from '../runtime/cache'
import { hasAnyOf, readLexicon, synonyms } from '../search'
import { type CareerInList, listVerifiedCareers } from './store'

const KEPT_MS = 10_000

interface Catalogue {
  lexicon: Lexicon
  /** Cut into words once: there are a thousand of them. */
  careers: readonly CareerInList[]
  /** Ids of the careers whose title in another language has a word: the database indexes English. */
  translated: ReadonlyMap<string, readonly string[]>
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
    const { lexicon, careers, translated } = await this.catalogues.get('all', () => readAll(db))
    const wishes = planSearch(q, lexicon, synonyms)
    if (wishes.length === 0) return []
    const { id } = db.tables.careers
    const rows = await db
      .select({ id })
      .from(db.tables.careers)
      .where(hasAnyOf(db, 'career_search', id, wishes, lexicon))
    const ids = new Set([
      ...rows.map((row) => row.id),
      ...wordsOf(wishes, lexicon).flatMap((word) => translated.get(word) ?? []),
    ])
    const found = careers.filter((career) => ids.has(career.id))
    return rank(found, q, wishes, (career) => tokenizedFields(career, careerFields))
  }
}

async function readAll(db: Db): Promise<Catalogue> {
  const [indexed, careers] = await Promise.all([
    readLexicon(db, 'career_search'),
    listVerifiedCareers(db),
  ])
  const translated = new Map<string, string[]>()
  for (const career of careers) {
    for (const word of translatedTitles(career).flatMap(tokenize)) {
      addToList(translated, word, career.id)
    }
  }
  const words = new Map(indexed.words)
  for (const word of translated.keys()) words.set(word, true)
  return { lexicon: new Lexicon(words), careers, translated }
}

/** Every word by which a plan may find something. */
const wordsOf = (plans: readonly WordPlan[], lexicon: Lexicon): string[] =>
  plans.flatMap(({ words, phrases }) => [
    ...words.keys(),
    ...[...phrases.keys()].flatMap((stem) => lexicon.ofStem(stem)),
  ])
