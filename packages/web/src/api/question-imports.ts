import type {
  ImportedSet,
  ImportPreview,
  QuestionDraft,
  QuestionSetDetail,
} from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { sendFile } from './send-file'

/** Sends a file, or pasted text, as its bytes; the answer is what was understood. */
export const useReadQuestions = (language: 'en' | 'es') =>
  useMutation({ mutationFn: (file: NamedBytes) => readQuestions(file, language) })

type NamedBytes = Blob & { name?: string }

async function readQuestions(file: NamedBytes, lang: string): Promise<ImportPreview> {
  const query = new URLSearchParams({ name: (file.name ?? '').slice(-200), lang })
  return sendFile(`/api/question-imports?${query}`, file, 'application/octet-stream')
}

/** The set that questions are added to. */
export const useTargetSet = (id: string | null) =>
  useQuery({
    queryKey: ['question-set', id],
    queryFn: () => api.request<QuestionSetDetail>('GET', setPath(id ?? '')),
    enabled: id !== null,
  })

/** What the page asks for, and what the file says besides. */
export interface NewSet extends ImportedSet {
  title: string
}

/** Both calls of an import; what lists sets looks again afterwards. */
export function useStoreQuestions() {
  const queries = useQueryClient()
  const changed = async () => {
    await queries.invalidateQueries({ queryKey: ['question-sets'] })
    await queries.invalidateQueries({ queryKey: ['question-set'] })
  }
  return {
    create: (set: NewSet, questions: QuestionDraft[]) =>
      api.request<QuestionSetDetail>('POST', '/api/question-sets', { ...set, questions }),
    add: (id: string, questions: QuestionDraft[]) =>
      api.request<QuestionSetDetail>('POST', `${setPath(id)}/questions`, { questions }),
    changed,
  }
}

const setPath = (id: string) => `/api/question-sets/${encodeURIComponent(id)}`
