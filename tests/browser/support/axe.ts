import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const COLOURS = ['color-contrast', 'link-in-text-block']
/** Rules of WCAG 2.1 and 2.2 that axe leaves off unless asked: 2.5.8 and 2.5.3. */
const ASKED = ['target-size', 'label-content-name-mismatch']

/** The violations axe finds on the page, one line each; only colours if the rest was checked. */
export async function accessibilityProblems(
  page: Page,
  { coloursAlone = false } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // All rules run; passes are not reported.
  const rules = Object.fromEntries(ASKED.map((rule) => [rule, { enabled: true }]))
  const options = {
    resultTypes: ['violations'],
    ...(coloursAlone ? { runOnly: COLOURS } : { rules }),
  }
  const scrolledTo = await page.evaluate(() => {
    const { scrollX, scrollY } = window
    // What is below a header that stays in view can be scrolled out from there.
    window.scrollTo(0, 0)
    // A card that is not rendered while offscreen measures otherwise than it will.
    const rendered = new CSSStyleSheet()
    rendered.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(rendered)
    return { left: scrollX, top: scrollY }
  })
  const look = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`
  const violations = await page.evaluate<AxeResults['violations']>(look)
  await page.evaluate((to) => {
    document.adoptedStyleSheets.pop()
    window.scrollTo(to)
  }, scrolledTo)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
