import type { RouteAnswer, RouteQuery } from '@pathquest/core/routes'
import { routePath } from '@pathquest/sdk/api/call'
import { offlineError, problemError } from '@pathquest/sdk/api/error'
import { timeoutSignal } from '../older-browser/ponyfills'

const TIMEOUT_MS = 60_000

/** Routes that take the bytes of a file. */
type FileRoute = 'POST /api/question-images' | 'POST /api/question-imports'

/** Posts a file as its bytes, by the cookie of who is signed in. Throws an `ApiError`. */
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
