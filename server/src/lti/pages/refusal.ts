import type { ErrorCode, Problem } from '@pathquest/core'
import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { problemFrom, retryAfter } from '../../http/problem'
import { describeError } from '../../runtime/log'
import { LaunchRefused } from '../launches/launch-request'
import {
  escaped,
  languageOf,
  type Page,
  type PageContext,
  page,
  pageContext,
  sendPage,
} from './page'
import { textsIn } from './texts'
import { REFUSALS, type RefusalPage } from './texts/en'

/** What people read where a request under /lti/ ends in a problem of every route. */
const PAGES: Partial<Record<ErrorCode, RefusalPage>> = {
  body_too_large: 'too_large',
  unsupported_media_type: 'wrong_type',
  method_not_allowed: 'wrong_method',
  wrong_host: 'wrong_host',
  not_found: 'not_found',
  rate_limited: 'too_many',
  unavailable: 'unavailable',
  disk_full: 'storage_failed',
  storage_failed: 'storage_failed',
}

/** An LMS looks at the addresses of its tools whenever an activity is saved: no line for the log. */
const ONLY_LOOKED: readonly ErrorCode[] = ['method_not_allowed', 'not_found']

/** `onError` of what stands under /lti/: people read a page, the log has the reason. */
export function refuseLaunch(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (!(error instanceof LaunchRefused)) return sendProblemPage(c, problemFrom(error, c.var.log))
  const { page, reason, cause } = error
  if (page === 'keys_unreachable') {
    c.var.log.warn({ error: describeError(cause) }, 'keys unreachable')
  }
  return sendRefusal(c, page, reason)
}

/** A problem as the page that people read in a course. */
export function sendProblemPage(c: Context<AppEnv>, problem: Problem): Promise<Response> {
  const { code } = problem
  retryAfter(c, problem)
  return sendRefusal(c, PAGES[code] ?? 'failed', ONLY_LOOKED.includes(code) ? undefined : code)
}

/** `reason` is a code of ours for the log, never a value of the request; undefined: no line. */
async function sendRefusal(c: Context<AppEnv>, kind: RefusalPage, reason: string | undefined) {
  if (reason !== undefined) c.var.log.warn({ kind: 'lti', code: reason }, 'refused')
  const context = await pageContext(c).catch(() => ({
    frameAncestors: [],
    language: languageOf(c),
  }))
  return sendPage(c, refusalPage(kind, c.var.requestId, reason !== undefined, context))
}

function refusalPage(
  kind: RefusalPage,
  requestId: string,
  isFault: boolean,
  context: PageContext,
): Page {
  const { REFUSALS: refusals, PAGE_MESSAGES: texts } = textsIn(context.language)
  const { title, text } = refusals[kind]
  // Who only looked has nobody to tell.
  const hint = isFault ? `${texts['refused.hint']} ` : ''
  const body = `<p>${text}</p>
<p><small>${hint}${texts['refused.id']}: ${escaped(requestId)}</small></p>`
  return { ...page({ title, body }, context), status: REFUSALS[kind].status }
}
