import { expect, test } from 'vitest'
import { must, PHONE, teachers, useBrowser } from './support/browser'
import { fillJoinForm, hostGame, join } from './support/games'

const open = useBrowser()

test('a player who returns to a lobby that is now full sees it, and can join once a place is free', async () => {
  const [host, first, second, third] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people', maxPlayers: 2 })
  await join(first, game.code, 'Calm Fern')
  await join(second, game.code, 'Amber Fox')
  const standing = (players: string) =>
    host.page.getByRole('heading', { name: players, exact: true })
  await standing('2 players').waitFor()
  const { page } = first
  const lobby = page.url()
  await page.goto('about:blank')
  // After the grace period the place is free.
  await standing('1 player').waitFor({ timeout: 40_000 })
  await join(third, game.code, 'Quiet Heron')
  await standing('2 players').waitFor()

  await page.goto(lobby)
  await page.getByRole('heading', { name: 'This game is full' }).waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await page.getByRole('heading', { name: 'This game is full' }).waitFor()

  await third.page.getByRole('button', { name: 'Leave Game' }).click()
  await standing('1 player').waitFor()
  await again.click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await expect.poll(() => page.locator('.pq-lobby-name').innerText()).toBe('Calm Fern')
  await fillJoinForm(third, game.code, 'Quiet Heron')
  await third.page.getByText('Game is full').waitFor()
})
