import type { Interests, SurveyUpdate } from '@pathquest/core/contracts'
import { SURVEY_FORM, type SurveyAnswers } from '@pathquest/core/interests/interests'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const INTERESTS = ['interests'] as const

/** Read anew on every visit: a game may just have shown what somebody answers well. */
export const useInterests = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: INTERESTS,
    queryFn: () => call(api, 'GET /api/interests'),
    refetchOnMount: 'always',
    enabled,
  })

/** Keeps all answers so far; one after the other, so that the last one is the last one. */
export function useSaveSurvey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answers: SurveyAnswers) =>
      call(api, 'PUT /api/interests', {
        body: {
          form: SURVEY_FORM,
          answers,
        } satisfies SurveyUpdate,
      }),
    onSuccess: (saved) => putAnswer<Interests>(queries, INTERESTS, () => saved),
    scope: { id: 'interests' },
  })
}

export function useDeleteSurvey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'DELETE /api/interests'),
    onSuccess: () =>
      putAnswer<Interests>(queries, INTERESTS, () => ({ draft: null, result: null })),
  })
}
