import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../runtime/errors'
import { LaunchRefused } from './launch-refused'

const MOST_FIELDS = 100

/** What stands in the address, and in a form that was posted. */
export async function parametersOf(c: Context<AppEnv>) {
  const query = new URL(c.req.url).searchParams
  const form = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '')
  if (query.size > MOST_FIELDS || form.size > MOST_FIELDS) throw new AppError('body_too_large')
  return { query, form }
}

/** The value of a parameter that may be given once, within its length; undefined: not given. */
export function single(params: URLSearchParams, name: string, longest: number): string | undefined {
  const [value, another] = params.getAll(name)
  if (another !== undefined) throw new LaunchRefused('login_invalid', `${name}_twice`)
  if (value !== undefined && value.length > longest) {
    throw new LaunchRefused('login_invalid', `${name}_too_long`)
  }
  return value === '' ? undefined : value
}

export function required(params: URLSearchParams, name: string, longest: number): string {
  const value = single(params, name, longest)
  if (value === undefined) throw new LaunchRefused('login_invalid', `${name}_missing`)
  return value
}
