import type { AnswerTeacher, WaitingTeachers } from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const PEOPLE = ['admin-people'] as const

export const useWaitingTeachers = () =>
  useQuery({
    queryKey: PEOPLE,
    queryFn: () => api.request<WaitingTeachers>('GET', '/api/admin/people'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useAnswerTeacher() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...answer }: AnswerTeacher & { id: string }) =>
      api.request<WaitingTeachers>('POST', `/api/admin/people/${encodeURIComponent(id)}`, answer),
    onSuccess: (waiting) => putAnswer(queries, PEOPLE, () => waiting),
    onError: () => queries.invalidateQueries({ queryKey: PEOPLE }),
  })
}
