import { expect, test } from 'vitest'
import { must, type Person, PHONE, students, teachers, useBrowser } from './support/browser'
import { answer, closed, hostGame, join, openScreen, questionOn, startGame } from './support/games'
import { rightOption, seedQuestion } from './support/questions'

const open = useBrowser()

/** Everything of the game that reached this page: frames and API responses. */
function listen({ page }: Person): () => string {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  )
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    // A page that is left discards unread bodies.
    heard.push(await response.text().catch(() => ''))
  })
  return () => heard.join('\n')
}

const pageAndStorage = async ({ page }: Person): Promise<string> =>
  (await page.content()) +
  (await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])))

test('a guest in a second browser profile cannot learn the right option early', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ account: must(students[4]), viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const heard = listen(guest)
  const game = await hostGame(host, { driver: 'people' })
  const screen = await openScreen(host)
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  const question = await questionOn(guest.page, 1)
  const { explanation } = seedQuestion(question)

  await answer(student, 1)
  await student.page.getByText('Answer saved. Waiting for the others.').waitFor()
  await host.page.getByText('1/2 answered').waitFor()
  await screen.getByText('1/2 answered').waitFor()
  for (const text of [heard(), await pageAndStorage(guest), await screen.content()]) {
    expect(text).not.toContain(must(explanation))
    expect(text).not.toMatch(/correctIndex|isCorrect|is_correct|"solution"/)
  }
  expect(await student.page.getByText(/Correct!|Incorrect/).count()).toBe(0)
  expect(await guest.page.locator('[data-state="right"]').count()).toBe(0)
  expect(await screen.locator('[data-state="right"]').count()).toBe(0)

  await answer(guest, 1)
  await closed(host.page)
  const right = guest.page.locator('[data-state="right"] .pq-tile-text')
  await right.waitFor()
  await expect.poll(() => right.innerText()).toBe(rightOption(question))
  await expect.poll(heard).toContain(must(explanation))
})

test('what somebody calls themselves is shown as text, never as part of the page', async () => {
  const [host, guest] = await Promise.all([open({ account: must(teachers[1]) }), open()])
  const game = await hostGame(host)
  await join(guest, game.code, '<img src=x onerror=alert(1)>')
  await host.page.getByText('<img src=x onerror=alert(1)>').waitFor()
  expect(await host.page.locator('img[src="x"]').count()).toBe(0)
})

test('markup that got into a page runs nothing', async () => {
  const { page } = await open()
  await page.goto('/how-to-play')
  await page.getByRole('heading', { name: 'How to Play', level: 1 }).waitFor()
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen = new Set<string>()
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          seen.add(effectiveDirective)
          if (seen.size === 4) done([...seen].sort())
        })
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        const base = document.createElement('base')
        base.href = 'https://elsewhere.example/'
        const style = document.createElement('style')
        style.textContent = 'body { display: none }'
        document.head.append(script, base, style)
        const box = document.createElement('div')
        box.innerHTML = '<img src="data:," onerror="window.ran = true">'
        document.body.append(box)
      }),
  )
  expect(refused).toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem'])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
