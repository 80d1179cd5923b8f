import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const COLOURS = ['color-contrast', 'link-in-text-block']

/** The violations axe finds on the page, one line each; only colours if the rest was checked. */
export async function accessibilityProblems(
  page: Page,
  { coloursAlone = false } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // All rules run; passes are not reported.
  const options = { resultTypes: ['violations'], ...(coloursAlone && { runOnly: COLOURS }) }
  const look = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`
  const violations = await page.evaluate<AxeResults['violations']>(look)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
