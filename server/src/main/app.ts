import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { accountDataRoutes } from '../account-data'
import { accountRoutes, recoveryRoutes, settingsRoutes, socialRoutes } from '../accounts'
import { bookmarkRoutes } from '../bookmarks'
import { makeCareerRoutes } from '../careers'
import { dashboardRoutes, profileRoutes } from '../dashboard'
import { familyRoutes } from '../families'
import { gameFunctionRoutes, makeGameRoutes, playRoutes } from '../games'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { makeRouter } from '../http/define-route'
import { EMBED_PATH, type EmbedFiles } from '../http/embed-files'
import { jsonBody } from '../http/json-body'
import { jsonOnly } from '../http/json-only'
import { knownLength } from '../http/known-length'
import { originCheck } from '../http/origins'
import { onError, sendProblem } from '../http/problem'
import { requestContext } from '../http/request-context'
import { securityHeaders } from '../http/security-headers'
import type { StaticApp } from '../http/static-app'
import { interestRoutes } from '../interests'
import {
  accountLinkRoutes,
  activityRoutes,
  deepLinkingRoutes,
  gradeRoutes,
  launchRoutes,
  platformRoutes,
  playLtiGameAgain,
} from '../lti'
import { marketRoutes } from '../market'
import { mailInvitations } from '../notifications'
import { questionSetRoutes } from '../question-sets'
import { pathkeyRoutes } from '../rewards'
import { problemOf } from '../runtime/errors'
import { VERSION } from '../runtime/version'
import type { Services } from '../services/services'
import { shareRoutes } from '../shares'
import { siteRoutes } from '../site'
import { soloRoutes, startSolo } from '../solo'
import { checkAccess } from './access'
import { withPrincipal } from './principal'

const KIB = 1024

/** Careers, joining, and what carries a seat or share token answer pages of any origin. */
const OPEN_TO_EMBEDS = [
  /^\/api\/careers(\/[^/]+)?$/,
  /^\/api\/pathkeys$/,
  /^\/api\/shared\/[^/]+\/leaderboard$/,
  /^\/api\/games\/join$/,
  /^\/api\/games\/[\w-]+\/(seat|ticket|view|results|moves|leave)$/,
]
const isOpenToEmbeds = (path: string): boolean => OPEN_TO_EMBEDS.some((open) => open.test(path))

/** What is built and served beside the API. */
export interface BuiltFiles {
  staticApp?: StaticApp
  embed?: EmbedFiles
}

/** API, app and embed on one origin, testable with `app.request()`. */
export function makeApp(services: Services, { staticApp, embed }: BuiltFiles = {}) {
  const app = makeRouter()
  app.onError(onError)
  app.notFound(async (c) => {
    const page = isApi(c.req.path) ? undefined : await staticApp?.serve(c)
    return page ?? sendProblem(c, problemOf('not_found'))
  })
  app.use(requestContext(services, checkAccess), securityHeaders(staticApp?.scriptHashes ?? []))
  app.use(
    '/api/*',
    compress({ threshold: KIB }),
    knownLength,
    // Before everything that may refuse: other pages are to read refusals, too.
    originCheck(isOpenToEmbeds),
  )
  app.use(
    '/api/*',
    limitRequests,
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '))
        return sendProblem(c, problemOf('method_not_allowed'))
      },
    }),
    jsonOnly,
    jsonBody,
    withPrincipal,
  )

  if (embed) app.all(`${EMBED_PATH}/*`, embed.serve)
  app.route('/', accountRoutes)
  app.route('/', recoveryRoutes)
  app.route('/', socialRoutes)
  app.route('/', settingsRoutes)
  app.route('/', accountDataRoutes)
  app.route('/', questionSetRoutes)
  app.route('/', pathkeyRoutes)
  app.route('/', marketRoutes)
  app.route('/', dashboardRoutes)
  app.route('/', profileRoutes)
  app.route('/', familyRoutes)
  app.route('/', siteRoutes)
  app.route('/', makeCareerRoutes(services))
  app.route('/', bookmarkRoutes)
  app.route('/', interestRoutes)
  app.route(
    '/',
    makeGameRoutes({ solo: startSolo, nextOfActivity: playLtiGameAgain, invite: mailInvitations }),
  )
  app.route('/', soloRoutes)
  app.route('/', playRoutes)
  app.route('/', shareRoutes)
  app.route('/', gameFunctionRoutes)
  app.route('/', platformRoutes)
  app.route('/', launchRoutes)
  app.route('/', deepLinkingRoutes)
  app.route('/', activityRoutes)
  app.route('/', accountLinkRoutes)
  app.route('/', gradeRoutes)
  let description: string | undefined
  app.get('/api/openapi.json', (c) => {
    // Written once: it takes as long as a hundred other requests, and anybody may ask.
    description ??= JSON.stringify(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Pathquest', version: VERSION },
      }),
    )
    return c.body(description, 200, { 'Content-Type': 'application/json' })
  })
  return app
}

const isApi = (path: string): boolean => /^\/(api|internal|parties)(\/|$)/.test(path)

/** Beside the limits of single routes: one address must not take all the time of the process. */
const limitRequests = createMiddleware<AppEnv>(async (c, next) => {
  const { limits } = c.var.services
  await limits.queueRequest()
  limits.countRequest(addressBucket(c.var.address))
  await next()
})
