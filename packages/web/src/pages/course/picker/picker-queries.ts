import type { ChooseContent, DeepLinking, LtiLaunch, LtiQuestList } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { api } from '../../../api/client'
import type { Basket, BasketAction } from './basket'
import type { Choice, ItemErrors, PickerItem } from './picker-item'

export interface PickerPageProps {
  /** For the content picker of an LMS, or for one activity without content. */
  mode: 'deep_linking' | 'link_content'
  launch: LtiLaunch
  /** `link_content`: the choice was saved. */
  onChosen?: () => void
}

export interface CatalogueProps {
  mode: PickerPageProps['mode']
  basket: Basket
  isSending: boolean
  onToggle: (choice: Choice) => void
  /** A single item, directly. */
  onSendOne: (choice: Choice) => void
}

export interface BasketItemProps {
  item: PickerItem
  errors: ItemErrors
  mode: PickerPageProps['mode']
  canGrade: boolean
  hasOthers: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  dispatch: Dispatch<BasketAction>
}

const PAGE_LENGTH = 24
export type Quest = LtiQuestList['quests'][number]

/** The set that each of these careers' quests plays. */
const readQuests = async (careers: readonly string[]): Promise<Quest[]> =>
  careers.length === 0
    ? []
    : (await call(api, 'GET /api/lti/quests', { query: { careers: careers.join(',') } })).quests

/** The careers that the server finds, with their quests, in pages. */
export function usePickerCareers(q: string, industry: string) {
  const query = { ...(q && { q }), ...(industry && { industry }) }
  const read = useInfiniteQuery({
    queryKey: ['lti', 'careers', query],
    queryFn: async ({ pageParam }) => {
      const range = { limit: PAGE_LENGTH, ...(pageParam > 0 && { offset: pageParam }) }
      const list = await call(api, 'GET /api/careers', { query: { ...query, ...range } })
      return { ...list, quests: await readQuests(list.careers.map(({ id }) => id)) }
    },
    initialPageParam: 0,
    getNextPageParam: ({ careers, total }, pages) => {
      const count = pages.reduce((sum, page) => sum + page.careers.length, 0)
      return careers.length > 0 && count < total ? count : undefined
    },
    placeholderData: keepPreviousData,
  })
  const pages = read.data?.pages
  const { total = 0, unfilteredTotal = 0, industries } = pages?.at(-1) ?? {}
  return {
    careers: pages?.flatMap((page) => page.careers),
    questOf: (id: string) =>
      pages?.flatMap(({ quests }) => quests).find(({ careerId }) => careerId === id),
    total,
    unfilteredTotal,
    industries,
    isUpdating: read.isPlaceholderData,
    hasFailed: !pages && read.isError,
    onRetry: () => void read.refetch(),
    onMore:
      read.hasNextPage && !read.isPlaceholderData ? () => void read.fetchNextPage() : undefined,
    isLoadingMore: read.isFetchingNextPage,
    hasMoreFailed: read.isFetchNextPageError,
  }
}

export const useCareerPreview = (id: string) =>
  useQuery({
    queryKey: ['career', id],
    queryFn: async () => (await call(api, 'GET /api/careers/{id}', { params: { id } })).career,
  })

/** The set that a career's quest plays; null: of none. */
export const usePickerQuest = (careerId: string | null): Quest | undefined =>
  useQuery({
    queryKey: ['lti', 'quest', careerId],
    queryFn: async () => (await readQuests([careerId ?? '']))[0] ?? null,
    enabled: careerId !== null,
  }).data ?? undefined

const HANDED_EVERY_MS = 1_000

/** Whether the waiting frame has taken over the choice; polled until it has. */
export const useHandedChoice = () =>
  useQuery({
    queryKey: ['lti', 'handed'],
    queryFn: async () => (await call(api, 'GET /api/lti/deep-linking/handed')).isTaken,
    staleTime: 0,
    gcTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data ? false : HANDED_EVERY_MS),
  })

/** The signed response for the LMS, or that a frame returns it. */
export const useDeepLinking = () =>
  useMutation({
    mutationFn: (body: DeepLinking) => call(api, 'POST /api/lti/deep-linking', { body }),
  })

/** The content of a link that has none of its own. */
export const useChooseContent = () =>
  useMutation({
    mutationFn: (body: ChooseContent) => call(api, 'PUT /api/lti/content', { body }),
  })
