import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { State } from '../state'
import { applyFault, isBefore } from './faults'
import { json, Refusal, type Reply, refused, send } from './replies'
import { type Call, type LoggedRequest, type Params, readBody } from './requests'

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

function findRoute(routes: Route[], method: string, path: string) {
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

/** Serves the routes; every request goes through the faults and into the log. */
export function serve({ routes, state }: { routes: Route[]; state: State }) {
  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      // A client that went away is no fault of ours; anything else must be seen.
      if (!request.destroyed) console.error(error)
      response.destroy()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', state.origin)
    const found = findRoute(routes, request.method ?? 'GET', url.pathname)
    const entry: LoggedRequest = {
      at: Date.now(),
      endpoint: found.route?.endpoint ?? 'unknown',
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
    }
    state.requests.push(entry)
    const body = await readBody(request).catch((error) => {
      if (error instanceof Refusal) return error
      throw error
    })
    if (body instanceof Refusal) return send(response, refused(body))
    const fault = found.route && state.faults.take(found.route.endpoint, body)
    if (fault) entry.fault = fault.kind
    if (fault && isBefore(fault)) return applyFault(fault, response, entry)
    const call = {
      method: entry.method,
      url,
      params: found.params as Params,
      headers: request.headers,
      body,
    }
    const reply = found.route
      ? await run(found.route, call, entry)
      : json({ error: 'not_found' }, { status: found.status })
    entry.status = reply.status
    if (fault) return applyFault(fault, response, entry, reply)
    send(response, reply)
  }

  async function run(route: Route, call: Call, entry: LoggedRequest): Promise<Reply> {
    try {
      return await route.handle(call)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      entry.refused = error.message
      return refused(error)
    }
  }
}
