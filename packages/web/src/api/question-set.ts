import type {
  AddQuestions,
  ChangeQuestion,
  ChangeQuestionSet,
  CreateQuestionSet,
  QuestionSetDetail,
  QuestionSetSummary,
} from '@pathquest/core/contracts'
import type { SetShareRight } from '@pathquest/core/question-sets/set-choices'
import { call } from '@pathquest/sdk/api/call'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'
import type { ReadSets } from './question-sets'

const questionSetKey = (id: string) => ['question-set', id] as const

/** A set with its questions and solutions; for teachers only. */
export const useQuestionSet = (id: string) =>
  useQuery({
    queryKey: questionSetKey(id),
    queryFn: () => call(api, 'GET /api/question-sets/{id}', { params: { id } }),
    refetchOnMount: 'always',
  })

/** The current set, after a change was refused with `set_changed`. */
export function useRefetchSet(id: string): () => Promise<QuestionSetDetail> {
  const queries = useQueryClient()
  return () =>
    queries.fetchQuery({
      queryKey: questionSetKey(id),
      queryFn: () => call(api, 'GET /api/question-sets/{id}', { params: { id } }),
      staleTime: 0,
    })
}

/** A write that returns the set: the page shows it at once, and lists are refetched. */
function useSetWrite<Input>(write: (input: Input) => Promise<QuestionSetDetail>, scope = 'new') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: async (set) => {
      await putAnswer(queries, questionSetKey(set.id), () => set)
      void queries.invalidateQueries({ queryKey: ['question-sets'] })
    },
    // Serialised: each is based on the version of the one before.
    scope: { id: `question-set-${scope}` },
  })
}

export const useCreateSet = () =>
  useSetWrite((set: CreateQuestionSet) => call(api, 'POST /api/question-sets', { body: set }))

export const useChangeSet = (id: string) =>
  useSetWrite(
    (set: ChangeQuestionSet) =>
      call(api, 'PATCH /api/question-sets/{id}', { params: { id }, body: set }),
    id,
  )

export const useDuplicateSet = () =>
  useSetWrite((id: string) =>
    call(api, 'POST /api/question-sets/{id}/duplicate', { params: { id } }),
  )

/** Whether publishing a set now requires an administrator's approval. */
export const useSetPublishing = () =>
  useQuery({
    queryKey: ['question-set-publishing'],
    queryFn: () => call(api, 'GET /api/question-set-publishing'),
    refetchOnMount: 'always',
  })

/**
 * Updates cached lists optimistically. A fetch in flight does not include the change: it is
 * cancelled, and the caller refetches the lists after the server's response.
 */
async function showInLists(
  queries: QueryClient,
  change: (sets: QuestionSetSummary[]) => QuestionSetSummary[],
): Promise<void> {
  const lists = { queryKey: ['question-sets'] }
  await queries.cancelQueries(lists)
  queries.setQueriesData<ReadSets>(lists, (read) => {
    if (!read) return read
    const pages = read.pages.map((page) => ({ ...page, questionSets: change(page.questionSets) }))
    const countOf = (some: ReadSets['pages']) =>
      some.reduce((sum, { questionSets }) => sum + questionSets.length, 0)
    const gone = countOf(read.pages) - countOf(pages)
    return { ...read, pages: pages.map((page) => ({ ...page, total: page.total - gone })) }
  })
}

export function useDeleteSet() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, updatedAt }: { id: string; updatedAt: number }) =>
      call(api, 'DELETE /api/question-sets/{id}', { params: { id }, body: { updatedAt } }),
    onSuccess: (_, { id }) => showInLists(queries, (sets) => sets.filter((set) => set.id !== id)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['question-sets'] }),
  })
}

export const useAddQuestions = (id: string) =>
  useSetWrite(
    (added: AddQuestions) =>
      call(api, 'POST /api/question-sets/{id}/questions', { params: { id }, body: added }),
    id,
  )

export const useChangeQuestion = (id: string) =>
  useSetWrite(
    ({ questionId, ...question }: ChangeQuestion & { questionId: string }) =>
      call(api, 'PATCH /api/question-sets/{id}/questions/{questionId}', {
        params: { id, questionId },
        body: question,
      }),
    id,
  )

/**
 * The version that the page shows when a write is sent: one that waited for another is based on its
 * result.
 */
function useShownVersion(id: string): () => number {
  const queries = useQueryClient()
  return () => queries.getQueryData<QuestionSetDetail>(questionSetKey(id))?.updatedAt ?? 0
}

export function useDeleteQuestion(id: string) {
  const shown = useShownVersion(id)
  return useSetWrite(
    (questionId: string) =>
      call(api, 'DELETE /api/question-sets/{id}/questions/{questionId}', {
        params: { id, questionId },
        body: {
          updatedAt: shown(),
        },
      }),
    id,
  )
}

export function useOrderQuestions(id: string) {
  const shown = useShownVersion(id)
  return useSetWrite(
    (questionIds: string[]) =>
      call(api, 'PUT /api/question-sets/{id}/questions/order', {
        params: { id },
        body: {
          questionIds,
          updatedAt: shown(),
        },
      }),
    id,
  )
}

export function useSetFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFavourite }: { id: string; isFavourite: boolean }) =>
      call(
        api,
        isFavourite
          ? 'PUT /api/question-sets/{id}/favourite'
          : 'DELETE /api/question-sets/{id}/favourite',
        { params: { id } },
      ),
    // Optimistic; if the server refuses it, the refetched list shows that.
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
    queryFn: () => call(api, 'GET /api/question-sets/{id}/share', { params: { id } }),
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
    call(api, 'POST /api/question-sets/{id}/share', { params: { id }, body: { right } }),
  )

export const useEndShare = (id: string) =>
  useSharingWrite(id, (right: SetShareRight) =>
    call(api, 'DELETE /api/question-sets/{id}/share', { params: { id }, body: { right } }),
  )

/** By its creator; or by the editor. */
export function useRemoveEditor(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profileId: string) =>
      call(api, 'DELETE /api/question-sets/{id}/editors/{profileId}', {
        params: { id, profileId },
      }),
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
      call(api, 'POST /api/question-set-shares/accept', { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['question-sets'] }),
  })
}
