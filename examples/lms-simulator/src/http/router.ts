import type { Reply } from './replies'
import type { Call } from './requests'

export interface Route {
  /** The name under which faults and the request log know it. */
  endpoint: string
  method: string
  pattern: RegExp
  handle: (call: Call) => Reply | Promise<Reply>
}

/**
 * A route; `:name` in the path is a parameter.
 * @param methodAndPath `GET /courses/:courseId`
 */
export function route(
  endpoint: string,
  methodAndPath: string,
  handle: (call: Call) => Reply | Promise<Reply>,
): Route {
  const [method = '', path = ''] = methodAndPath.split(' ')
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return { endpoint, method, pattern, handle }
}

export function findRoute(routes: Route[], method: string, path: string) {
  let known = false
  for (const one of routes) {
    const found = one.pattern.exec(path)
    if (!found) continue
    known = true
    if (one.method !== method) continue
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
    return { status: 200, route: one, params }
  }
  return { status: known ? 405 : 404, route: undefined, params: {} }
}
