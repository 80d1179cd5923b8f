import { SEARCH_LIMIT_DEFAULT } from '@pathquest/core'
import { setFields } from '@pathquest/core/search/documents'
import { planSearch } from '@pathquest/core/search/plan'
import { rank, tokenizedFields } from '@pathquest/core/search/search'
import type { Db } from '../db/db'
import { TimedCache } from '../runtime/cache'
import { hasAnyOf, readLexicon, synonyms } from '../search'
import {
  latestSetChange,
  listQuestionSets,
  listSetTexts,
  type QuestionSetFilters,
  type QuestionSetInList,
} from './store/listed-sets'

const KEPT_MS = 60_000

interface Wanted extends QuestionSetFilters {
  q: string
  limit?: number | undefined
}

interface FoundSets {
  sets: QuestionSetInList[]
  total: number
  unfilteredTotal: number
}

/** Finds sets in the database's index; its words are read anew when a set has changed. */
export class SetSearch {
  private readonly lexicons: TimedCache<Awaited<ReturnType<typeof readLexicon>>>

  constructor(now: () => number) {
    this.lexicons = new TimedCache(KEPT_MS, now)
  }

  /** Those that this profile may see and a text means, most fitting first. */
  async find(
    db: Db,
    profileId: string | null,
    { q, limit = SEARCH_LIMIT_DEFAULT, ...filters }: Wanted,
  ): Promise<FoundSets> {
    const change = await latestSetChange(db)
    const lexicon = await this.lexicons.get(change, () => readLexicon(db, 'question_set_search'))
    const wishes = planSearch(q, lexicon, synonyms)
    if (wishes.length === 0) return { sets: [], total: 0, unfilteredTotal: 0 }
    const has = hasAnyOf(db, 'question_set_search', db.tables.questionSets.id, wishes, lexicon)
    const rows = await listSetTexts(db, profileId, has)
    const all = rank(rows, q, wishes, (row) =>
      tokenizedFields(row, ({ set, career }) => setFields(set, career)),
    )
    const found = all.filter(({ set }) => fits(set, filters))
    const ids = found.slice(0, limit).map(({ set }) => set.id)
    const sets = ids.length === 0 ? [] : await listQuestionSets(db, profileId, { ids })
    return { sets, total: found.length, unfilteredTotal: all.length }
  }
}

/** As the list of sets filters. */
const fits = (
  set: Pick<QuestionSetInList, 'careerId' | 'gradeLevel' | 'subject'>,
  { grade, explorationType, subject }: QuestionSetFilters,
): boolean =>
  (grade === undefined || set.gradeLevel.length === 0 || set.gradeLevel.includes(grade)) &&
  (explorationType !== 'industry' || set.careerId === null) &&
  (explorationType !== 'career' || set.careerId !== null) &&
  (explorationType !== 'subject' || !subject || set.subject === subject)
