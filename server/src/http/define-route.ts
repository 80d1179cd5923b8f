import { createRoute, type Hook, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { ProblemSchema } from '@pathquest/core'
import type { RouteAnswer, RouteBody, RouteKey } from '@pathquest/core/routes'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../runtime/errors'
import type { Access, AppEnv } from './app-env'

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
  /** The accepted values, if they are a list. */
  values?: unknown[]
}

/** Hook of every validator: throws, so that no error body of its own joins the response types. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every schema
const throwInvalid: Hook<any, AppEnv, any, any> = (result) => {
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

/** An empty set of routes that throws on every invalid request. */
export const makeRouter = () => new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid })

/** Bodies of writes that take no fields: any field is refused. */
export const NoFields = z.strictObject({})

type RouteRequest = NonNullable<RouteConfig['request']>
type NoRequest = Record<never, never>

/** Paths of the table of routes, by their method. */
type PathsOf<Method extends string> = RouteKey extends infer Key
  ? Key extends `${Uppercase<Method>} ${infer Path}`
    ? Path
    : never
  : never
type KeyOf<Method extends string, Path extends string> = Extract<
  RouteKey,
  `${Uppercase<Method>} ${Path}`
>
type JsonBodyOf<Request> = Request extends {
  body: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } }
}
  ? z.input<Schema>
  : undefined
/** The request body must have the type that the table of routes gives, or it does not compile. */
type TakesBody<Request, Key extends RouteKey> =
  RouteBody<Key> extends JsonBodyOf<Request>
    ? unknown
    : undefined extends RouteBody<Key>
      ? unknown
      : { body: 'is not that of the table of routes' }

/** A route with its access; an undeclared access does not compile. */
export function defineRoute<
  const Method extends RouteConfig['method'],
  const Path extends PathsOf<Method>,
  Answer extends z.ZodType<RouteAnswer<KeyOf<Method, Path>>>,
  const Status extends 200 | 201 = 200,
  Request extends RouteRequest = NoRequest,
>(route: {
  method: Method
  path: Path
  access: Access
  summary: string
  status?: Status
  answer: Answer
  request?: Request & TakesBody<Request, KeyOf<Method, Path>>
}) {
  const success = { description: 'OK', content: { 'application/json': { schema: route.answer } } }
  const responses = { [route.status ?? 200]: success, default: PROBLEM }
  return createRoute({
    method: route.method,
    path: route.path,
    summary: route.summary,
    'x-access': route.access,
    middleware: requireAccess(route.access),
    request: (route.request ?? {}) as Request,
    responses: responses as Record<Status, typeof success>,
  })
}

/** A write that answers success with an empty 204. */
export function defineSilentRoute<
  const Path extends PathsOf<Method>,
  const Method extends 'post' | 'delete' | 'put' = 'post',
  Request extends RouteRequest = NoRequest,
>(route: {
  path: Path
  access: Access
  summary: string
  method?: Method
  request?: Request & TakesBody<Request, KeyOf<Method, Path>>
}) {
  const success = { description: 'Done' }
  return createRoute({
    method: route.method ?? 'post',
    path: route.path,
    summary: route.summary,
    'x-access': route.access,
    middleware: requireAccess(route.access),
    request: (route.request ?? {}) as Request,
    responses: { 204: success, default: PROBLEM } as { 204: typeof success },
  })
}

/** An answer that is a file download. */
export function defineFileRoute<
  const Path extends PathsOf<'get'>,
  Request extends RouteRequest = NoRequest,
>(route: { path: Path; access: Access; summary: string; type?: string; request?: Request }) {
  return createRoute({
    method: 'get',
    path: route.path,
    summary: route.summary,
    'x-access': route.access,
    middleware: requireAccess(route.access),
    request: (route.request ?? {}) as Request,
    responses: {
      200: { description: 'A file', ...(route.type ? { content: { [route.type]: {} } } : {}) },
      default: PROBLEM,
    } as { 200: { description: string } },
  })
}

/** A route that only redirects to one of our pages. */
export function defineRedirectRoute<
  const Path extends PathsOf<'get'>,
  Request extends RouteRequest = NoRequest,
>(route: { path: Path; access: Access; summary: string; request?: Request }) {
  return createRoute({
    method: 'get',
    path: route.path,
    summary: route.summary,
    'x-access': route.access,
    middleware: requireAccess(route.access),
    request: (route.request ?? {}) as Request,
    responses: { 303: { description: 'Goes on to a page' } },
  })
}

const PROBLEM = {
  description: 'A problem (RFC 9457)',
  content: { 'application/problem+json': { schema: ProblemSchema } },
}

/** The check of a route's declared access; the application sets it. */
const requireAccess = (access: Access) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await c.var.checkAccess(c, access)
    await next()
  })

/** A required JSON body. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

/** Paths of one game. */
export const GameId = z.object({ id: z.string().regex(/^gs_[0-9a-z]{20}$/) })
