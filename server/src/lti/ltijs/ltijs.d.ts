/** What we use of ltijs 5.9.9, which has no types of its own. */
declare module 'ltijs' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type LtijsRequest = IncomingMessage & {
    body: Record<string, string>
    signedCookies: Record<string, string>
    token?: string
  }
  export type LtijsResponse = ServerResponse & {
    locals: { err?: { details?: { message?: unknown } } }
    clearCookie: unknown
    cookie: unknown
  }
  export type LtijsNext = (error?: unknown) => void
  export type LtijsHandler = (
    request: LtijsRequest,
    response: LtijsResponse,
    next: LtijsNext,
  ) => unknown
  export type LtijsErrorHandler = (
    error: unknown,
    request: LtijsRequest,
    response: LtijsResponse,
    next: LtijsNext,
  ) => unknown

  export interface LtijsApp {
    (request: IncomingMessage, response: ServerResponse): void
    use(handler: LtijsHandler | LtijsErrorHandler): void
  }

  type Query = Record<string, unknown>
  export interface LtijsDatabase {
    setup(): Promise<true>
    Close(): Promise<true>
    Get(key: string | false, collection: string, query?: Query): Promise<Query[] | false>
    Insert(key: string | false, collection: string, item: Query, index?: Query): Promise<true>
    Replace(
      key: string | false,
      collection: string,
      query: Query,
      item: Query,
      index?: Query,
    ): Promise<true>
    Modify(key: string | false, collection: string, query: Query, changes: Query): Promise<true>
    Delete(collection: string, query: Query): Promise<true>
  }

  export interface LtijsOptions {
    appRoute: string
    loginRoute: string
    keysetRoute: string
    dynRegRoute: string
    cors: boolean
    ltiaas: boolean
    devMode: boolean
    tokenMaxAge: number
    serverAddon: (app: LtijsApp) => void
  }

  export interface LtijsIdToken {
    iss: string
    clientId: string
    deploymentId: string
    user: string
    platformContext: {
      deepLinkingSettings: {
        accept_types: string[]
        accept_multiple: boolean
        data?: string
      }
    }
  }

  export class LtijsProvider {
    app: LtijsApp
    DeepLinking: {
      createDeepLinkingMessage(
        idToken: LtijsIdToken,
        items: object[],
        options: { message?: string; errMessage?: string },
      ): Promise<string>
    }
    setup(key: string, database: { plugin: LtijsDatabase }, options: LtijsOptions): this
    deploy(options: { serverless: boolean; silent: boolean }): Promise<true>
    onConnect(handler: (token: unknown, ...rest: Parameters<LtijsHandler>) => unknown): true
    onDeepLinking(handler: (token: unknown, ...rest: Parameters<LtijsHandler>) => unknown): true
    onSessionTimeout(handler: LtijsHandler): true
    onInvalidToken(handler: LtijsHandler): true
    onUnregisteredPlatform(handler: LtijsHandler): true
    onInactivePlatform(handler: LtijsHandler): true
  }

  const ltijs: { Provider: LtijsProvider & { constructor: new () => LtijsProvider } }
  export default ltijs
}
