import type { Hook } from '@hono/zod-openapi'
import { AppError } from '../runtime/errors'
import type { AppEnv } from './app-env'

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
  /** What would have been taken, where that is a list. */
  values?: unknown[]
}

/** Hook of every validator: throws, so that no error body of its own joins the response types. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every schema
export const throwInvalid: Hook<any, AppEnv, any, any> = (result) => {
  if (result.success) return
  throw invalid(result.error.issues as Issue[])
}

/** The first issue as `bad_request`, naming the field and never its value. */
export function invalid(issues: readonly Issue[]): AppError {
  const issue = issues[0]
  if (issue?.code === 'unrecognized_keys') {
    const field = [...issue.path, issue.keys?.[0] ?? ''].map(String).join('.').slice(0, 80)
    return new AppError('bad_request', { reason: `unknown field ${field}` }, field)
  }
  const field = (issue?.path ?? []).map(String).join('.').slice(0, 80)
  if (field === '') return new AppError('bad_request', { reason: 'it has the wrong shape' })
  const { code, values = [] } = issue ?? {}
  const isListed = code === 'invalid_value' && values.length > 1
  const reason = `${field} is ${isListed ? `one of ${values.join(', ')}` : 'missing or wrong'}`
  return new AppError('bad_request', { reason }, field)
}
