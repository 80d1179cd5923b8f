/**
 * @typedef {object} Route
 * @property {string} endpoint the name under which faults and the request log know it
 * @property {string} method
 * @property {RegExp} pattern
 * @property {(call: import('./requests').Call) => unknown} handle
 */

/**
 * A route; `:name` in the path is a parameter.
 * @param {string} endpoint
 * @param {string} methodAndPath `GET /courses/:courseId`
 * @param {(call: import('./requests').Call) => unknown} handle
 * @returns {Route}
 */
export function route(endpoint, methodAndPath, handle) {
  const [method, path] = methodAndPath.split(' ')
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  return { endpoint, method, pattern, handle }
}

/**
 * @param {Route[]} routes
 * @param {string} method
 * @param {string} path
 */
export function findRoute(routes, method, path) {
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
