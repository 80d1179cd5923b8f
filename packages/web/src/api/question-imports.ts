import type { ImportedSet, ImportPreview, QuestionDraft } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { sendFile } from './send-file'

/** Sends a file, or pasted text, as its bytes; the answer is what was understood. */
export const useReadQuestions = (language: 'en' | 'es') =>
  useMutation({ mutationFn: (file: NamedBytes) => readQuestions(file, language) })

type NamedBytes = Blob & { name?: string }

async function readQuestions(file: NamedBytes, lang: 'en' | 'es'): Promise<ImportPreview> {
  return sendFile('POST /api/question-imports', {
    file,
    type: 'application/octet-stream',
    query: { name: (file.name ?? '').slice(-200), lang },
  })
}

/** The set that questions are added to. */
export const useTargetSet = (id: string | null) =>
  useQuery({
    queryKey: ['question-set', id],
    queryFn: () => call(api, 'GET /api/question-sets/{id}', { params: { id: id ?? '' } }),
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
      call(api, 'POST /api/question-sets', { body: { ...set, questions } }),
    add: (id: string, questions: QuestionDraft[]) =>
      call(api, 'POST /api/question-sets/{id}/questions', { params: { id }, body: { questions } }),
    changed,
  }
}

const _setPath = (id: string) => `/api/question-sets/${encodeURIComponent(id)}`
