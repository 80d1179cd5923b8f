import type {
  RouteAnswer,
  RouteBody,
  RouteKey,
  RouteParams,
  RouteQuery,
} from '@pathquest/core/routes'

/** An API client's request function. */
interface Sender {
  request<Answer>(
    method: string,
    path: string,
    body?: unknown,
    bearer?: string | null,
  ): Promise<Answer>
}

/** The path parameters of a route, and its query. */
type Address<Key extends RouteKey> = ([keyof RouteParams<Key>] extends [never]
  ? unknown
  : { params: RouteParams<Key> }) &
  (RouteQuery<Key> extends undefined ? unknown : { query?: RouteQuery<Key> })

/** The arguments of a call besides its route. */
type CallRequest<Key extends RouteKey> = Address<Key> &
  (RouteBody<Key> extends undefined ? unknown : { body: RouteBody<Key> }) & {
    /** Replaces the client's bearer token: a seat token. */
    bearer?: string | null | undefined
  }

/** Optional where all fields are. */
type Optional<Request> =
  Record<never, never> extends Request ? [request?: Request] : [request: Request]

interface Asked {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  bearer?: string | null
}

/** Calls a route of the API; its input and output types are those of its declaration. */
export function call<Key extends RouteKey>(
  { request }: Sender,
  key: Key,
  ...[asked]: Optional<CallRequest<Key>>
): Promise<RouteAnswer<Key>> {
  const { body, bearer, ...address }: Asked = asked ?? {}
  const [method = ''] = key.split(' ')
  // A write without fields has an empty body.
  const sent = body ?? (method === 'GET' ? undefined : {})
  return request(method, filledPath(key, address), sent, bearer)
}

/** The path of a route, for links and for non-JSON responses. */
export const routePath = <Key extends RouteKey>(
  key: Key,
  ...[asked]: Optional<Address<Key>>
): string => filledPath(key, asked ?? {})

function filledPath(key: RouteKey, { params, query = {} }: Asked): string {
  const [, path = ''] = key.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return fields.length > 0 ? `${filled}?${new URLSearchParams(fields)}` : filled
}
