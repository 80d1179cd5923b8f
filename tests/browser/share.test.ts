import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, origin, PHONE, teachers, useBrowser } from './support/browser'
import { buttonSays } from './support/button-says'
import { hostGame, join } from './support/games'
import { heldAnswer } from './support/held-answer'

const open = useBrowser()

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Share leaderboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share leaderboard' })
  await dialog.getByText('Whoever has the link can read').waitFor()
  return dialog
}

test('a response requested before the sharing that arrives after it does not hide the code', async () => {
  const host = await open({ account: must(teachers[0]) })
  const { page } = host
  await hostGame(host)
  await (await openDialog(page)).getByRole('button', { name: 'Cancel' }).click()

  // The second response is generated before the click, and arrives after the share.
  const late = await heldAnswer(page, '**/api/games/*/share')
  const dialog = await openDialog(page)
  await late.made
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  const code = dialog.getByRole('region', { name: 'Code for your page' })
  await code.waitFor()
  await late.deliver()
  await expect.poll(() => code.innerText()).toContain('data-token=')
})

test('a host shares the leaderboard, gets the code for a page, and stops sharing', async () => {
  const [host, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
  ])
  const { page } = host
  const { code } = await hostGame(host)
  await join(guest, code, 'Quiet Heron')

  // Opening the dialog shares nothing.
  const looked = await openDialog(page)
  await looked.getByRole('button', { name: 'Cancel' }).click()
  await looked.waitFor({ state: 'hidden' })

  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  const snippet = dialog.getByRole('region', { name: 'Code for your page' })
  const text = await snippet.innerText()
  const token = must(/data-token="([\w-]{22})"/.exec(text)?.[1])
  expect(text.trim()).toBe(
    `<div data-pathquest="leaderboard" data-token="${token}" style="min-height:320px"></div>\n<script src="${origin}/v1/embed.js" async></script>`,
  )
  expect(await accessibilityProblems(page)).toEqual([])
  await Promise.all([
    buttonSays(page, 'Copied!'),
    dialog.getByRole('button', { name: 'Copy the code' }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.trim())
  const builder = dialog.getByRole('link', { name: 'Choose theme and language' })
  await expect
    .poll(() => builder.getAttribute('href'))
    .toBe(`/embed?token=${token}&widget=leaderboard`)

  const read = () => guest.page.request.get(`${origin}/api/shared/${token}/leaderboard`)
  const { leaderboard } = await (await read()).json()
  expect(leaderboard.rows).toMatchObject([{ displayName: 'Quiet Heron' }])

  // The token is shown once: after a reload one can create a new one, or stop sharing.
  await page.reload()
  const again = await openDialog(page)
  await again.getByText('This leaderboard is shared already.').waitFor()
  await again.getByRole('button', { name: 'New code' }).click()
  await again.getByRole('region', { name: 'Code for your page' }).waitFor()
  expect((await read()).status()).toBe(404)
  const stop = again.getByRole('button', { name: 'Stop sharing' })
  await page.setViewportSize(PHONE)
  await stop.click()
  await page.getByText('The leaderboard is no longer shared.').waitFor()
  await (await openDialog(page)).getByRole('button', { name: 'Share', exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
