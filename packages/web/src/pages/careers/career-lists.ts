import type { CareerSelection } from '@pathquest/sdk/CareerBrowser'
import { type ReactNode, useMemo } from 'react'
import { useBookmarks } from '../../api/bookmarks'
import { useInterests } from '../../api/interests'
import { useSession } from '../../app/session'

export const CAREER_LISTS = ['all', 'match', 'saved'] as const
export type CareerList = (typeof CAREER_LISTS)[number]

/** The list that an address names; what is not understood is all of them. */
export const readCareerList = (search: URLSearchParams): CareerList =>
  CAREER_LISTS.find((one) => one === search.get('list')) ?? 'all'

const NONE: readonly string[] = []

/** The careers of a list; undefined: all of them. */
export function useCareerSelection(list: CareerList, none: ReactNode): CareerSelection | undefined {
  const enabled = useSession().user !== null
  const matches = useInterests({ enabled }).data?.result?.matches
  const saved = useBookmarks({ enabled }).data ?? NONE
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands for none goes with the list
  return useMemo(() => {
    if (list === 'all') return undefined
    if (list === 'saved') return { ids: saved, none }
    return { ids: matches?.map(({ career }) => career.id) ?? NONE, inOrder: true, none }
  }, [list, matches, saved])
}
