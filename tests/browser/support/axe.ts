import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page, one line each; of colours alone where the rest was looked at. */
export async function accessibilityProblems(
  page: Page,
  { coloursAlone = false } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Everything is looked at; what is in order need not be told.
  const options = { resultTypes: ['violations'], ...(coloursAlone && { runOnly: COLOURS }) }
  const look = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`
  const violations = await page.evaluate<AxeResults['violations']>(look)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
