import type {
  ImportedSet,
  ImportPreview,
  QuestionDraft,
  QuestionImage,
} from '@pathquest/core/contracts'
import type { RouteAnswer, RouteQuery } from '@pathquest/core/routes'
import { call, routePath } from '@pathquest/sdk/api/call'
import { offlineError, problemError } from '@pathquest/sdk/api/error'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { timeoutSignal } from '../older-browser/ponyfills'
import { api } from './client'

const TIMEOUT_MS = 60_000

/** Routes that accept the bytes of a file. */
type FileRoute = 'POST /api/question-images' | 'POST /api/question-imports' | 'POST /api/rosters'

/** Posts a file as its bytes, with the session cookie. Throws an `ApiError`. */
export async function sendFile<Key extends FileRoute>(
  route: Key,
  { file, type, query }: { file: Blob; type: string; query?: RouteQuery<Key> },
): Promise<RouteAnswer<Key>> {
  let response: Response
  let text: string
  try {
    response = await fetch(routePath<FileRoute>(route, { query }), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': type },
      credentials: 'same-origin',
      body: file,
      signal: timeoutSignal(TIMEOUT_MS),
    })
    text = await response.text()
  } catch (error) {
    throw offlineError(error)
  }
  if (!response.ok) throw problemError(response, text)
  return JSON.parse(text) as RouteAnswer<Key>
}

/** Sends a picture unchanged; the server checks and re-encodes it. */
export const useSendImage = () => useMutation({ mutationFn: sendImage })

async function sendImage(file: File): Promise<QuestionImage> {
  // A content type that the route does not accept is replaced by one that it does: it checks the
  // bytes.
  const type = /^image\/(png|jpeg|webp)$/.test(file.type) ? file.type : 'image/png'
  return sendFile('POST /api/question-images', { file, type })
}

/** Sends a file, or pasted text, as its bytes; returns what was parsed. */
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

/** The page's fields, and what the file says about the set. */
export interface NewSet extends ImportedSet {
  title: string
}

/** Both requests of an import; lists of sets are refetched afterwards. */
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
