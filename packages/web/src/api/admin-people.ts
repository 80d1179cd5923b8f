import type { AnswerTeacher } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const PEOPLE = ['admin-people'] as const

export const useWaitingTeachers = () =>
  useQuery({
    queryKey: PEOPLE,
    queryFn: () => call(api, 'GET /api/admin/people'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useAnswerTeacher() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...answer }: AnswerTeacher & { id: string }) =>
      call(api, 'POST /api/admin/people/{id}', { params: { id }, body: answer }),
    onSuccess: (waiting) => putAnswer(queries, PEOPLE, () => waiting),
    onError: () => queries.invalidateQueries({ queryKey: PEOPLE }),
  })
}
