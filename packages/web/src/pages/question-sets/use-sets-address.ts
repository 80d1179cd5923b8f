import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NO_FILTER, type SetFilter } from '../../question-sets/set-filter'
import { useDebouncedWrite } from '../../shell/use-debounced'

type Which = 'all' | 'mine'

interface Shown {
  which: Which
  filter: SetFilter
}

const TEXTS = ['q', 'grade', 'subject', 'tag'] as const

/** What a URL shows; its parameters are those of `writeShown`. */
export function readShown(search: URLSearchParams): Shown {
  const text = (name: string) => search.get(name) ?? ''
  const [q, grade, subject, tag] = TEXTS.map(text) as [string, string, string, string]
  const career = { id: text('career'), typed: '' }
  const which = search.get('list') === 'mine' ? 'mine' : 'all'
  return { which, filter: { ...NO_FILTER, q, grade, subject, tag, career } }
}

/** Only what differs from the list of all sets; other parameters stay. */
export function writeShown({ which, filter }: Shown, others = new URLSearchParams()) {
  const search = new URLSearchParams(others)
  const put = (name: string, value: string) =>
    value.trim() === '' ? search.delete(name) : search.set(name, value)
  for (const name of TEXTS) put(name, filter[name])
  put('career', filter.career.id)
  put('list', which === 'mine' ? 'mine' : '')
  return search
}

/** The search, the filters and the tab in the URL: Back from a set leads to the same list. */
export function useSetsAddress() {
  const { search, hash, key, state: entry } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => readShown(new URLSearchParams(search)))
  const address = useDebouncedWrite()
  const isByPage = (entry as { byPage?: boolean } | null)?.byPage === true

  // A link into this page; the page's own changes are shown already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history
  useEffect(() => {
    if (!isByPage) setShown(readShown(new URLSearchParams(search)))
  }, [key])

  const show = (next: Shown) => {
    setShown(next)
    address.later(() => {
      const query = writeShown(next, new URLSearchParams(search)).toString()
      const state = { ...(entry as object | null), byPage: true }
      navigate({ search: query && `?${query}`, hash }, { replace: true, state })
    })
  }
  return {
    ...shown,
    onWhich: (which: Which) => show({ which, filter: NO_FILTER }),
    onFilter: (filter: SetFilter) => show({ ...shown, filter }),
  }
}
