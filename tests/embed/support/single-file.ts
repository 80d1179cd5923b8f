import type { Page } from 'playwright-core'
import { origin } from '../../browser/support/browser'

export interface SingleFile {
  version: string
  file: string
  integrity: string
}

/** The one file with a hash, as the product under test hands it out. */
export async function singleFile(): Promise<SingleFile> {
  const { version, single } = await (await fetch(`${origin}/v1/embed.json`)).json()
  return { version, ...single }
}

/** The tag that the README shows; `integrity` to try another hash. */
export const tagOf = (
  { file, integrity }: Pick<SingleFile, 'file' | 'integrity'>,
  other = integrity,
  from = origin,
) =>
  `<script nonce="school" src="${from}/v1/${file}" integrity="${other}" crossorigin="anonymous"></script>`

/** Needs the career browser's later part: it finds what is asked for and shows the details. */
export async function opensDetails(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('accountant')
  await page.getByRole('button', { name: /Accountant/ }).click()
  await showsDetails(page)
}
export const showsDetails = (page: Page) =>
  page.getByRole('dialog').getByText('A Day in the Life').waitFor()

/** Puts the career browser in, whose later part does not come, and waits until it says so. */
export async function findsNoPart(page: Page) {
  await page.evaluate(() => {
    window.Pathquest?.render?.('#later', { widget: 'career-browser' })
  })
  await page.waitForFunction(() => window.watched.events.some(({ name }) => name === 'ready'))
  await page.getByRole('searchbox').fill('accountant')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  return again
}
