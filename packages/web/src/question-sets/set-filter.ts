import type { SetQuery } from '../api/question-sets'
import { type ChosenCareer, NO_CAREER } from './chosen-career'

/** The state of the search and the filters of a list of sets. */
export interface SetFilter {
  q: string
  /** Empty texts: all. */
  grade: string
  subject: string
  career: ChosenCareer
  tag: string
}

export const NO_FILTER: SetFilter = { q: '', grade: '', subject: '', career: NO_CAREER, tag: '' }

export const isFiltering = ({ career, ...texts }: SetFilter): boolean =>
  [...Object.values(texts), career.id, career.typed].some((text) => text.trim() !== '')

/** Keeps only the search text. */
export const withoutFilters = ({ q }: SetFilter): SetFilter => ({ ...NO_FILTER, q })

/** As a query of the API; what is not chosen is left out. */
export function queryOf({ q, grade, subject, career, tag }: SetFilter): SetQuery {
  const words = q.trim()
  return {
    sort: 'own_first',
    ...(words && { q: words }),
    ...(grade && { grade_level: Number(grade) }),
    ...(subject && { exploration_type: 'subject', subject }),
    ...(career.id && { career_id: career.id }),
    ...(tag && { tag }),
  }
}
