import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import { THINKING_MS } from './support/games'
import { isAccessible } from './support/page-check'

const open = useBrowser()
const ITEMS = ['Mix the dough', 'Let it rise', 'Bake it', 'Let it cool']

const things = (page: Page) => page.locator('.pq-sequence > li > [aria-pressed]')
const order = async (page: Page) =>
  (await things(page).allInnerTexts()).map((text) => must(ITEMS.find((one) => text.includes(one))))
const places = async (page: Page) =>
  (await page.locator('.pq-sequence-place').allInnerTexts()).map((text) => text.trim())
const grip = (page: Page, item: string) => page.getByRole('button', { name: `Move: ${item}` })

/** From the grip of one to the far half of another: there it takes its place. */
async function way(page: Page, item: string, to: string) {
  const [from, target] = await Promise.all([
    grip(page, item).boundingBox(),
    grip(page, to).boundingBox(),
  ])
  const [a, b] = [must(from), must(target)]
  const y = b.y + b.height * (b.y > a.y ? 0.8 : 0.2)
  return [
    { x: a.x + a.width / 2, y: a.y + a.height / 2 },
    { x: a.x + a.width / 2, y: (a.y + y) / 2 },
    { x: a.x + a.width / 2, y },
  ] as const
}

test('things are dragged into order by mouse and finger, and beside the grips a finger scrolls', async () => {
  const { context, page } = await open({
    account: must(teachers[0]),
    viewport: SMALL_PHONE,
    once: true,
  })
  const set = { title: 'A baker’s morning', subject: 'Science', gradeLevel: [8] }
  const { id } = await (await context.request.post('/api/question-sets', { data: set })).json()
  const question = {
    questionText: 'In which order does a baker make bread?',
    kind: 'order',
    shape: ['Bake it', 'Let it cool', 'Let it rise', 'Mix the dough'],
    solution: [3, 2, 0, 1],
  }
  const added = await context.request.post(`/api/question-sets/${id}/questions`, {
    data: { questions: [question] },
  })
  expect(added.ok(), await added.text()).toBe(true)
  const created = await context.request.post('/api/games', {
    data: { questionSetId: id, sessionType: 'solo', settings: { shuffleOptions: false } },
  })
  await page.goto(`/game/${(await created.json()).session.id}`)
  await page.getByText('Question 1 of 1').waitFor()
  await things(page).first().waitFor()
  const before = await order(page)
  expect(await places(page)).toEqual(['', '', '', ''])
  await isAccessible(page, 'an order to drag')

  // By mouse: the second one to the end. Then all count as they stand.
  const [moved, last] = [must(before[1]), must(before[3])]
  const [start, middle, end] = await way(page, moved, last)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
  const afterMouse = before.filter((one) => one !== moved).concat(moved)
  await expect.poll(() => order(page)).toEqual(afterMouse)
  expect(await places(page)).toEqual(['1', '2', '3', '4'])

  // By finger: each to its place, from the top.
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  for (const [place, item] of ITEMS.entries()) {
    const there = must((await order(page))[place])
    if (there === item) continue
    await grip(page, item).scrollIntoViewIfNeeded()
    const [from, over, to] = await way(page, item, there)
    await touch('touchStart', from)
    await touch('touchMove', over)
    await touch('touchMove', to)
    await touch('touchEnd')
    await expect.poll(async () => (await order(page))[place]).toBe(item)
  }
  expect(await order(page)).toEqual(ITEMS)

  // On the thing itself a finger scrolls, and nothing moves.
  await page.setViewportSize({ ...SMALL_PHONE, height: 440 })
  await page.evaluate(() => scrollTo(0, 0))
  const { x, y } = must(await things(page).first().boundingBox())
  await touch('touchStart', { x: x + 30, y: y + 28 })
  for (let up = 15; up <= 120; up += 15) await touch('touchMove', { x: x + 30, y: y + 28 - up })
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
  expect(await order(page)).toEqual(ITEMS)

  // By arrow key, there and back.
  await grip(page, 'Bake it').focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('status').filter({ hasText: 'Bake it: place 2' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => order(page)).toEqual(ITEMS)
  await page.waitForTimeout(THINKING_MS)
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await page.getByText('Correct!').waitFor()
})
