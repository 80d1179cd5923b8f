import { offlineError, problemError } from '@pathquest/sdk/api/error'
import { timeoutSignal } from '../older-browser/ponyfills'

const TIMEOUT_MS = 60_000

/** Posts a file as its bytes, by the cookie of who is signed in. Throws an `ApiError`. */
export async function sendFile<Answer>(path: string, file: Blob, type: string): Promise<Answer> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
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
  return JSON.parse(text) as Answer
}
