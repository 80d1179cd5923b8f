import type {
  CareerAnswer,
  CareerList,
  ChooseContent,
  DeepLinking,
  DeepLinkingAnswer,
  LtiLaunchAnswer,
  QuestionSetList,
  QuestionSetPreview,
} from '@pathquest/game-core/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client'

/** All sets a teacher may choose; the page filters them itself. */
export const usePickerSets = () =>
  useQuery({
    queryKey: ['question-sets', '/api/question-sets'],
    queryFn: async () =>
      (await api.request<QuestionSetList>('GET', '/api/question-sets')).questionSets,
  })

export const usePickerCareers = () =>
  useQuery({
    queryKey: ['careers'],
    queryFn: () => api.request<CareerList>('GET', '/api/careers'),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The questions of a set, with what is right; teachers alone. */
export const useSetPreview = (id: string) =>
  useQuery({
    queryKey: ['lti', 'question-sets', id],
    queryFn: () =>
      api.request<QuestionSetPreview>('GET', `/api/lti/question-sets/${encodeURIComponent(id)}`),
  })

export const useCareerPreview = (id: string) =>
  useQuery({
    queryKey: ['career', id],
    queryFn: async () =>
      (await api.request<CareerAnswer>('GET', `/api/careers/${encodeURIComponent(id)}`)).career,
  })

/** The signed answer for the LMS. */
export const useDeepLinking = () =>
  useMutation({
    mutationFn: (body: DeepLinking) =>
      api.request<DeepLinkingAnswer>('POST', '/api/lti/deep-linking', body),
  })

/** What a link without content of its own leads to from now on. */
export const useChooseContent = () =>
  useMutation({
    mutationFn: (body: ChooseContent) =>
      api.request<LtiLaunchAnswer>('PUT', '/api/lti/content', body),
  })
