import type { QuestionSetDetail } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from './client'

/**
 * How the questions of a set did in class games, for those who write it, and of our own sets for
 * administrators. Asked again with each version of the set: a rewritten question begins anew.
 */
export const useSetFigures = (
  { id, right, isVerified, updatedAt }: QuestionSetDetail,
  isAdmin: boolean,
) =>
  useQuery({
    queryKey: ['question-figures', id, updatedAt],
    queryFn: async () =>
      (await call(api, 'GET /api/question-sets/{id}/figures', { params: { id } })).questions,
    enabled: right !== 'reader' || (isVerified && isAdmin),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Questions of our own sets that should be mended; for administrators only. */
export const useFlawedQuestions = () =>
  useQuery({
    queryKey: ['admin-flawed-questions'],
    queryFn: () => call(api, 'GET /api/admin/flawed-questions'),
    refetchOnMount: 'always',
  })
