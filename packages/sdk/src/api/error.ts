import type { ErrorCode, ErrorParams, Problem } from '@pathquest/core/errors'
import { COMMON_ERRORS } from '@pathquest/core/errors/common'

/** An error code of the API, or `offline` when no response came. */
export type ApiErrorCode = ErrorCode | 'offline'

/** An API error with a code that can be handled and translated. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    /** The error code; `offline`: no response came. */
    readonly code: ApiErrorCode,
    /** HTTP status; 0: no response came. */
    readonly status: number,
    /** The English message; translate by `code` and `params`. */
    readonly detail: string,
    /** Values of the message's placeholders. */
    readonly params: ErrorParams = {},
    /** The form field it is about. */
    readonly field: string | null = null,
    options?: { cause?: unknown },
    /** All fields it is about, where several are wrong at once. */
    readonly fields: readonly string[] = [],
  ) {
    super(detail, options)
  }
}

/** Converts any thrown value to an ApiError, so that callers handle one type. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : offlineError(error)

export const offlineError = (cause: unknown) =>
  new ApiError('offline', 0, 'No connection. Please check your network and try again.', {}, null, {
    cause,
  })

export function problemError(response: Response, text: string): ApiError {
  const problem = readProblem(text)
  if (problem) {
    const { code, status = response.status, detail = '', params = {}, field, fields } = problem
    return new ApiError(code, status, detail, params, field, undefined, fields)
  }
  // Not an API problem: a proxy or gateway answered.
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
