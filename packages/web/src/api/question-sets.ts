import type { QuestionSetList, QuestionSetSummary } from '@pathquest/core/contracts'
import type { RouteQuery } from '@pathquest/core/routes'
import { call } from '@pathquest/sdk/api/call'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguageChoice } from '../messages/language'
import { api } from './client'

/** Which sets, and in which order; pages add where they begin. */
export type SetQuery = Omit<NonNullable<RouteQuery<'GET /api/question-sets'>>, 'limit' | 'offset'>

/** What the cache holds of each list. */
export type ReadSets = InfiniteData<QuestionSetList, number>

const PAGE_LENGTH = 24

export const setsQuery = (query: SetQuery, limit = PAGE_LENGTH) =>
  infiniteQueryOptions({
    queryKey: ['question-sets', query, limit],
    queryFn: ({ pageParam }) => {
      const range = { limit, ...(pageParam > 0 && { offset: pageParam }) }
      return call(api, 'GET /api/question-sets', { query: { ...query, ...range } })
    },
    initialPageParam: 0,
    getNextPageParam: ({ questionSets, total }, pages) => {
      const read = pages.reduce((sum, page) => sum + page.questionSets.length, 0)
      return questionSets.length > 0 && read < total ? read : undefined
    },
  })

/** Each once: between two pages a set may have moved from one to the other. */
const joined = ({ pages }: Pick<ReadSets, 'pages'>): QuestionSetSummary[] => [
  ...new Map(pages.flatMap((page) => page.questionSets).map((set) => [set.id, set])).values(),
]

export interface SetPages {
  /** What was found last, while the next search is under way; absent: nothing is loaded yet. */
  sets: readonly QuestionSetSummary[] | undefined
  total: number
  unfilteredTotal: number
  /** What the filters can be set to. */
  counts: Pick<QuestionSetList, 'subjects' | 'sectors' | 'tags'>
  /** The sets shown are those of the search before. */
  isUpdating: boolean
  hasFailed: boolean
  onRetry: () => void
  /** Absent: all of them are loaded. */
  onMore: (() => void) | undefined
  isLoadingMore: boolean
  hasMoreFailed: boolean
}

/** The sets that the server finds, in pages: never all of them. */
export function useSetPages(query: SetQuery, limit?: number): SetPages {
  const { language: lang } = useLanguageChoice()
  const read = useInfiniteQuery({
    ...setsQuery({ ...query, lang }, limit),
    placeholderData: keepPreviousData,
  })
  const { data } = read
  const sets = useMemo(() => data && joined(data), [data])
  const { total = 0, unfilteredTotal = 0, ...counts } = data?.pages.at(-1) ?? {}
  return {
    sets,
    total,
    unfilteredTotal,
    counts,
    isUpdating: read.isPlaceholderData,
    hasFailed: !data && read.isError,
    onRetry: () => void read.refetch(),
    onMore:
      read.hasNextPage && !read.isPlaceholderData ? () => void read.fetchNextPage() : undefined,
    isLoadingMore: read.isFetchingNextPage,
    hasMoreFailed: read.isFetchNextPageError,
  }
}

/** Sets as lists have them, in no order; none: none is asked for. */
export function useListedSets(ids: readonly string[]) {
  const { data, isFetching, isError } = useInfiniteQuery({
    ...setsQuery({ ids: ids.join(',') }),
    enabled: ids.length > 0,
  })
  // What is cached may lack one, or its latest question.
  const isSettled = !isFetching && (data !== undefined || isError)
  return { sets: data?.pages[0]?.questionSets, isSettled }
}

/** One set as lists have it; null: none is asked for. */
export function useListedSet(id: string | null) {
  const { sets, isSettled } = useListedSets(id === null ? [] : [id])
  return { set: sets?.[0], isSettled }
}
