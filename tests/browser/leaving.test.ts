import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  must,
  type Person,
  PHONE,
  SMALL_PHONE,
  students,
  teachers,
  useBrowser,
} from './support/browser'
import { closed, goOn, lobbyOf, pick, questionOn, startGame } from './support/games'
import { rightOption } from './support/questions'

const open = useBrowser()
const ASKED = 'Leave the running game?'

/** A running game about a career, with one signed-in player, who joined through /join-game. */
async function running(viewport = PHONE) {
  const [host, player] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ account: must(students[3]), viewport }),
  ])
  const data = { questionSetId: 'qs_nurse-shift', settings: { timeStretch: 2 } }
  const made = await host.context.request.post('/api/games', { data })
  const { session } = await made.json()
  await host.page.goto('/dashboard')
  await host.page.getByRole('link', { name: session.gameCode }).click()
  await lobbyOf(host.page)
  await player.page.goto('/dashboard')
  await player.page.goto(`/join-game?code=${session.gameCode}`)
  await player.page.getByRole('button', { name: 'Join Game' }).click()
  await player.page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await startGame(host, 1)
  return { host, player, place: `/game/${session.id as string}` }
}

/** A dashboard lists few running games. */
const over = ({ context }: Person, place: string) =>
  context.request.post(`/api${place.replace('game', 'games')}/end`)

/** Gets the confirmation, stays, and is still in the game. */
async function stays(page: Page, place: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: ASKED })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).pathname).toBe(place)
}

/** The browser's own beforeunload dialog. */
async function unloading(page: Page): Promise<string> {
  const [dialog] = await Promise.all([
    page.waitForEvent('dialog'),
    page.close({ runBeforeUnload: true }),
  ])
  await dialog.dismiss()
  return dialog.type()
}

test('no link, no Back and no reload leaves a running game without confirmation', async () => {
  const { host, player, place } = await running()
  const { page } = player
  const question = await questionOn(page, 1)
  await page.getByRole('link', { name: 'Pathquest, to the start page' }).click()
  await stays(page, place)
  await page.goBack({ waitUntil: 'commit' })
  await stays(page, place)
  // Asked every time, and Escape stays as well.
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('dialog', { name: ASKED }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: ASKED }).waitFor({ state: 'hidden' })
  // The game on the page is not affected.
  await pick(page, rightOption(question))
  expect(await unloading(page)).toBe('beforeunload')
  await page.getByRole('button', { name: 'Submit Answer' }).click()

  // After confirming, the player leaves the way they chose, and can return to the seat.
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('dialog', { name: ASKED }).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/join-game?code=*')
  await page.goForward()
  await questionOn(page, 1)
  await over(host, place)
})

test('a career opens over the game, and the next question closes it with a notice', async () => {
  const { host, player, place } = await running(SMALL_PHONE)
  const { page } = player
  for (const number of [1, 2]) {
    const question = await questionOn(page, number)
    await page.waitForTimeout(300)
    await pick(page, rightOption(question))
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await closed(host.page)
    const career = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Explore this career' }).click()
    await career.getByRole('heading', { name: 'Job Outlook' }).waitFor()
    if (number === 1) {
      await career.getByRole('button', { name: 'Back to the game' }).click()
      await career.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Explore this career' }).click()
      await career.getByRole('heading', { name: 'Job Outlook' }).waitFor()
    }
    await goOn(host)
    await questionOn(page, number + 1)
    await career.waitFor({ state: 'detached' })
    await page.getByText('The game has gone on.', { exact: false }).first().waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await expect.poll(focused).toBe('pq-question-text')
    expect(new URL(page.url()).pathname).toBe(place)
  }
  await over(host, place)
})

test('host and projector are asked as well, until the game is paused or has ended', async () => {
  const { host, place } = await running()
  const { page } = host
  await questionOn(page, 1)
  const screen = await openRunningScreen(host.page, place)
  await page.getByRole('link', { name: 'Pathquest, to the start page' }).click()
  await stays(page, place)
  await page.goBack({ waitUntil: 'commit' })
  await stays(page, place)
  expect(await unloading(page)).toBe('beforeunload')
  expect(await unloading(screen)).toBe('beforeunload')

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await page.getByRole('link', { name: 'Pathquest, to the start page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

async function openRunningScreen(page: Page, place: string): Promise<Page> {
  const screen = await page.context().newPage()
  await screen.goto(`${place}/screen`)
  await questionOn(screen, 1)
  // A browser asks only after user interaction with the page.
  await screen.mouse.click(5, 5)
  return screen
}
