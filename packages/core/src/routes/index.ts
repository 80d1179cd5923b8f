/**
 * Every route of the API under its method and path, with its input and output types. The server
 * declares its routes against this table (`http/define-route.ts`) and the clients call by it
 * (`sdk/api/call.ts`): a route renamed in one place does not compile in the other. Types only:
 * nothing of it is bundled.
 */
import type { AccountRoutes } from './accounts'
import type { ClassRoutes } from './classes'
import type { GameRoutes } from './games'
import type { HomeworkRoutes } from './homework'
import type { LtiRoutes } from './lti'
import type { PlanRoutes } from './plans'
import type { QuestionSetRoutes } from './question-sets'
import type { SchoolRoutes } from './schools'
import type { CareerRoutes, TeachingRoutes } from './teaching'

export interface Routes
  extends AccountRoutes,
    CareerRoutes,
    ClassRoutes,
    GameRoutes,
    HomeworkRoutes,
    LtiRoutes,
    PlanRoutes,
    QuestionSetRoutes,
    SchoolRoutes,
    TeachingRoutes {}

export type { HostCommandPath } from './games'
/** For example `GET /api/careers/{id}`. */
export type RouteKey = keyof Routes

/** The answer of a route; undefined where it is always 204. */
export type RouteAnswer<Key extends RouteKey> = Routes[Key] extends { answer: infer Answer }
  ? Answer
  : undefined
export type RouteBody<Key extends RouteKey> = Routes[Key] extends { body: infer Body }
  ? Body
  : undefined
export type RouteQuery<Key extends RouteKey> = Routes[Key] extends { query: infer Query }
  ? Query
  : undefined

type Filled<Path> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path
type GetKey = Extract<RouteKey, `GET ${string}`>
type FilledGet = { [Key in GetKey as Key extends `GET ${infer Path}` ? Filled<Path> : never]: Key }
/** The path of a GET route with its `{…}` filled in. */
export type GetPath = keyof FilledGet
/** The answer of such a path. */
export type GetAnswer<Path extends GetPath> = RouteAnswer<FilledGet[Path]>

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
/** Values for the `{…}` of its path. */
export type RouteParams<Key extends RouteKey> = Record<NamesIn<Key>, string>
