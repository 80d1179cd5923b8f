import {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  errorMessage,
  isErrorCode,
  type Problem,
} from '@pathquest/core'

/** A request that cannot be served: what `onError` turns into a problem. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    /** Which field is wrong; several: all that are. */
    readonly field?: string | readonly string[],
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}

/**
 * Another system did not answer as it should; nothing of ours failed, so a stack is of no use. A
 * bug has one of JavaScript's own error types.
 */
export const isOutage = ({ code, cause }: AppError): boolean =>
  ERRORS[code].status === 502 && cause instanceof Error && !BUG.test(cause.name)

const BUG = /^(Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$/

/** A refusal by another part (room, core) whose code is only known at run time. */
export function refusedWith(code: string, params?: ErrorParams): AppError {
  return isErrorCode(code) ? new AppError(code, params) : new AppError('unexpected')
}

export function toProblem(
  code: ErrorCode,
  params: ErrorParams = {},
  field?: string | readonly string[],
): Problem {
  const { status } = ERRORS[code]
  const fields = field === undefined ? [] : [field].flat()
  return {
    type: `urn:pathquest:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status,
    code,
    params,
    detail: errorMessage(code, params),
    ...(fields[0] === undefined ? {} : { field: fields[0] }),
    ...(fields.length > 1 ? { fields } : {}),
  }
}
