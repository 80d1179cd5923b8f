import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '../../runtime/language'
import type { LtiReply } from '../../services/lti-services'
import type { WaitingFrame } from '../waiting-frame/waiting-frame'
import { launchPagesScript } from './page-script'
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

/** What its script does by itself: a name in `scripts/launch-pages.ts`. */
export type PageTask = 'submit' | 'wait' | 'put' | 'get' | 'close'

export type Fields = Record<string, string>

/** Posts itself once: the answer to whether this browser keeps our cookie here. */
export function checkPage(fields: Fields, context: PageContext): LtiReply {
  const texts = textsIn(context.language)
  const reply = page(
    {
      title: texts['checking.title'],
      body: `<p>${texts['checking.text']}</p>
<form method="post" action="/lti/login">${hidden(fields)}
<noscript><p>${texts['checking.noscript']}</p><button>${texts['checking.button']}</button></noscript>
</form>`,
      does: 'submit',
    },
    context,
  )
  return fields.waiting === undefined ? reply : namingItself(reply)
}

/**
 * Offers a window of its own, before anything of the platform is spent, and waits for it: what is
 * chosen in the window goes back to the LMS from here, where its own form waits.
 */
export function windowPage(fields: Fields, frame: WaitingFrame, context: PageContext): LtiReply {
  const texts = textsIn(context.language)
  const body = windowForms(fields, frame, texts)
  return namingItself(page({ title: texts['window.title'], body, does: 'wait' }, context))
}

/** Keeps the browser's secret in the platform's storage, then goes on to the platform. */
export function storagePutPage(
  storage: { origin: string; target: string; key: string; value: string; to: string },
  fields: Fields,
  frame: WaitingFrame,
  context: PageContext,
): LtiReply {
  const texts = textsIn(context.language)
  const reply = page(
    {
      title: texts['checking.title'],
      body: `<div id="launch"${data({ ...storage, message: storage.key })}><p>${texts['checking.text']}</p></div>
<div id="other" hidden><h2>${texts['window.title']}</h2>${windowForms(fields, frame, texts)}</div>`,
      does: 'put',
    },
    context,
  )
  return namingItself(reply)
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
      does: 'get',
    },
    context,
  )
  return namingItself(reply)
}

/** A login or launch that goes no further. `reason` is for the log; undefined: none of its lines. */
export function refusalPage(
  kind: en.RefusalPage,
  reason: string | undefined,
  requestId: string,
  context: PageContext,
): LtiReply {
  const texts = textsIn(context.language)
  const { title, text } = TEXTS[context.language].REFUSALS[kind]
  // Who only looked has nobody to tell.
  const hint = reason === undefined ? '' : `${texts['refused.hint']} `
  const body = `<p>${text}</p>
<p><small>${hint}${texts['refused.id']}: ${escaped(requestId)}</small></p>`
  return {
    ...page({ title, body }, context),
    status: en.REFUSALS[kind].status,
    ...(reason === undefined ? {} : { reason }),
  }
}

/** A form of it has to say that it is ours; with `no-referrer` it would say `null`. */
const namingItself = (reply: LtiReply): LtiReply => ({
  ...reply,
  headers: { ...reply.headers, 'Referrer-Policy': 'same-origin' },
})

/** The window's login, one more window of the same launch, and what is told meanwhile. */
function windowForms(
  fields: Fields,
  { code, hash }: WaitingFrame,
  texts: Record<keyof typeof en.PAGE_MESSAGES, string>,
): string {
  const told = {
    none: texts['window.none'],
    opened: texts['window.opened'],
    choosing: texts['window.choosing'],
    chosen: texts['window.chosen'],
    taken: texts['window.taken'],
    expired: texts['window.expired'],
    blocked: texts['window.blocked'],
    again: texts['window.again'],
    open: texts['window.open'],
  }
  return `<p id="offer">${texts['window.text']}</p>
<p id="waiting" role="status"${data({ code, ...told })}></p>
<form id="open" method="post" action="/lti/login" target="_blank" rel="noopener">${hidden({ ...fields, waiting: hash })}
<button>${texts['window.button']}</button></form>
<form id="reopen" method="post" action="/lti/reopen" target="_blank" rel="noopener" hidden>${hidden({ code })}
<button class="quiet">${texts['window.again']}</button></form>`
}

/** A page with its policy; `title` and `body` are HTML. */
export function page(
  { title, body, does }: { title: string; body: string; does?: PageTask },
  { frameAncestors, formTargets = [], language }: PageContext,
): LtiReply {
  const { brand } = textsIn(language)
  const script = does && launchPagesScript()
  const policy = [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    // In a window of its own the browser asks for its icon.
    "img-src 'self'",
    ...(script ? [`script-src '${hashOf(script)}'`] : []),
    // Pages that wait ask us what has become of it.
    ...(does === 'wait' || does === 'put' ? ["connect-src 'self'"] : []),
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${brand}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${PAGE_STYLE}</style></head>
<body${does ? ` data-does="${does}"` : ''}><header>${PAGE_MARK}${brand}</header>
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
