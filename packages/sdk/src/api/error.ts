import type { ErrorCode, ErrorParams, Problem } from '@pathquest/core/errors'
import { COMMON_ERRORS } from '@pathquest/core/errors/common'

/** A problem of the API, or `offline` when no answer came at all. */
export type ApiErrorCode = ErrorCode | 'offline'

/** What went wrong, by a code that can be told apart and translated. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    /** What went wrong; `offline`: no answer came. */
    readonly code: ApiErrorCode,
    /** Of HTTP; 0: no answer came. */
    readonly status: number,
    /** The English sentence; translate by `code` and `params`. */
    readonly detail: string,
    /** What stands in the places of the sentence. */
    readonly params: ErrorParams = {},
    /** Which field of the form it is about. */
    readonly field: string | null = null,
    options?: { cause?: unknown },
  ) {
    super(detail, options)
  }
}

/** Any thrown thing as an ApiError, so that callers have one shape to show. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : offlineError(error)

export const offlineError = (cause: unknown) =>
  new ApiError('offline', 0, 'No connection. Please check your network and try again.', {}, null, {
    cause,
  })

export function problemError(response: Response, text: string): ApiError {
  const problem = readProblem(text)
  if (problem) {
    const { code, status, detail, params, field } = problem
    return new ApiError(code, status ?? response.status, detail ?? '', params ?? {}, field)
  }
  // No problem of ours: something between here and the API answered.
  const { status } = response
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 5
    return commonError('rate_limited', status, { seconds })
  }
  return commonError(status >= 502 && status <= 504 ? 'unavailable' : 'unexpected', status)
}

function commonError(code: keyof typeof COMMON_ERRORS, status: number, params: ErrorParams = {}) {
  const detail = COMMON_ERRORS[code].message.replace('{seconds}', String(params.seconds))
  return new ApiError(code, status, detail, params)
}

function readProblem(text: string): (Partial<Problem> & Pick<Problem, 'code'>) | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null) return null
    const { code } = body as Partial<Problem>
    return typeof code === 'string' ? (body as Problem) : null
  } catch {
    return null
  }
}
