import type { Language } from '../../runtime/language'
import type { LtiReply } from '../../services/lti-services'
import { page } from '../pages/launch-pages'
import type { RefusalReason } from './registration-refused'
import * as en from './texts/en'
import * as es from './texts/es'

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
export function registeredPage(reader: Reader): LtiReply {
  const { doneTitle, done } = TEXTS[reader.language].registrationTexts
  return page({ title: doneTitle, body: `<p>${done}</p>`, does: 'close' }, context(reader))
}

const STATUS: Partial<Record<RefusalReason, number>> = {
  invite_invalid: 403,
  busy: 409,
  platform_exists: 409,
  not_from_platform: 400,
}

/** What went wrong and what helps; the invitation stays good. */
export function refusedPage(reason: RefusalReason, requestId: string, reader: Reader): LtiReply {
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
