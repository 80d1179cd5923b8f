import { createHash } from 'node:crypto'
import type { LtiReply } from '../lti-services'
import { refusalTexts, registrationTexts as texts } from './en-registration'
import type { RefusalReason } from './registration-refused'

/** LTI Dynamic Registration 1.0, section 3.6: the platform closes its window. */
const CLOSE = `(window.opener || window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')`
const STYLE =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1.25rem;color:#1d2b26;background:#fbfaf5}h1{font-size:1.5rem;line-height:1.25}small{color:#52605a}@media(prefers-color-scheme:dark){body{color:#eef1ea;background:#14201b}small{color:#aab8b0}}'

/** The platform is stored; its window may close. */
export const registeredPage = (allowHttp: boolean): LtiReply =>
  page(200, texts.doneTitle, `<p>${texts.done}</p>`, allowHttp, CLOSE)

const STATUS: Partial<Record<RefusalReason, number>> = {
  invite_invalid: 403,
  busy: 409,
  platform_exists: 409,
  not_from_platform: 400,
}

/** What went wrong and what helps; the invitation stays good. */
export function refusedPage(
  reason: RefusalReason,
  requestId: string,
  allowHttp: boolean,
): LtiReply {
  const isLost = reason === 'invite_invalid'
  const body = [
    `<p>${refusalTexts[reason]}</p>`,
    isLost || reason === 'not_from_platform' ? '' : `<p>${texts.notUsed}</p>`,
    `<p><small>${texts.requestId.replace('{id}', requestId.replace(/[^\w-]/g, ''))}</small></p>`,
  ].join('')
  const reply = page(STATUS[reason] ?? 502, texts.refusedTitle, body, allowHttp)
  return { ...reply, reason: `registration_${reason}` }
}

/**
 * The platform is not known yet and shows this page in a frame of whatever page it likes. There is
 * nothing to click and no cookie in it.
 */
function page(
  status: number,
  title: string,
  body: string,
  allowHttp: boolean,
  script?: string,
): LtiReply {
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(STYLE)}'`,
    script ? `script-src '${hashOf(script)}'` : '',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors https:${allowHttp ? ' http:' : ''}`,
  ]
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.filter(Boolean).join('; '),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${body}${script ? `<script>${script}</script>` : ''}</html>`,
  }
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
