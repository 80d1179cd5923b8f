import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinByApi } from './support/api-player'
import { must, type Person, PHONE, useBrowser } from './support/browser'
import { hostGame, settled, startGame } from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { rightOption, seedQuestion } from './support/questions'
import { englishLeft } from './support/texts-left'

const open = useBrowser()

/** Within it a page follows a game. */
const SOON = { timeout: 5_000 }

/** Each number of answered questions that the page has shown since then. */
const watchTotal = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = []
    const look = () => {
      const [, count] = /(\d+) questions? answered/.exec(document.body.innerText) ?? []
      if (count !== undefined && Number(count) !== seen.at(-1)) seen.push(Number(count))
    }
    look()
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { seenTotals: seen })
  })
const seenTotals = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenTotals: number[] }).seenTotals)

/** The open question of a game, and which option is right. */
async function openQuestion({ context: { request } }: Person, gameId: string) {
  const answered = await request.get(`/api/games/${gameId}/view?role=screen&tab=tab-of-test`)
  const { question } = (await answered.json()).view.stage
  const right = question.options.indexOf(rightOption(question.text))
  expect(right).toBeLessThan(seedQuestion(question.text).options.length)
  return { questionId: question.id as string, right }
}

const figure = (page: Page, label: string) =>
  page.locator('.running-games-figures div', { hasText: label }).locator('dd')

test('figures of a class move while it plays, and settle when it is over', async () => {
  const host = await open()
  await signUpNewcomer(host, { role: 'teacher', fullName: 'Ms Moving' })
  const { request } = host.context
  const made = await request.post('/api/classes', { data: { name: 'Moving 7', period: '3' } })
  const classId: string = (await made.json()).class.id
  await request.post('/api/classes', { data: { name: 'Idle 8' } })

  // Both are open before there is a game, and never loaded again.
  const [analytics, ofClass] = [await host.context.newPage(), await host.context.newPage()]
  await analytics.goto('/analytics')
  await analytics.getByRole('heading', { name: 'Get Started with Analytics' }).waitFor()
  await ofClass.goto(`/classes/${classId}`)
  await ofClass.getByText('No games yet').waitFor()
  const both = [analytics, ofClass]
  await watchTotal(analytics)

  const game = await hostGame(host, { classId, driver: 'people', timeStretch: null })
  const players = [await joinByApi(game, 'Ana'), await joinByApi(game, 'Ben')]
  for (const page of both) {
    await expect.poll(() => figure(page, 'Players').innerText(), SOON).toBe('2')
    await page.getByText('In the lobby').waitFor()
  }
  await startGame(host, 2)
  for (const page of both) await page.getByText('Question 1 of 2').waitFor(SOON)
  const { questionId, right } = await openQuestion(host, game.id)
  const answer = (at: number, selectedOptionIndex: number) =>
    must(players[at]).move('answer', { questionId, selectedOptionIndex })
  await answer(0, right)
  for (const page of both) {
    await expect.poll(() => figure(page, 'Answered now').innerText(), SOON).toBe('1 of 2')
  }
  await answer(1, right === 0 ? 1 : 0)
  for (const page of both) {
    await expect.poll(() => figure(page, 'Answers so far').innerText(), SOON).toBe('2')
    expect(await figure(page, 'Right so far').innerText()).toBe('50%')
    await page.getByText('A game is running. Its figures follow it.').waitFor({ state: 'attached' })
  }
  expect(await analytics.locator('.running-games-head').innerText()).toContain(
    'Moving 7 (Period 3)',
  )
  await isFine(analytics, 'figures of a running game')
  await isFine(ofClass, 'a class that plays')

  // On another device.
  await request.post(`/api/games/${game.id}/end`, { data: {} })
  await settled(host)
  const row = ofClass.locator('.class-games tbody tr')
  await expect.poll(() => row.count(), SOON).toBe(1)
  expect(await row.innerText()).toContain('50%')
  await expect.poll(() => analytics.locator('.analytics-table tbody tr').count(), SOON).toBe(1)
  for (const page of both) await expect.poll(() => page.locator('.running-games').count()).toBe(0)
  await analytics.getByText('The game is over.').waitFor({ state: 'attached' })
  expect(await seenTotals(analytics)).toEqual([0, 2])

  await filters(analytics, classId)
})

async function filters(page: Page, classId: string): Promise<void> {
  const listed = page.locator('.analytics-table tbody tr')
  await page.getByLabel('Played').selectOption('In the last 7 days')
  await page.waitForURL('**/analytics?span=7d')
  await page.getByLabel('Class').selectOption('Moving 7 (Period 3)')
  await page.waitForURL(`**/analytics?span=7d&class=${classId}`)
  await expect.poll(() => listed.count()).toBe(1)
  await page.getByLabel('Class').selectOption('Idle 8')
  await page.getByRole('heading', { name: 'Nothing was played' }).waitFor()
  await isFine(page, 'a filter that finds nothing')
  await page.goBack()
  await expect.poll(() => listed.count()).toBe(1)
  expect(await page.getByLabel('Class').inputValue()).toBe(classId)
  await page.setViewportSize(PHONE)
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.goto(`/students?class=${classId}&span=30d`)
  await page.getByRole('heading', { name: 'Nadie ha jugado en este tiempo' }).waitFor()
  await isFine(page, 'students of a time, in Spanish')
  expect(await englishLeft(page)).toEqual([])
  await page.evaluate(() => localStorage.removeItem('pathquest-language'))
}
