import { html } from '../http/html'
import { nameOf } from '../school/people'
import { sheets } from './assets'
import type { Visit } from './visit'

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
