import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../http/app-env'
import { acceptedLanguage, type Language } from '../../runtime/language'
import { programFolder } from '../../runtime/program-folder'
import { textsIn } from './texts'

/** Built from `scripts/`, beside the server, whether that runs from its bundle or from its sources. */
const FILE = 'launch-pages.js'

let script: string | undefined

/**
 * The script of the pages of a launch. It stands inside them: a frame without cookies fetches
 * nothing, and the policy knows it by its hash.
 */
function launchPagesScript(): string {
  script ??= readFileSync(join(programFolder('dist', FILE), FILE), 'utf8')
  return script
}

/** The look of the pages between an LMS and the app: tokens of the design, no file to fetch. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#f2f6f1;--surface:#fff;--text:#0d2b2c;--muted:#3f5b5a;--line:#c8d4cb;--accent:#a30f70;--hover:#7f0a57;--on-accent:#fff;--focus:#0d2b2c;--halo:#ffce3a}
@media (prefers-color-scheme:dark){:root{--bg:#081a1c;--surface:#10292b;--text:#edf5ef;--muted:#adc6bf;--line:#2a494a;--accent:#ff9ad6;--hover:#ffbde4;--on-accent:#3a0227;--focus:#ffce3a;--halo:#081a1c}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:17px/1.5 "Atkinson Hyperlegible Next",Verdana,system-ui,sans-serif}
header{background:#0b3d3e;color:#f2f6f1;padding:12px 16px;font:750 20px/1.25 "National Park","Trebuchet MS",system-ui,sans-serif;letter-spacing:-.015em;display:flex;align-items:center;gap:8px}
header svg{width:28px;height:28px;flex:none}
main{max-width:640px;margin:24px auto;padding:0 16px}
section{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px}
h1,h2{font:750 24px/1.25 "National Park","Trebuchet MS",system-ui,sans-serif;letter-spacing:-.015em;margin:0 0 12px;text-wrap:balance}
p{margin:0 0 16px;max-width:64ch}
p:last-child{margin-bottom:0}
form+p{margin-top:16px}
small{display:block;color:var(--muted);font-size:15px;overflow-wrap:anywhere}
button{min-height:48px;padding:10px 20px;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;cursor:pointer}
button:hover{background:var(--hover)}
button.quiet{border:2px solid var(--text);background:none;color:var(--text)}
button.quiet:hover{text-decoration:underline}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 8px var(--halo)}
[hidden]{display:none}
@media (max-width:359px){main,header{padding-inline:12px}section{padding:16px}}
`

/** The app's sign, as in its icon. */
const PAGE_MARK =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M31 32h5l6 8h4l6-8h3" stroke="#ffce3a"/><circle cx="21" cy="32" r="10" stroke="#f2f6f1"/></g><circle cx="21" cy="32" r="3.4" fill="#f2f6f1"/></svg>'

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
type PageTask = 'submit' | 'wait' | 'put' | 'get' | 'close'

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
