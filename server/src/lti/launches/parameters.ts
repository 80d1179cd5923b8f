import { LaunchRefused } from './launch-refused'

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
