import { describe, expect, test } from 'vitest'
import { must, origin, teachers } from '../browser/support/browser'
import type { Page } from './driver/page'
import { dialogStands, look, openDialog } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'
import { answer, closed, fillJoinForm, join, startGame } from './support/play'
import { request } from './support/requests'

const open = useEngines()
const LEAVING = 'Leave the running game?'
const LANDSCAPE = { width: 1180, height: 820 }
const PHONE = { width: 320, height: 640 }

/** Creates a game of a set about a career through the API; the host is in its lobby then. */
async function hostCareer(
  page: Page,
  settings: object = {},
): Promise<{ id: string; code: string }> {
  const { session } = await request<{ session: { id: string; gameCode: string } }>(
    page,
    'POST',
    '/api/games',
    { questionSetId: 'qs_nurse-shift', settings: { timeStretch: 2, ...settings } },
  )
  await page.goto(`${origin}/game/${session.id}/lobby`)
  await page.getByRole('img', { name: /^Game code/ }).waitFor()
  return { id: session.id, code: session.gameCode }
}

/** Clicking a link away asks for confirmation; stays. */
async function isHeld(page: Page): Promise<void> {
  for (const way of ['Escape', 'Stay']) {
    await page.getByRole('link', { name: 'Pathquest, to the start page' }).click()
    const dialog = await dialogStands(page, LEAVING)
    if (way === 'Escape') await page.press('Escape')
    else await dialog.getByRole('button', { name: way }).click()
    await dialog.isGone()
  }
}

describe.each(ENGINES)('%s', (engine) => {
  test('of a lobby: remote, leaderboard, names, help, removals, the end', async () => {
    const [{ page }, student] = await Promise.all([
      open(engine, { account: must(teachers[0]) }),
      open('Firefox'),
    ])
    const { code } = await hostCareer(page, { approveNames: true })
    await fillJoinForm(student.page, code, 'Zoe Zander')
    const { dialog, close } = await openDialog(
      page,
      page.getByRole('button', { name: '1 name to look at' }),
      '1 name to look at',
    )
    await dialog.getByText('Zoe Zander').waitFor()
    await close()
    await look(page, '1 name to look at', '1 name to look at')
    await look(page, 'Phone as remote', 'Phone as remote')
    await look(page, 'Share leaderboard', 'Share leaderboard')
    await look(page, /^Help /, /^Help /)
    await look(page, /^Remove (?!all)/, /^Remove .*\?$/)
    await look(page, 'Remove all and lock', 'Remove everybody?')
    await look(page, 'Keys', 'Keys')
    await look(page, 'Cancel', 'Cancel this game?')
  })

  test('of a running game: keys, leaving it, a career over it', async () => {
    const [host, player] = await Promise.all([
      open(engine, { account: must(teachers[1]), size: LANDSCAPE }),
      open(engine, { size: PHONE }),
    ])
    const { id, code } = await hostCareer(host.page)
    await join(player.page, code, 'Quiet Heron')
    await startGame(host.page, 1)
    // A question takes the focus a moment after it is shown.
    const question = player.page.locator('.pq-question-text')
    await player.page.until('the focus on the question', () => question.isFocused())
    await look(player.page, 'Leave Game', 'Leave this game?')
    const leave = player.page.getByRole('button', { name: 'Leave Game' })
    const asked = await openDialog(player.page, leave, 'Leave this game?')
    expect(await asked.dialog.getByRole('button', { name: 'Stay' }).isFocused()).toBe(true)
    await asked.close()
    await isHeld(player.page)

    await look(host.page, 'Leave Game', 'Leave Game')
    await look(host.page, 'Keys', 'Keys')
    await isHeld(host.page)
    const screen = await host.opened(() =>
      host.page.getByRole('link', { name: 'Projector screen' }).click(),
    )
    await screen.getByText(/^Question 1 of/).waitFor()
    await screen.getByText('A handoff').waitFor()
    const tools = await screen.getByRole('button', { name: 'Keys' }).box()
    const badge = await screen
      .locator('.pq-screen-head > .pq-badge:not(.pq-screen-code)')
      .first()
      .box()
    expect(badge.y, 'content below the tools').toBeGreaterThanOrEqual(tools.y + tools.height)
    await look(screen, 'Keys', 'Keys')
    await screen.close()

    await answer(player.page, 1)
    await closed(host.page)
    const explore = player.page.getByRole('button', { name: 'Explore this career' })
    const career = await openDialog(player.page, explore, /Nurse/)
    await career.dialog.getByRole('heading', { name: 'Job Outlook' }).waitFor()
    await career.close()
    await request(host.page, 'POST', `/api/games/${id}/end`, {})
  })
})
