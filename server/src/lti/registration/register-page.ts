import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import type { Language } from '../../runtime/language'
import { languageOf, type Page, page, sendPage } from '../pages/page'
import type { RegisterPlatform } from './dynamic-registration'
import { type RefusalReason, RegistrationRefused } from './registration-refused'
import * as en from './texts/en'
import * as es from './texts/es'

/** /lti/register: a platform opens the link of an invitation with two parameters of its own. */
export async function openRegistration(
  c: Context<AppEnv>,
  registerPlatform: RegisterPlatform,
): Promise<Response> {
  const { services, log, requestId } = c.var
  const reader = { language: languageOf(c), allowHttp: services.env.ltiPrivateAddresses }
  await services.limits.queueRequest()
  try {
    const platform = await registerPlatform({
      invite: c.req.query('invite') ?? '',
      configurationUrl: c.req.query('openid_configuration') ?? '',
      registrationToken: c.req.query('registration_token') ?? '',
    })
    log.info({ platformId: platform.id }, 'a platform registered itself')
    return sendPage(c, registeredPage(reader))
  } catch (error) {
    if (!(error instanceof RegistrationRefused)) throw error
    log.warn({ reason: error.message }, 'a registration was refused')
    return sendPage(c, refusedPage(error.reason, requestId, reader))
  }
}

/**
 * The platform is not known yet and shows these pages in a frame of whatever page it likes. There
 * is nothing to click in them, and no cookie goes with them.
 */
const context = ({ allowHttp, language }: Reader) => ({
  frameAncestors: allowHttp ? ['https:', 'http:'] : ['https:'],
  language,
})

/** Who reads a page, and whether their platform may have no TLS. */
interface Reader {
  language: Language
  allowHttp: boolean
}

const TEXTS = { en, es } satisfies Record<Language, unknown>

/** The platform is stored and told to close its window. */
function registeredPage(reader: Reader): Page {
  const { doneTitle, done } = TEXTS[reader.language].registrationTexts
  return page({ title: doneTitle, body: `<p>${done}</p>`, does: 'close' }, context(reader))
}

const STATUS: Partial<Record<RefusalReason, 400 | 403 | 409>> = {
  invite_invalid: 403,
  busy: 409,
  platform_exists: 409,
  not_from_platform: 400,
}

/** What went wrong and what helps; the invitation stays good. */
function refusedPage(reason: RefusalReason, requestId: string, reader: Reader): Page {
  const { registrationTexts: texts, refusalTexts } = TEXTS[reader.language]
  const isWasted = reason !== 'invite_invalid' && reason !== 'not_from_platform'
  const body = [
    `<p>${refusalTexts[reason]}</p>`,
    isWasted ? `<p>${texts.notUsed}</p>` : '',
    `<p><small>${texts.requestId.replace('{id}', requestId.replace(/[^\w-]/g, ''))}</small></p>`,
  ].join('')
  const status = STATUS[reason] ?? 502
  return { ...page({ title: texts.refusedTitle, body }, context(reader)), status }
}
