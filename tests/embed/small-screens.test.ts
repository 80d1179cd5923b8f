import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SMALL_PHONE } from '../browser/support/browser'
import { answerQuestion, questionStands } from './support/answering'
import { HostedGame } from './support/hosted-game'
import { ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

/** Buttons and headings of the widget whose words overflow or break within a word. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-pathquest]')?.shadowRoot
    if (!root) throw new Error('There is no widget.')
    const { right } = root.host.getBoundingClientRect()
    const broken = (node: Node): string[] => {
      const range = document.createRange()
      const words = [...(node.textContent ?? '').matchAll(/\S+/g)]
      return words.flatMap((word) => {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const box = range.getBoundingClientRect()
        const isBroken = new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        return isBroken || box.right > right - 10 ? [word[0]] : []
      })
    }
    const found: string[] = []
    for (const element of root.querySelectorAll('button, h2, h3')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) found.push(...broken(texts.currentNode))
    }
    return found
  })

test('on the smallest phone no Spanish word of the career browser is broken or cut off', async () => {
  const { page } = await open({
    viewport: SMALL_PHONE,
    body: '<div data-pathquest="career-browser" data-locale="es"></div>',
  })
  await ready(page)
  await page.getByRole('button', { name: 'Crecimiento' }).waitFor()
  await page.locator('.pq-career-open').first().waitFor()
  expect(await cutOff(page)).toEqual([])
})

test('a picked answer is not hidden by the sticky Submit button, and no answer grows', async () => {
  const game = await HostedGame.open()
  const { page } = await open({
    viewport: { width: 683, height: 384 },
    body: `<div data-pathquest="game-player" data-code="${game.code}"></div>`,
  })
  await ready(page)
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await questionStands(page, await game.ask(1))
  const answers = page.getByRole('radio')
  const height = async (i: number) => (await answers.nth(i).boundingBox())?.height
  const before = await height(0)
  await answers.first().focus()
  for (let i = 1; i < (await answers.count()); i++) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => answers.nth(i).getAttribute('aria-checked')).toBe('true')
    expect(await height(i)).toBe(before)
    const hidden = async () => {
      const submit = page.getByRole('button', { name: 'Submit Answer' })
      const [answer, above] = await Promise.all([
        answers.nth(i).boundingBox(),
        submit.boundingBox(),
      ])
      return answer && above && answer.y + answer.height - above.y
    }
    await expect.poll(hidden, { message: `px of answer ${i + 1}` }).toBeLessThanOrEqual(0)
  }
})

test('names of two words are not truncated on the podium of a phone', async () => {
  const game = await HostedGame.open()
  const { page } = await open({
    viewport: SMALL_PHONE,
    body: `<div data-pathquest="game-player" data-code="${game.code}"></div>`,
  })
  await ready(page)
  await page.getByLabel('Your name').fill('Thoughtful Panda')
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  const second = await game.join('Fearless Koala')
  const question = await game.ask(1)
  await answerQuestion(page, question)
  await game.answer(second, false)
  await game.closed(1)
  await game.end()
  const podium = page.getByRole('img', { name: /^Podium/ })
  await podium.waitFor()
  const names = await podium.locator('..').locator('b').all()
  expect(names).toHaveLength(2)
  for (const name of names) {
    const isWhole = await name.evaluate((element) => element.scrollHeight <= element.clientHeight)
    expect(isWhole, await name.innerText()).toBe(true)
  }
})
