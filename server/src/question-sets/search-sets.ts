import { type QuestionSetQuery, SEARCH_LIMIT_DEFAULT } from '@pathquest/core'
import { setFields } from '@pathquest/core/search/documents'
import { planSearch } from '@pathquest/core/search/plan'
import { rank, tokenizedFields } from '@pathquest/core/search/search'
import type { Db } from '../db/db'
import { TimedCache } from '../runtime/cache'
import { hasAnyOf, readLexicon, synonyms } from '../search'
import { countsOf, filterSets, sortSets } from './filter-sets'
import { listQuestionSets } from './store/listed-sets'
import {
  latestSetChange,
  listSetFacts,
  readSetTexts,
  type SetFacts,
  type SetScope,
} from './store/searched-sets'

const KEPT_MS = 60_000

/** Finds sets in the database's index; its words are read anew when a set has changed. */
export class SetSearch {
  private readonly lexicons: TimedCache<Awaited<ReturnType<typeof readLexicon>>>

  constructor(now: () => number) {
    this.lexicons = new TimedCache(KEPT_MS, now)
  }

  /** Those that this profile may see: all, or what a text means, most fitting first. */
  async find(db: Db, profileId: string | null, query: QuestionSetQuery) {
    const { q = '', sort, lang, ids, editable, limit, offset = 0, ...filters } = query
    const scope = { ids: ids?.split(','), isEditable: editable === 'true' }
    const isSearch = q.trim() !== ''
    const matching = isSearch
      ? await this.search(db, profileId, scope, query)
      : sortSets(await listSetFacts(db, profileId, scope), { sort, lang })
    const found = filterSets(matching, filters)
    const most = limit ?? (isSearch ? SEARCH_LIMIT_DEFAULT : undefined)
    const page = found.slice(offset, most === undefined ? undefined : offset + most)
    return {
      sets: await listQuestionSets(db, profileId, { ids: page.map(({ id }) => id) }),
      total: found.length,
      unfilteredTotal: matching.length,
      ...(limit !== undefined && countsOf(matching, filters)),
    }
  }

  private async search(
    db: Db,
    profileId: string | null,
    scope: SetScope,
    { q = '', ...order }: QuestionSetQuery,
  ): Promise<SetFacts[]> {
    const change = await latestSetChange(db)
    const lexicon = await this.lexicons.get(change, () => readLexicon(db, 'question_set_search'))
    const wishes = planSearch(q, lexicon, synonyms)
    if (wishes.length === 0) return []
    const has = hasAnyOf(db, 'question_set_search', db.tables.questionSets.id, wishes, lexicon)
    const sets = sortSets(await listSetFacts(db, profileId, scope, has), order)
    const texts = await readSetTexts(db, profileId, has)
    return rank(sets, q, wishes, ({ id }) => {
      const row = texts.get(id)
      return row ? tokenizedFields(row, ({ set, career }) => setFields(set, career)) : []
    })
  }
}
