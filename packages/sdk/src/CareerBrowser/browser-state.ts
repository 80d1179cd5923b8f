import { CAREER_SORTS, type CareerSort } from '@pathquest/core/careers/career-choices'

/** The state of the career browser, as it can be put into a URL. */
export interface CareerBrowserState {
  /** The search text. */
  q: string
  /** Empty: all of them. */
  industry: string
  /** Empty: all of them. */
  sector: string
  sort: CareerSort
  /** Id of the career whose details are open. */
  career: string | null
}

/** Nothing searched, nothing filtered, sorted by title, no details open. */
export const EMPTY_BROWSER_STATE: CareerBrowserState = {
  q: '',
  industry: '',
  sector: '',
  sort: 'title',
  career: null,
}

const isSort = (text: string | null): text is CareerSort =>
  CAREER_SORTS.some((sort) => sort === text)

/**
 * The state from a URL; invalid parameters count as absent.
 * @example readBrowserState(new URLSearchParams(location.search))
 */
export function readBrowserState(search: URLSearchParams): CareerBrowserState {
  const sort = search.get('sort')
  return {
    q: search.get('q') ?? '',
    industry: search.get('industry') ?? '',
    sector: search.get('sector') ?? '',
    sort: isSort(sort) ? sort : EMPTY_BROWSER_STATE.sort,
    career: search.get('career') || null,
  }
}

/**
 * The URL parameters of a state: only what differs from the initial state; other parameters stay.
 */
export function writeBrowserState(
  state: CareerBrowserState,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(others)
  for (const key of ['q', 'industry', 'sector', 'sort', 'career'] as const) {
    const value = state[key]
    if (value && value !== EMPTY_BROWSER_STATE[key]) search.set(key, value)
    else search.delete(key)
  }
  return search
}
