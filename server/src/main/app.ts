import type { Problem } from '@pathquest/core'
import type { Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import {
  accountDataRoutes,
  deleteAccount,
  exportAccount,
  removeAccount,
  unlinkEverybody,
} from '../account-data'
import {
  accountRoutes,
  makeConfirmRoutes,
  makeRecoveryRoutes,
  peopleRoutes,
  settingsRoutes,
  socialRoutes,
} from '../accounts'
import { analyticsRoutes } from '../analytics'
import { bookmarkRoutes, listBookmarks } from '../bookmarks'
import { type CareersHtml, makeCareerRoutes } from '../careers'
import {
  classTeacherRoutes,
  makeClassRoutes,
  makeClassStudentRoutes,
  myClassRoutes,
  takeOverRoutes,
} from '../classes'
import { concernRoutes } from '../concerns'
import { dashboardRoutes, profileRoutes } from '../dashboard'
import { familyRoutes, unlinkParents } from '../families'
import { gameFunctionRoutes, hostDefaultsRoutes, makeGameRoutes, playRoutes } from '../games'
import { siteRoutes } from '../health'
import { homeworkRoutes, makeHomeworkPreviews, myHomeworkRoutes } from '../homework'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { makeRouter } from '../http/define-route'
import { EMBED_PATH, type EmbedFiles } from '../http/embed-files'
import { jsonBody, jsonOnly } from '../http/json-body'
import { knownLength, LONG_BYTES } from '../http/known-length'
import { originCheck } from '../http/origins'
import { ownHost } from '../http/own-host'
import { onError, sendProblem } from '../http/problem'
import { requestContext } from '../http/request-context'
import { securityHeaders } from '../http/security-headers'
import type { StaticApp } from '../http/static-app'
import { type StaticFile, sendFile, staticFile } from '../http/static-files'
import { interestRoutes } from '../interests'
import {
  accountLinkRoutes,
  activityRoutes,
  connectionRoutes,
  deepLinkingRoutes,
  extraTimeRoutes,
  gradeRoutes,
  launchRoutes,
  platformRoutes,
  playLtiGameAgain,
  refuseLaunch,
  reviewRoutes,
  sendProblemPage,
} from '../lti'
import { marketRoutes } from '../market'
import { mailInvitations } from '../notifications'
import { paperGameRoutes } from '../paper-games'
import { myPlanRoutes, planRoutes } from '../plans'
import { questionFigureRoutes } from '../question-figures'
import { IMPORT_PATH, makeQuestionFileRoutes } from '../question-files'
import {
  adminReportRoutes,
  questionReportRoutes,
  setReportRoutes,
  setReviewRoutes,
} from '../question-reports'
import {
  imageFiles,
  imageRoutes,
  makeSetListRoutes,
  questionSetRoutes,
  setSharingRoutes,
  UPLOAD_PATH,
} from '../question-sets'
import { pathkeyRoutes } from '../rewards'
import { makeRosterRoutes, ROSTER_PATH } from '../rosters'
import { makeRunningGameRoutes } from '../running-games'
import { toProblem } from '../runtime/errors'
import { VERSION } from '../runtime/program-folder'
import {
  adminSchoolRoutes,
  makeSchoolDataRoutes,
  schoolPeopleRoutes,
  schoolRoutes,
  schoolSearchRoutes,
  schoolStaffRoutes,
} from '../schools'
import { searchRoutes } from '../search'
import type { Services } from '../services/services'
import { makeShareRoutes } from '../shares'
import { soloRoutes, startSolo } from '../solo'
import { checkAccess } from './access'
import { withPrincipal } from './principal'

/** Careers, joining, and routes with a seat or share token answer pages of any origin. */
const OPEN_TO_EMBEDS = [
  /^\/api\/careers(\/[^/]+)?$/,
  /^\/api\/search-words$/,
  /^\/api\/pathkeys$/,
  /^\/api\/shared\/[^/]+\/leaderboard$/,
  /^\/api\/games\/join$/,
  /^\/api\/games\/[\w-]+\/(seat|ticket|view|results|moves|leave)$/,
  /^\/api\/games\/[\w-]+\/questions\/[\w-]+\/report$/,
]
const isOpenToEmbeds = (path: string): boolean => OPEN_TO_EMBEDS.some((open) => open.test(path))

/** What is served beside the API. */
export interface ServedBeside {
  staticApp?: StaticApp
  /** /careers, completed with its first careers. */
  careersHtml?: CareersHtml | undefined
  embed?: EmbedFiles
  /** /lti/*, for platforms and the browsers that they send. */
  toolRoutes?: Hono<AppEnv>
}

/** API, LTI tool, app and embed on one origin, testable with `app.request()`. */
export function makeApp(
  services: Services,
  { staticApp, careersHtml, embed, toolRoutes }: ServedBeside = {},
) {
  const app = makeRouter()
  // People read what is under /lti/; everything else is requested by programs.
  const refuse = (c: Context<AppEnv>, problem: Problem) =>
    isTool(c.req.path) ? sendProblemPage(c, problem) : sendProblem(c, problem)
  app.onError((error, c) => (isTool(c.req.path) ? refuseLaunch(error, c) : onError(error, c)))
  app.notFound(async (c) => {
    const isPage = !isApi(c.req.path) && !isTool(c.req.path)
    const page = isPage ? await staticApp?.serve(c) : undefined
    return page ?? refuse(c, toProblem('not_found'))
  })
  app.use(requestContext(services, checkAccess), securityHeaders(staticApp?.inlineHashes), ownHost)
  app.use(
    '/api/*',
    compress({ threshold: LONG_BYTES }),
    knownLength,
    // Before everything that may refuse: external pages must be able to read refusals, too.
    originCheck(isOpenToEmbeds),
  )
  const allowedMethods = methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', methods.join(', '))
      return refuse(c, toProblem('method_not_allowed'))
    },
  })
  for (const path of ['/api/*', '/lti/*']) app.use(path, limitRequests, allowedMethods)
  app.use(
    '/api/*',
    // Uploads have their own limits.
    except([UPLOAD_PATH, IMPORT_PATH, ROSTER_PATH], jsonOnly, jsonBody),
    withPrincipal,
  )

  if (toolRoutes) app.route('/', toolRoutes)
  if (embed) app.all(`${EMBED_PATH}/*`, embed.serve)
  app.route('/', accountRoutes)
  app.route('/', makeConfirmRoutes({ removeAccount: deleteAccount, unlinkParents }))
  app.route('/', makeRecoveryRoutes(unlinkEverybody))
  app.route('/', socialRoutes)
  app.route('/', peopleRoutes)
  app.route('/', settingsRoutes)
  app.route('/', accountDataRoutes)
  app.route('/', makeSetListRoutes(services))
  app.route('/', questionSetRoutes)
  app.route('/', makeQuestionFileRoutes())
  app.route('/', setSharingRoutes)
  app.route('/', imageRoutes)
  app.route('/', imageFiles)
  app.route('/', questionFigureRoutes)
  app.route('/', questionReportRoutes)
  app.route('/', adminReportRoutes)
  app.route('/', setReportRoutes)
  app.route('/', setReviewRoutes)
  app.route('/', analyticsRoutes)
  app.route('/', makeRunningGameRoutes(services))
  app.route('/', makeClassRoutes(removeAccount))
  app.route('/', makeClassStudentRoutes(removeAccount))
  app.route('/', classTeacherRoutes)
  app.route('/', myClassRoutes)
  app.route('/', homeworkRoutes)
  app.route('/', planRoutes)
  app.route('/', myPlanRoutes)
  app.route('/', concernRoutes)
  app.route('/', myHomeworkRoutes)
  app.route('/', makeHomeworkPreviews(staticApp?.html))
  app.route('/', takeOverRoutes)
  app.route('/', makeRosterRoutes())
  app.route('/', schoolRoutes)
  app.route('/', schoolStaffRoutes)
  app.route('/', schoolPeopleRoutes)
  app.route('/', makeSchoolDataRoutes({ removeAccount, exportAccount }))
  app.route('/', adminSchoolRoutes)
  app.route('/', schoolSearchRoutes)
  app.route('/', pathkeyRoutes)
  app.route('/', marketRoutes)
  app.route('/', dashboardRoutes)
  app.route('/', profileRoutes)
  app.route('/', familyRoutes)
  app.route('/', siteRoutes)
  app.route('/', makeCareerRoutes(services, { html: careersHtml, listSaved: listBookmarks }))
  app.route('/', searchRoutes)
  app.route('/', bookmarkRoutes)
  app.route('/', interestRoutes)
  app.route(
    '/',
    makeGameRoutes({ solo: startSolo, nextOfActivity: playLtiGameAgain, invite: mailInvitations }),
  )
  app.route('/', hostDefaultsRoutes)
  app.route('/', paperGameRoutes)
  app.route('/', soloRoutes)
  app.route('/', playRoutes)
  app.route('/', makeShareRoutes(services))
  app.route('/', gameFunctionRoutes)
  app.route('/', platformRoutes)
  app.route('/', connectionRoutes)
  app.route('/', launchRoutes)
  app.route('/', deepLinkingRoutes)
  app.route('/', activityRoutes)
  app.route('/', accountLinkRoutes)
  app.route('/', extraTimeRoutes)
  app.route('/', gradeRoutes)
  app.route('/', reviewRoutes)
  let description: StaticFile | undefined
  app.get('/api/openapi.json', (c) => {
    // Serialised once: it takes as long as a hundred other requests, and anybody may request it.
    description ??= staticFile(
      Buffer.from(
        JSON.stringify(
          withPublicTag(
            app.getOpenAPI31Document({
              openapi: '3.1.0',
              info: { title: 'Pathquest', version: VERSION },
            }),
          ),
        ),
      ),
      'application/json',
    )
    return sendFile(c, description, 'no-cache')
  })
  return app
}

/**
 * Marks in the OpenAPI document what pages of any origin may call; /developers shows only those.
 */
function withPublicTag<Document extends { paths?: object }>(document: Document): Document {
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    if (!isOpenToEmbeds(path.replace(/[{}]/g, ''))) continue
    for (const operation of Object.values<object>(operations))
      Object.assign(operation, { tags: ['public'] })
  }
  return document
}

const isTool = (path: string): boolean => path.startsWith('/lti/')
const isApi = (path: string): boolean => /^\/(api|internal|parties)(\/|$)/.test(path)

/** Besides the limits of single routes: one address must not take all the time of the process. */
const limitRequests = createMiddleware<AppEnv>(async (c, next) => {
  c.var.services.limits.countRequest(addressBucket(c.var.address))
  await next()
})
