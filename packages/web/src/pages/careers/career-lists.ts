import type { InterestMatch } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import type { CareerSelection } from '@pathquest/sdk/CareerBrowser'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BookmarkChange, useBookmarks, useSetBookmark } from '../../api/bookmarks'
import { useInterests } from '../../api/interests'
import { useSession } from '../../session/session'

export const CAREER_LISTS = ['all', 'match', 'saved'] as const
export type CareerList = (typeof CAREER_LISTS)[number]

/** The list that an address names; what is not understood is all of them. */
export const readCareerList = (search: URLSearchParams): CareerList =>
  CAREER_LISTS.find((one) => one === search.get('list')) ?? 'all'

/** What the reader saved, and what fits them, by the career's id; empty for a guest. */
export interface ReaderCareers {
  saved: ReadonlySet<string>
  matches: ReadonlyMap<string, InterestMatch>
  setSaved: (change: BookmarkChange, options: { onError: (error: unknown) => void }) => void
  /** The career whose saving has just failed, for another reason than that it needs an account. */
  failedId: string | null
}

const ReaderContext = createContext<ReaderCareers>({
  saved: new Set(),
  matches: new Map(),
  setSaved: () => {},
  failedId: null,
})
export const ReaderProvider = ReaderContext.Provider
/** Read once for all cards. */
export const useReaderCareers = () => useContext(ReaderContext)

export const needsAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authenticated'

export function useReadCareers(): ReaderCareers {
  const enabled = useSession().user !== null
  const saved = useBookmarks({ enabled }).data
  const matches = useInterests({ enabled }).data?.result?.matches
  const { mutate, error, variables } = useSetBookmark()
  const failedId = error && !needsAccount(error) ? (variables?.careerId ?? null) : null
  return useMemo(
    () => ({
      saved: new Set(saved),
      matches: new Map(matches?.map((match) => [match.career.id, match])),
      setSaved: mutate,
      failedId,
    }),
    [saved, matches, mutate, failedId],
  )
}

/** The careers of a list; undefined: all of them. */
export function careerSelection(
  list: CareerList,
  { saved, matches }: ReaderCareers,
  none: ReactNode,
): CareerSelection | undefined {
  if (list === 'all') return undefined
  return list === 'saved'
    ? { ids: [...saved], none }
    : { ids: [...matches.keys()], inOrder: true, none }
}
