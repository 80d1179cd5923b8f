import type {
  AcceptedSetShare,
  AddQuestions,
  ChangeQuestion,
  ChangeQuestionSet,
  CreateQuestionSet,
  QuestionSetDetail,
  QuestionSetSummary,
  SetPublishing,
  SetShare,
  SetSharing,
} from '@pathquest/core/contracts'
import type { SetShareRight } from '@pathquest/core/question-sets/set-choices'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const questionSetKey = (id: string) => ['question-set', id] as const
const setPath = (id: string): string => `/api/question-sets/${encodeURIComponent(id)}`

/** A set with its questions and what is right; teachers alone. */
export const useQuestionSet = (id: string) =>
  useQuery({
    queryKey: questionSetKey(id),
    queryFn: () => api.request<QuestionSetDetail>('GET', setPath(id)),
    refetchOnMount: 'always',
  })

/** The set as it is now, for who was refused with `set_changed`. */
export function useReadAgain(id: string): () => Promise<QuestionSetDetail> {
  const queries = useQueryClient()
  return () =>
    queries.fetchQuery({
      queryKey: questionSetKey(id),
      queryFn: () => api.request<QuestionSetDetail>('GET', setPath(id)),
      staleTime: 0,
    })
}

/** A write whose answer is the set: the page shows it at once, and lists read theirs anew. */
function useSetWrite<Input>(write: (input: Input) => Promise<QuestionSetDetail>, scope = 'new') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: async (set) => {
      await putAnswer(queries, questionSetKey(set.id), () => set)
      void queries.invalidateQueries({ queryKey: ['question-sets'] })
    },
    // One after the other: each names the version that the one before it made.
    scope: { id: `question-set-${scope}` },
  })
}

export const useCreateSet = () =>
  useSetWrite((set: CreateQuestionSet) =>
    api.request<QuestionSetDetail>('POST', '/api/question-sets', set),
  )

export const useChangeSet = (id: string) =>
  useSetWrite(
    (set: ChangeQuestionSet) => api.request<QuestionSetDetail>('PATCH', setPath(id), set),
    id,
  )

export const useDuplicateSet = () =>
  useSetWrite((id: string) =>
    api.request<QuestionSetDetail>('POST', `${setPath(id)}/duplicate`, {}),
  )

/** Whether a set that is made public now waits for an administrator. */
export const useSetPublishing = () =>
  useQuery({
    queryKey: ['question-set-publishing'],
    queryFn: () => api.request<SetPublishing>('GET', '/api/question-set-publishing'),
    refetchOnMount: 'always',
  })

/**
 * Lists that were read before, as they are about to be. One still on its way knows nothing of the
 * change: it is dropped, and whoever changes reads the lists anew once the server has answered.
 */
async function showInLists(
  queries: QueryClient,
  change: (sets: QuestionSetSummary[]) => QuestionSetSummary[],
): Promise<void> {
  const lists = { queryKey: ['question-sets'] }
  await queries.cancelQueries(lists)
  queries.setQueriesData<QuestionSetSummary[]>(lists, (sets) => sets && change(sets))
}

export function useDeleteSet() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, updatedAt }: { id: string; updatedAt: number }) =>
      api.request<void>('DELETE', setPath(id), { updatedAt }),
    onSuccess: (_, { id }) => showInLists(queries, (sets) => sets.filter((set) => set.id !== id)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['question-sets'] }),
  })
}

export const useAddQuestions = (id: string) =>
  useSetWrite(
    (added: AddQuestions) =>
      api.request<QuestionSetDetail>('POST', `${setPath(id)}/questions`, added),
    id,
  )

export const useChangeQuestion = (id: string) =>
  useSetWrite(
    ({ questionId, ...question }: ChangeQuestion & { questionId: string }) =>
      api.request<QuestionSetDetail>('PATCH', questionPath(id, questionId), question),
    id,
  )

/**
 * The version that the page shows when a write is sent: one that waited for another of this page
 * goes on from what that one made.
 */
function useShownVersion(id: string): () => number {
  const queries = useQueryClient()
  return () => queries.getQueryData<QuestionSetDetail>(questionSetKey(id))?.updatedAt ?? 0
}

export function useDeleteQuestion(id: string) {
  const shown = useShownVersion(id)
  return useSetWrite(
    (questionId: string) =>
      api.request<QuestionSetDetail>('DELETE', questionPath(id, questionId), {
        updatedAt: shown(),
      }),
    id,
  )
}

export function useOrderQuestions(id: string) {
  const shown = useShownVersion(id)
  return useSetWrite(
    (questionIds: string[]) =>
      api.request<QuestionSetDetail>('PUT', `${setPath(id)}/questions/order`, {
        questionIds,
        updatedAt: shown(),
      }),
    id,
  )
}

const questionPath = (id: string, questionId: string): string =>
  `${setPath(id)}/questions/${encodeURIComponent(questionId)}`

export function useSetFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFavourite }: { id: string; isFavourite: boolean }) =>
      api.request<void>(isFavourite ? 'PUT' : 'DELETE', `${setPath(id)}/favourite`, {}),
    // Shown at once; where the server did not take it, the list read anew shows that.
    onMutate: ({ id, isFavourite }) =>
      showInLists(queries, (sets) =>
        sets.map((set) => (set.id === id ? { ...set, isFavourite } : set)),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['question-sets'] }),
    scope: { id: 'question-set-favourites' },
  })
}

const sharingKey = (id: string) => ['question-set-sharing', id] as const

export const useSharing = (id: string) =>
  useQuery({
    queryKey: sharingKey(id),
    queryFn: () => api.request<SetSharing>('GET', `${setPath(id)}/share`),
    refetchOnMount: 'always',
  })

function useSharingWrite<Input, Answer>(id: string, write: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => queries.invalidateQueries({ queryKey: sharingKey(id) }),
  })
}

export const useShareSet = (id: string) =>
  useSharingWrite(id, (right: SetShareRight) =>
    api.request<SetShare>('POST', `${setPath(id)}/share`, { right }),
  )

export const useEndShare = (id: string) =>
  useSharingWrite(id, (right: SetShareRight) =>
    api.request<void>('DELETE', `${setPath(id)}/share`, { right }),
  )

/** By its creator; or oneself. */
export function useRemoveEditor(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profileId: string) =>
      api.request<void>('DELETE', `${setPath(id)}/editors/${encodeURIComponent(profileId)}`, {}),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: sharingKey(id) }),
        queries.invalidateQueries({ queryKey: ['question-sets'] }),
      ]),
  })
}

export function useAcceptShare() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      api.request<AcceptedSetShare>('POST', '/api/question-set-shares/accept', { token }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['question-sets'] }),
  })
}
