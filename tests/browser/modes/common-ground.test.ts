import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type ApiPlayer, joinByApi } from '../support/api-player'
import { must, type Person, PHONE, SMALL_PHONE, teachers, useBrowser } from '../support/browser'
import { breakLine, hostGame, join, openScreen, startGame } from '../support/games'
import { fits, isAccessible } from '../support/page-check'

const open = useBrowser()

const path = (page: Page, word: 'This path' | 'That path') =>
  page.getByRole('button', { name: new RegExp(`${word}$`) })
const press = (host: Person, name: string) => host.page.getByRole('button', { name }).click()
const all = (players: readonly ApiPlayer[], type: string, fields: object) =>
  Promise.all(players.map((player) => player.move(type, { ...fields })))

test('a class chooses its paths, guesses itself, and nobody learns who chose what', async () => {
  const [host, ana, ben, cleo] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open(),
    open({ viewport: SMALL_PHONE }),
  ])
  const modeSettings = { pairs: 5 }
  // Nothing closes before a slow page has answered.
  const game = await hostGame(host, { mode: 'common_ground', modeSettings, timeStretch: null })
  const screen = await openScreen(host)
  await Promise.all([join(ana, game.code, 'Ana'), join(cleo, game.code, 'Cleo')])
  await join(ben, game.code, 'Ben')
  await ben.page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await ben.page.reload()
  const others = await Promise.all(['Dan', 'Eve'].map((name) => joinByApi(game, name)))
  await startGame(host, 5)

  // Who has no page is soon not waited for any more: they choose first.
  await all(others, 'choose', { side: 'second' })

  // The own side is marked, and nobody else's page says it.
  await path(ana.page, 'This path').click()
  await ana.page.getByText('Nobody sees which path you took.').waitFor()
  expect(await path(ana.page, 'This path').getAttribute('aria-pressed')).toBe('true')
  await host.page.getByText('Pair 1 of 5 · 3 of').waitFor()
  await host.page.getByText('what speaks for the other path?').waitFor()
  for (const page of [host.page, screen, cleo.page]) {
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0)
  }
  await isAccessible(ana.page, 'a choice')
  await Promise.all([fits(ana.page), fits(cleo.page)])

  // A Spanish player reads the same pair in Spanish, and chooses by a key.
  await ben.page.getByRole('heading', { name: '¿Cuál es tu camino?' }).waitFor()
  await ben.page.keyboard.press('2')
  await ben.page.getByText('Nadie ve cuál tomaste.').waitFor()

  await breakLine(cleo)
  await path(cleo.page, 'This path').click()

  // All have chosen.
  const slider = ana.page.getByRole('slider', { name: 'Your guess, of 100' })
  await slider.waitFor()
  expect(await screen.getByText(/^\d+ of 100 chose/).count()).toBe(0)
  await slider.press('ArrowLeft')
  await ana.page.getByText('40 of 100', { exact: true }).waitFor()
  await isAccessible(ana.page, 'a guess')
  await fits(cleo.page)
  await ana.page.getByRole('button', { name: 'Keep this guess' }).click()
  await ana.page.getByText('Your guess is kept: 40 of 100.').waitFor()
  await cleo.page.getByRole('button', { name: 'Keep this guess' }).click()
  await all(others, 'guess', { tens: 7 })
  await press(host, 'Show how the class chose')

  // Two of five: the side of the three is told.
  for (const page of [ana.page, screen, host.page]) {
    await page.getByRole('heading', { name: /^60 of 100 chose / }).waitFor()
  }
  await ben.page.getByRole('heading', { name: /^60 de 100 eligieron / }).waitFor()
  await ana.page.getByText('You guessed it exactly: 10 points.').waitFor()
  await cleo.page.getByText('You were 10 off: 8 points.').waitFor()
  await host.page.getByText(/^(The class is split|Ask who would like)/).waitFor()
  for (const [page, where] of [
    [cleo.page, 'the outcome'],
    [screen, 'the projector'],
    [host.page, 'the host'],
  ] as const) {
    await isAccessible(page, where)
  }

  // Fewer than five: nothing is shown, and the guess is left out.
  await press(host, 'Next pair')
  await path(ana.page, 'That path').click()
  await press(host, 'Close the choice')
  await screen.getByRole('heading', { name: 'Too few answers to show' }).waitFor()

  await host.context.request.post(`/api/games/${game.id}/end`, { data: {} })
  await ana.page.getByRole('heading', { name: 'Thanks for taking part!' }).waitFor()
  await ana.page.getByText('Your guesses brought 10 points.').waitFor()
  await screen.getByText(/40 to 60\. What would make you change sides\?$/).waitFor()
  for (const page of [ana.page, screen, host.page]) {
    expect(await page.locator('.pq-podium, .pq-board').count()).toBe(0)
  }
  await isAccessible(ana.page, 'the end')
})
