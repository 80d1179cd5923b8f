import { readFileSync } from 'node:fs'
import { html, Refusal } from '../http/replies'
import { type Call, formOf } from '../http/requests'
import { route } from '../http/server'
import { nameOf } from '../school/people'
import { known, type State } from '../state'

/** Every page has them all, in this order. */
export const sheets = [
  'base.css',
  'layout.css',
  'text.css',
  'card.css',
  'courses.css',
  'forms.css',
  'frames.css',
  'gradebook.css',
]

const types: Record<string, string> = {
  ...Object.fromEntries(sheets.map((name) => [name, 'text/css; charset=utf-8'])),
  'messages.js': 'text/javascript; charset=utf-8',
  'live.js': 'text/javascript; charset=utf-8',
  'register.js': 'text/javascript; charset=utf-8',
}

/** Styles and scripts of the pages. */
export const assetRoutes = () => [
  route('asset', 'GET /assets/:name', ({ params: { name } }) => {
    const type = types[name]
    if (!type) throw new Refusal(404, 'not_found', 'No such file')
    const body = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
    return { status: 200, headers: { 'content-type': type }, body }
  }),
]

/** The values of a form of ours; a page of another origin cannot send one. */
export function ownForm(state: State, call: Call) {
  const { origin } = call.headers
  if (origin !== undefined && origin !== state.origin) {
    throw new Refusal(403, 'forbidden', 'Only from a page of the LMS')
  }
  return formOf(call)
}

/** Who looks at which course: `?as=` instead of a password. */
export function visitOf(state: State, call: Call) {
  const course = state.courses.get(call.params.courseId)
  const personId = call.url.searchParams.get('as') ?? 'teacher'
  const member = course?.members.find((one) => one.personId === personId)
  if (!course || !member) throw new Refusal(404, 'not_found', 'Nobody of that name in that course')
  return { course, member, person: known(state.people, personId) }
}

export type Visit = ReturnType<typeof visitOf>

export const addressOf = ({ course, person }: Visit, path = '') =>
  `/courses/${course.id}${path}?as=${person.id}`

const styles = sheets.map((name) => html`<link rel="stylesheet" href="/assets/${name}">`)

const head = (title: string) => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Harbor Point</title>
<link rel="icon" href="data:,">
${styles}`

/** A page of the LMS. */
export function document({
  title,
  content,
  visit,
  wide = false,
  at = '',
}: {
  title: string
  content: unknown
  visit?: Visit
  wide?: boolean
  at?: string
}) {
  const entries = [
    ['/', 'People and courses'],
    ['/registration', 'Tools'],
    ['/switches', 'Faults and switches'],
    ['/cookies', 'Cookies'],
  ]
  return html`<!doctype html>
<html lang="en">
<head>${head(title)}</head>
<body>
<a class="skip" href="#main">To the content</a>
<header class="bar">
  <p class="school"><a href="/">Harbor Point</a> <span>LMS simulator</span></p>
  <nav class="menu" aria-label="Main">${entries.map(
    ([href, name]) =>
      html`<a href="${href}"${href === at && html` aria-current="page"`}>${name}</a>`,
  )}</nav>
  ${visit && html`<p class="who">${nameOf(visit.person)} <span>${visit.member.role}</span></p>`}
</header>
<main id="main"${wide && html` class="wide"`}>${content}</main>
<footer>Everything here is in memory and ends with the simulator.</footer>
</body>
</html>`
}

/** A document inside a frame: no header of its own. */
export const frameDocument = (title: string, content: unknown) => html`<!doctype html>
<html lang="en">
<head>${head(title)}</head>
<body class="framed"><main>${content}</main></body>
</html>`
