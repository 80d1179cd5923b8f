import type { ChooseContent, DeepLinking, LtiLaunch } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery } from '@tanstack/react-query'
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

/** All sets a teacher may choose; the page filters them on the client. */
export const usePickerSets = () =>
  useQuery({
    queryKey: ['question-sets', '/api/question-sets'],
    queryFn: async () => (await call(api, 'GET /api/question-sets')).questionSets,
  })

export const usePickerCareers = () =>
  useQuery({
    queryKey: ['careers'],
    queryFn: () => call(api, 'GET /api/careers'),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useCareerPreview = (id: string) =>
  useQuery({
    queryKey: ['career', id],
    queryFn: async () => (await call(api, 'GET /api/careers/{id}', { params: { id } })).career,
  })

/** The set that each career's quest plays, by the career's id. */
export const usePickerQuests = () =>
  useQuery({
    queryKey: ['lti', 'quests'],
    queryFn: async () => {
      const { quests } = await call(api, 'GET /api/lti/quests')
      return new Map(quests.map((quest) => [quest.careerId, quest]))
    },
  })

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
