import type { WaitingFrame } from '../waiting-frame/waiting-frame'
import { escaped, type Page, type PageContext, page } from './page'
import { type PageMessages, textsIn } from './texts'

export type Fields = Record<string, string>

/** Posts itself once: the answer to whether this browser keeps our cookie here. */
export function checkPage(fields: Fields, context: PageContext): Page {
  const texts = textsIn(context.language).PAGE_MESSAGES
  const made = page(
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
  return fields.waiting === undefined ? made : namingItself(made)
}

/**
 * Offers a window of its own, before anything of the platform is spent, and waits for it: what is
 * chosen in the window goes back to the LMS from here, where its own form waits.
 */
export function windowPage(fields: Fields, frame: WaitingFrame, context: PageContext): Page {
  const texts = textsIn(context.language).PAGE_MESSAGES
  const body = windowForms(fields, frame, texts)
  return namingItself(page({ title: texts['window.title'], body, does: 'wait' }, context))
}

/** Keeps the browser's secret in the platform's storage, then goes on to the platform. */
export function storagePutPage(
  storage: { origin: string; target: string; key: string; value: string; to: string },
  fields: Fields,
  frame: WaitingFrame,
  context: PageContext,
): Page {
  const texts = textsIn(context.language).PAGE_MESSAGES
  const made = page(
    {
      title: texts['checking.title'],
      body: `<div id="launch"${data({ ...storage, message: storage.key })}><p>${texts['checking.text']}</p></div>
<div id="other" hidden><h2>${texts['window.title']}</h2>${windowForms(fields, frame, texts)}</div>`,
      does: 'put',
    },
    context,
  )
  return namingItself(made)
}

/** Fetches the browser's secret from the platform's storage and posts the launch again with it. */
export function storageGetPage(
  storage: { origin: string; target: string; key: string },
  fields: Fields,
  context: PageContext,
): Page {
  const texts = textsIn(context.language).PAGE_MESSAGES
  const made = page(
    {
      title: texts['checking.title'],
      body: `<div id="launch"${data({ ...storage, message: storage.key })}><p>${texts['checking.text']}</p></div>
<div id="other" hidden><p>${textsIn(context.language).REFUSALS.other_browser.text}</p></div>
<form method="post" action="/lti/launch">${hidden({ ...fields, storage_value: '' })}</form>`,
      does: 'get',
    },
    context,
  )
  return namingItself(made)
}

/** A form of it has to say that it is ours; with `no-referrer` it would say `null`. */
const namingItself = (page: Page): Page => ({ ...page, referrerPolicy: 'same-origin' })

/** The window's login, one more window of the same launch, and what is told meanwhile. */
function windowForms(fields: Fields, { code, hash }: WaitingFrame, texts: PageMessages): string {
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
