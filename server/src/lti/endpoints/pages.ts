import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../../runtime/language'
import type { LtiReply } from '../../services/lti-services'
import { GET_AND_POST, OPENED, PUT_AND_GO, SUBMIT } from './page-scripts'
import { PAGE_MARK, PAGE_STYLE } from './page-styles'
import * as en from './texts/en'
import * as es from './texts/es'

export interface PageContext {
  /** Origins that may frame the page. */
  frameAncestors: readonly string[]
  /** Where its forms may lead beside ourselves: redirects count. */
  formTargets?: readonly string[]
  language: Language
}

/** By what the browser says: before a token is verified nothing of the launch is known. */
export type MakePageContext = (headers: IncomingHttpHeaders) => Promise<PageContext>

const TEXTS = { en, es } satisfies Record<Language, unknown>
const textsIn = (language: Language) => TEXTS[language].PAGE_MESSAGES

export type Fields = Record<string, string>

/** Posts itself once: the answer to whether this browser keeps our cookie here. */
export function checkPage(fields: Fields, context: PageContext): LtiReply {
  const texts = textsIn(context.language)
  return page(
    {
      title: texts['checking.title'],
      body: `<p>${texts['checking.text']}</p>
<form method="post" action="/lti/login">${hidden(fields)}
<noscript><p>${texts['checking.noscript']}</p><button>${texts['checking.button']}</button></noscript>
</form>`,
      script: SUBMIT,
    },
    context,
  )
}

/** Offers a window of its own, before anything of the platform is spent. */
export function windowPage(fields: Fields, context: PageContext): LtiReply {
  const texts = textsIn(context.language)
  const body = windowForm(fields, texts)
  return page({ title: texts['window.title'], body, script: OPENED }, context)
}

/** Keeps the browser's secret in the platform's storage, then goes on to the platform. */
export function storagePutPage(
  storage: { origin: string; target: string; key: string; value: string; to: string },
  fields: Fields,
  context: PageContext,
): LtiReply {
  const texts = textsIn(context.language)
  return page(
    {
      title: texts['checking.title'],
      body: `<div id="launch"${data({ ...storage, message: storage.key })}><p>${texts['checking.text']}</p></div>
<div id="other" hidden><h2>${texts['window.title']}</h2>${windowForm(fields, texts)}</div>`,
      script: PUT_AND_GO,
    },
    context,
  )
}

/** Fetches the browser's secret from the platform's storage and posts the launch again with it. */
export function storageGetPage(
  storage: { origin: string; target: string; key: string },
  fields: Fields,
  context: PageContext,
): LtiReply {
  const texts = textsIn(context.language)
  const reply = page(
    {
      title: texts['checking.title'],
      body: `<div id="launch"${data({ ...storage, message: storage.key })}><p>${texts['checking.text']}</p></div>
<div id="other" hidden><p>${TEXTS[context.language].REFUSALS.other_browser.text}</p></div>
<form method="post" action="/lti/launch">${hidden({ ...fields, storage_value: '' })}</form>`,
      script: GET_AND_POST,
    },
    context,
  )
  // Its form has to say that it is ours; with `no-referrer` it would say `null`.
  return { ...reply, headers: { ...reply.headers, 'Referrer-Policy': 'same-origin' } }
}

/** A login or launch that goes no further. `reason` is for the log. */
export function refusalPage(
  kind: en.RefusalPage,
  reason: string,
  requestId: string,
  context: PageContext,
): LtiReply {
  const texts = textsIn(context.language)
  const { title, text } = TEXTS[context.language].REFUSALS[kind]
  const body = `<p>${text}</p>
<p><small>${texts['refused.hint']} ${texts['refused.id']}: ${escaped(requestId)}</small></p>`
  return { ...page({ title, body }, context), status: en.REFUSALS[kind].status, reason }
}

const windowForm = (
  fields: Fields,
  texts: Record<keyof typeof en.PAGE_MESSAGES, string>,
): string => `<p>${texts['window.text']}</p>
<form method="post" action="/lti/login" target="_blank" rel="noopener">${hidden(fields)}
<button>${texts['window.button']}</button></form>
<p id="opened" role="status" hidden>${texts['window.opened']}</p>`

/** A page with its policy; `title` and `body` are HTML. */
export function page(
  { title, body, script }: { title: string; body: string; script?: string },
  { frameAncestors, formTargets = [], language }: PageContext,
): LtiReply {
  const { brand } = textsIn(language)
  const policy = [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    ...(script ? [`script-src '${hashOf(script)}'`] : []),
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ]
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
    },
    body: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${brand}</title><style>${PAGE_STYLE}</style></head>
<body><header>${PAGE_MARK}${brand}</header>
<main><section><h1>${title}</h1>${body}</section></main>${script ? `<script>${script}</script>` : ''}</body>
</html>`,
  }
}

const hashes = new Map<string, string>()
function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
  hashes.set(text, hash)
  return hash
}
const STYLE_HASH = hashOf(PAGE_STYLE)

const hidden = (fields: Fields): string =>
  Object.entries(fields)
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('')

const data = (values: Fields): string =>
  Object.entries(values)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('')

/** Text inside an element or a quoted attribute. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
