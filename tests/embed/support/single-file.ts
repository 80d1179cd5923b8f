import type { Page } from 'playwright-core'
import { origin } from '../../browser/support/browser'

export interface SingleFile {
  version: string
  file: string
  integrity: string
}

/** The single hashed file, as published by the product under test. */
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

/** Finds a career and shows its details. */
export async function opensDetails(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('accountant')
  await page.getByRole('button', { name: /Accountant/ }).click()
  await page.getByRole('dialog').getByText('A Day in the Life').waitFor()
}
