import { CAREERS_FIRST_PAGE } from '@pathquest/core/careers/career-choices'
import type { RouteQuery } from '@pathquest/core/routes'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/call'
import type { ApiClient } from '../api/client'
import { type ApiError, toApiError } from '../api/error'
import type { CareerList } from '../api/types'
import type { Loaded } from '../api/use-loaded'
import type { CareerSelection } from './browser-props'
import type { CareerBrowserState } from './browser-state'
import { useCareerLang } from './use-career'

type Query = NonNullable<RouteQuery<'GET /api/careers'>>
type Api = Pick<ApiClient, 'request'>

const NEXT_PAGE = 24
/** While somebody types there is one search in this time at most. */
const TYPING_EVERY_MS = 150
/** After a lost connection or a fault of the server the list is asked for again by itself. */
const RETRY_MS = 5_000
const LOADING: Loaded<never> = { status: 'loading' }

/** The state as a query of the API; what is not chosen is left out. */
function queryOf(
  { q, industry, sector, sort }: CareerBrowserState,
  only: CareerSelection | undefined,
): Query {
  const words = q.trim()
  const order = only?.inOrder ? 'ids' : sort
  return {
    ...(words && { q: words }),
    ...(industry && { industry }),
    ...(sector && { sector }),
    // By title is the default; a search is by best match then.
    ...(order !== 'title' && { sort: order }),
    ...(only && (only.saved ? { saved: 'true' } : { ids: only.ids.join(',') })),
  }
}

export interface CareerPages {
  /** What was found last: it stays while the next search is under way. */
  list: Loaded<CareerList>
  isUpdating: boolean
  /** The next careers of the list; once for each page, however often it is called. */
  onMore: () => void
  hasMoreFailed: boolean
  onRetry: () => void
}

/** The careers that the API finds, in pages: never the whole catalogue. */
export function useCareerList(
  api: Api,
  state: CareerBrowserState,
  only: CareerSelection | undefined,
  onError?: (error: ApiError) => void,
  initialList?: CareerList,
): CareerPages {
  const lang = useCareerLang()
  const chosen = queryOf(state, only)
  const query: Query = { ...chosen, ...(lang && { lang }) }
  // A career that was saved since changes the list, but not the query.
  const key = JSON.stringify([query, only?.saved && only.ids])
  const [read, setRead] = useState<{ key: string; loaded: Loaded<CareerList> } | null>(() =>
    initialList && Object.keys(chosen).length === 0
      ? { key, loaded: { status: 'ready', data: initialList } }
      : null,
  )
  const isGiven = useRef(read !== null)
  const [attempt, setAttempt] = useState(0)
  const [failedPage, setFailedPage] = useState<string | null>(null)
  const asked = useRef({ q: query.q, atMs: Number.NEGATIVE_INFINITY })
  const openPage = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query; a new listener asks for nothing
  useEffect(() => {
    if (isGiven.current) {
      isGiven.current = false
      return
    }
    let isWanted = true
    const ask = (isAgain?: true) => {
      asked.current = { q: query.q, atMs: performance.now() }
      call(api, 'GET /api/careers', { query: { ...query, limit: CAREERS_FIRST_PAGE } }).then(
        (data) => isWanted && setRead({ key, loaded: { status: 'ready', data } }),
        (cause) => {
          if (!isWanted) return
          const error = toApiError(cause)
          setRead({ key, loaded: { status: 'failed', error } })
          if (!isAgain) onError?.(error)
          const isFinal = error.status >= 400 && error.status < 500
          if (!isFinal) timer = setTimeout(ask, RETRY_MS, true)
        },
      )
    }
    const { q, atMs } = asked.current
    const waitMs = q === query.q ? 0 : atMs + TYPING_EVERY_MS - performance.now()
    let timer = setTimeout(ask, waitMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [api, key, attempt])

  const isUpdating = read !== null && read.key !== key
  const list =
    read === null || (isUpdating && read.loaded.status === 'failed') ? LOADING : read.loaded
  const shown = list.status === 'ready' && !isUpdating ? list.data : null
  const page = `${key} ${shown?.careers.length}`

  const onMore = () => {
    if (shown === null || openPage.current === page) return
    openPage.current = page
    setFailedPage(null)
    const range = { limit: NEXT_PAGE, offset: shown.careers.length }
    call(api, 'GET /api/careers', { query: { ...query, ...range } }).then(
      (next) =>
        setRead((now) => (now?.key === key ? { key, loaded: joined(now.loaded, next) } : now)),
      () => {
        openPage.current = null
        setFailedPage(page)
      },
    )
  }
  const onRetry = () => {
    setRead(null)
    setAttempt(attempt + 1)
  }
  return {
    list,
    isUpdating,
    onMore,
    hasMoreFailed: failedPage === page,
    onRetry,
  }
}

/** With the careers of the next page; the catalogue may have changed since the last one. */
function joined(loaded: Loaded<CareerList>, next: CareerList): Loaded<CareerList> {
  if (loaded.status !== 'ready') return loaded
  const before = new Set(loaded.data.careers.map(({ id }) => id))
  const careers = [...loaded.data.careers, ...next.careers.filter(({ id }) => !before.has(id))]
  const total = next.careers.length > 0 ? next.total : careers.length
  return { status: 'ready', data: { ...loaded.data, careers, total } }
}
