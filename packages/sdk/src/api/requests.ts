import { ApiError, offlineError, problemError } from './error'

/** How to reach the API. */
export interface ApiClientOptions {
  /** Origin of the API; empty: the page's own. */
  origin?: string | undefined
  /** The app: `same-origin` (its session cookie), the default. Embeds and LMS frames: `omit`. */
  credentials?: 'same-origin' | 'omit' | undefined
  /** After this many milliseconds without an answer a request counts as failed. Default 10,000. */
  timeoutMs?: number | undefined
  /** Called before each request, e.g. for a bearer token of an LMS frame. */
  bearer?: (() => string | null) | undefined
}

/** Requests to the API, all with the same errors. */
export interface ApiRequests {
  /** As in the options; empty: the page's own. */
  readonly origin: string
  /** Any route of the API, e.g. `request('GET', '/api/careers')`. */
  request<T>(method: string, path: string, body?: unknown, bearer?: string | null): Promise<T>
}

const REQUEST_TIMEOUT_MS = 10_000

/** What is enough for a widget that only reads; it throws `ApiError` and nothing else. */
export function createRequests(options: ApiClientOptions = {}): ApiRequests {
  const origin = (options.origin ?? '').replace(/\/$/, '')

  async function request<T>(
    method: string,
    path: string,
    body?: unknown,
    bearer?: string | null,
  ): Promise<T> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? REQUEST_TIMEOUT_MS)
    const token = bearer ?? options.bearer?.()
    const headers: Record<string, string> = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (token) headers.authorization = `Bearer ${token}`
    try {
      const response = await fetch(origin + path, {
        method,
        headers,
        credentials: options.credentials ?? 'same-origin',
        signal: abort.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw problemError(response, text)
      return parseBody<T>(response, text)
    } catch (error) {
      throw error instanceof ApiError ? error : offlineError(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return { origin, request }
}

function parseBody<T>(response: Response, text: string): T {
  if (text === '') return undefined as T
  try {
    return JSON.parse(text) as T
  } catch {
    throw problemError(response, text)
  }
}
