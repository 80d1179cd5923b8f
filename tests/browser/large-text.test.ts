import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, students, useBrowser } from './support/browser'
import { questionOn, startAlone } from './support/games'
import { doubleText, textCutOff } from './support/large-text'
import { fits } from './support/page-check'

const open = useBrowser()

/** As with a browser's text-only zoom: nothing is cut off, and nothing scrolls sideways. */
async function isReadable(page: Page, name: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await doubleText(page)
  expect(await textCutOff(page), name).toEqual([])
  await fits(page, name)
}

test.each([
  '/',
  '/login',
  '/card',
  '/signup',
  '/forgot-password',
  '/join-game',
  '/careers',
  '/how-to-play',
  '/contact',
  '/developers',
  '/privacy',
  '/terms',
  '/nowhere',
])('%s can be read with its text doubled', async (path) => {
  const { page } = await open()
  await page.goto(path)
  await isReadable(page, path)
})

test('a question of a game can be read and answered with its text doubled', async () => {
  const person = await open({ account: must(students[7]) })
  await startAlone(person)
  await questionOn(person.page, 1)
  await isReadable(person.page, 'a question')
})
