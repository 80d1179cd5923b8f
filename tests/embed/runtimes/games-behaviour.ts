import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { must } from '../../browser/support/browser'
import { answer, pick, questionOn, THINKING_MS } from '../../browser/support/games'
import { rightOption } from '../../browser/support/questions'
import { HostedGame } from '../support/hosted-game'
import { type TestPage, tells, told } from './test-page'

async function join(page: Page, code: string, name: string): Promise<void> {
  await page.getByLabel('Game code').fill(code)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Join Game' }).click()
}

/** An adjective and a noun. */
const GENERATED = /^[A-Z][a-z]+ [A-Z][a-z]+$/
const inLobby = (page: Page) => page.getByRole('heading', { name: 'You are in!' }).waitFor()
const joinedBy = (count: number) => (view: { playerCount: number }) => view.playerCount === count

export function describeGames({ visit }: TestPage): void {
  describe('joining', () => {
    test('is refused with a message: an unknown code, a full game', async () => {
      const { page } = await visit({ show: 'join' })
      await join(page, 'ZZZZZZ', 'Quiet Heron')
      await page.getByRole('alert').getByText('Game not found').waitFor()
      const game = await HostedGame.open({ maxPlayers: 1 })
      await game.join('Bold Cedar')
      await join(page, game.code, 'Quiet Heron')
      await page.getByRole('alert').getByText('Game is full').waitFor()
      await expect.poll(() => told(page, 'error')).toEqual(['game_not_found', 'game_full'])
    })

    test.each([
      ['in strict mode', true],
      ['without strict mode', false],
    ])('has a generated name, and another one on request, %s', async (_, strict) => {
      const { page, complaints } = await visit({ show: 'join', strict, count: 2 })
      for (const form of [page.locator('#widget-1'), page.locator('#widget-2')]) {
        const name = form.getByLabel('Your name')
        await expect.poll(() => name.inputValue()).toMatch(GENERATED)
        await name.fill('Maya 7')
        await form.getByRole('button', { name: 'Another name' }).click()
        await expect.poll(() => name.inputValue()).toMatch(GENERATED)
      }
      expect(complaints).toEqual([])
    })
  })

  test('is wide enough in any layout of the page', async () => {
    const { page } = await visit({ show: 'join' })
    const form = page.locator('#widget-1 > *')
    await page.getByLabel('Game code').waitFor()
    for (const layout of [
      'display: flex',
      'display: flex; flex-direction: column',
      'display: flex; flex-direction: column; align-items: center',
      'display: grid',
      'display: grid; place-items: center',
    ]) {
      await page.locator('#widget-1').evaluate((box, css) => box.setAttribute('style', css), layout)
      const { width } = must(await form.boundingBox())
      expect(width, layout).toBeGreaterThan(300)
      expect(width, layout).toBeLessThanOrEqual(520)
    }
  })

  test('an exception in the page’s onJoin is no refusal: the browser reports it', async () => {
    const { page } = await visit({ show: 'join', faulty: true })
    await join(page, (await HostedGame.open()).code, 'Quiet Heron')
    await tells(page, 'fault')
    await expect.poll(() => told(page, 'fault')).toEqual(['Error: The page is at fault'])
    await expect.poll(() => page.getByRole('button', { name: 'Join Game' }).isEnabled()).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await told(page, 'error')).toEqual([])
  })

  describe('a live game', () => {
    test('is played from the code to the podium', async () => {
      const game = await HostedGame.open()
      const visitor = await visit({ show: 'join' })
      const { page, complaints } = visitor
      await join(page, game.code, 'Quiet Heron')
      await inLobby(page)
      await tells(page, 'ready')
      await expect.poll(() => told(page, 'join')).toEqual(['Quiet Heron'])
      const other = await game.join('Bold Cedar')
      for (const number of [1, 2]) {
        await game.ask(number)
        await Promise.all([answer(visitor, number, number === 1), game.answer(other, true)])
        await page.getByText(number === 1 ? '✓ Correct!' : '✗ Incorrect').waitFor()
      }
      await game.closed(2)
      await game.end()
      await page.getByRole('heading', { name: 'Runner Up' }).waitFor()
      await page.getByText('2/2', { exact: true }).waitFor()
      await page.getByText('1 right and 1 wrong, of 2 asked').waitFor()
      await expect.poll(() => told(page, 'answer')).toHaveLength(2)
      expect(complaints).toEqual([])
    })

    test('continues after a network failure: the answer given meanwhile counts', async () => {
      const game = await HostedGame.open()
      const { page, context } = await visit({ show: 'join' })
      await join(page, game.code, 'Quiet Heron')
      await inLobby(page)
      await game.ask(1)
      const question = await questionOn(page, 1)
      await context.setOffline(true)
      await page.getByText('No connection. Trying again...').waitFor()
      await page.waitForTimeout(THINKING_MS)
      await pick(page, rightOption(question))
      await page.getByRole('button', { name: 'Submit Answer' }).click()
      await context.setOffline(false)
      await page.getByText('✓ Correct!').waitFor()
      await page.getByText('No connection. Trying again...').waitFor({ state: 'detached' })
    })

    test('has one seat and one connection under strict mode', async () => {
      const game = await HostedGame.open()
      const { page, complaints, sockets } = await visit({ show: 'join', strict: true })
      await join(page, game.code, 'Quiet Heron')
      await inLobby(page)
      await game.sees('one player', joinedBy(1))
      await expect.poll(sockets).toBe(1)
      await game.ask(1)
      await questionOn(page, 1)
      expect(sockets()).toBe(1)
      expect(complaints).toEqual([])
    })
  })

  describe('the leaderboard', () => {
    test('follows a game by its share token: live, no longer shared, finished', async () => {
      const game = await HostedGame.open()
      const { page, complaints } = await visit({
        show: 'leaderboard',
        shareToken: await game.share(),
      })
      await tells(page, 'ready')
      const rows = page.getByRole('list').getByRole('listitem')
      const [first, second] = [await game.join('Quiet Heron'), await game.join('Bold Cedar')]
      await game.ask(1)
      await Promise.all([game.answer(first, false), game.answer(second, true)])
      await expect.poll(() => rows.first().innerText()).toMatch(/Bold Cedar[\s\S]*10/)
      await page.getByText('Live', { exact: true }).waitFor()
      await game.stopSharing()
      await page.getByRole('heading', { name: 'This leaderboard is no longer shared' }).waitFor()
      await expect.poll(() => told(page, 'error')).toEqual(['share_not_found'])
      expect(complaints).toEqual([])

      const again = await visit({ show: 'leaderboard', shareToken: await game.share() })
      await again.page.getByText('Live', { exact: true }).waitFor()
      await game.end()
      await again.page.getByText('Final', { exact: true }).waitFor()
      await expect.poll(() => again.page.getByRole('list').getByRole('listitem').count()).toBe(2)
      expect(again.complaints).toEqual([])
    })
  })

  describe('removed from the page', () => {
    test.each(['play', 'leaderboard'] as const)('%s leaves nothing behind', async (show) => {
      const game = await HostedGame.open()
      const seat = { sessionId: game.id, seatToken: (await game.join('Quiet Heron')).seatToken }
      const requested =
        show === 'play' ? { show, ...seat } : { show, shareToken: await game.share() }
      const { page, asked, sockets, complaints } = await visit(requested, { ownClock: true })
      await tells(page, 'ready')
      await expect.poll(sockets).toBe(show === 'play' ? 1 : 0)
      await page.evaluate(() => window.unmount())
      await expect.poll(sockets).toBe(0)
      expect(await page.locator('#app').innerHTML()).toBe('')
      const before = asked.length
      await page.clock.runFor('02:00')
      // Our own request: all requests before it have been recorded when it arrives.
      await page.evaluate(() => fetch('/page.css'))
      expect(asked.slice(before).map((url) => new URL(url).pathname)).toEqual(['/page.css'])
      expect(complaints).toEqual([])
    })
  })
}
