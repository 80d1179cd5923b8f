import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../http/app-env'
import { acceptedLanguage, type Language } from '../../runtime/language'
import { launchPagesScript } from './page-script'
import { PAGE_MARK, PAGE_STYLE } from './page-styles'
import { textsIn } from './texts'

/** A page between an LMS and the app, before it is sent. */
export interface Page {
  status: ContentfulStatusCode
  html: string
  /** Its Content-Security-Policy: nothing but its own style and script, framed by whom it names. */
  policy: string
  referrerPolicy?: 'same-origin'
}

export interface PageContext {
  /** Origins that may frame the page. */
  frameAncestors: readonly string[]
  /** Where its forms may lead beside ourselves: redirects count. */
  formTargets?: readonly string[]
  language: Language
}

/** What its script does by itself: a name in `scripts/launch-pages.ts`. */
export type PageTask = 'submit' | 'wait' | 'put' | 'get' | 'close'

/** By what the browser says: before a token is verified nothing of the launch is known. */
export const pageContext = async (c: Context<AppEnv>): Promise<PageContext> => ({
  frameAncestors: await c.var.services.lti.frameAncestors(),
  language: languageOf(c),
})

export const languageOf = (c: Context<AppEnv>): Language =>
  acceptedLanguage(c.req.header('accept-language'))

export function sendPage(c: Context<AppEnv>, { status, html, policy, referrerPolicy }: Page) {
  c.header('Content-Security-Policy', policy)
  if (referrerPolicy) c.header('Referrer-Policy', referrerPolicy)
  return c.html(html, status)
}

/** A page with its policy; `title` and `body` are HTML. */
export function page(
  { title, body, does }: { title: string; body: string; does?: PageTask },
  { frameAncestors, formTargets = [], language }: PageContext,
): Page {
  const { brand } = textsIn(language).PAGE_MESSAGES
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
    policy: policy.join('; '),
    html: `<!doctype html>
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

/** Text inside an element or a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
