// Pages like those of schools: text, a widget, more text below it.

export type Widget = 'career-browser' | 'join-form' | 'leaderboard' | 'game-player'

/** Attributes of a widget's element: `{ code: 'ABC' }` is `data-code="ABC"`. */
const attributes = (options: object) =>
  Object.entries(options)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')

/**
 * Marks the first useful content; the same on every page, so that it does not affect the
 * comparison.
 */
const watch = `
window.shift = 0
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shift += value
}).observe({ type: 'layout-shift', buffered: true })
window.painted = () => requestAnimationFrame(() => setTimeout(() => {
  window.paintedMs = performance.now()
}))
addEventListener('pathquest:ready', function look({ target }) {
  if (!window.stands(target.shadowRoot)) return requestAnimationFrame(() => look({ target }))
  window.arrived = performance.getEntriesByType('resource').map((one) => one.name)
  window.painted()
})`

/** The `ready` event is not enough: these elements have to be rendered. */
const signs: Record<Widget, string> = {
  'career-browser': 'li h3',
  'join-form': 'input',
  leaderboard: 'section :is(ol, p)',
  'game-player': '[role=status] :is(h1, h2)',
}
const stands = (widget: Widget) => `
window.stands = (root) => root.querySelector('${signs[widget]}')`

const page = (scripts: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Careers week</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${watch}</script>
${scripts}
<body>
<h1>Careers week</h1>
<p>Look around before Friday.</p>
${body}
<p id="below">The library is open until five.</p>`

/**
 * The snippet as published by the product: with the height that the page reserves for the widget,
 * since a script that loads later cannot.
 * @param height in px
 */
export function widgetPage(
  script: string,
  widget: Widget,
  options: Record<string, string> = {},
  height: number = 0,
) {
  const free = height > 0 ? ` style="min-height:${height}px"` : ''
  return page(
    `<script>${stands(widget)}</script>\n<script async src="${script}"></script>`,
    `<div data-pathquest="${widget}"${attributes(options)}${free}></div>`,
  )
}

/** The baseline of every script: an empty one. */
export const emptyScriptPage = () => page('<script async src="/empty.js"></script>', '<div></div>')
export const emptyScript = 'window.painted()'

/** The baseline of the career browser: the same data, fetched by the page, in one paragraph. */
export const plainPage = (origin: string) =>
  page(
    '',
    `<div></div>
<script>
fetch('${origin}/api/careers?limit=12').then((answer) => answer.json()).then(({ total }) => {
  document.querySelector('div').innerHTML = '<p>' + total + ' careers</p>'
  window.painted()
})
</script>`,
  )

/**
 * The baseline of filtering: the same search asked of the server with each key, its count in one
 * paragraph.
 */
export const plainSearchPage = (origin: string) =>
  page(
    '',
    `<input type="search"><p id="count"></p>
<script>
const input = document.querySelector('input')
let pressedAt = 0
addEventListener('keydown', (event) => { pressedAt = event.timeStamp }, true)
input.oninput = async () => {
  const q = encodeURIComponent(input.value)
  const answer = await fetch('${origin}/api/careers?limit=12&q=' + q)
  const { total } = await answer.json()
  document.querySelector('#count').textContent = total + ' careers'
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.told(performance.now() - pressedAt)
    port2.postMessage(null)
  })
}
window.painted()
</script>`,
  )
