import { type SetPages, useSetPages } from '../api/question-sets'
import { useDebouncedText } from '../shell/use-debounced'
import { isFiltering, queryOf, type SetFilter } from './set-filter'

/** Sets as they were found, and whether that is all there are. */
interface FoundSets extends SetPages {
  isWhole: boolean
}

/** The sets that a search and its filters find, own ones first, in a search the best match. */
export function useFoundSets(filter: SetFilter, isEditable = false): FoundSets {
  const asked = { ...filter, q: useDebouncedText(filter.q) }
  const found = useSetPages({ ...queryOf(asked), ...(isEditable && { editable: 'true' }) })
  return { ...found, isWhole: !isFiltering(asked) && !found.isUpdating }
}
