import { careerFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import { NO_SYNONYMS, readSynonyms } from '@pathquest/core/search/synonyms'
import type { SearchCareers } from './browser-props'

/** The search of the API over a client-side list; without synonyms until their lines are loaded. */
export function makeSearchCareers(lines: readonly string[] | null): SearchCareers {
  const synonyms = lines ? readSynonyms(lines) : NO_SYNONYMS
  return (careers, q) => searchList(careers, q, careerFields, synonyms)
}
