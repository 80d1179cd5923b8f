import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, type Person, PHONE, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join,
  openScreen,
  questionOn,
  startGame,
} from './support/games'

const open = useBrowser()
/** Pages of tests are still, unless a test is about motion. */
const withMotion = (...pages: Page[]) =>
  Promise.all(pages.map((page) => page.emulateMedia({ reducedMotion: 'no-preference' })))
/** From here on only the test moves the time of the page. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}
/** What the podium of a page said, in order, and whether the winner was anywhere on the page. */
interface Told {
  label: string
  saysBen: boolean
}
declare global {
  interface Window {
    podiums: Told[]
  }
}
const recordPodium = (page: Page) =>
  page.evaluate(() => {
    window.podiums = []
    new MutationObserver(() => {
      const label = document.querySelector('.pq-podium svg')?.getAttribute('aria-label')
      if (label == null || label === window.podiums.at(-1)?.label) return
      window.podiums.push({ label, saysBen: document.body.innerText.includes('Ben') })
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
/** The projector shows the whole end without scrolling, down to the strip of the further places. */
async function isOnOneScreen(screen: Page): Promise<void> {
  for (const [width, height] of [
    [1920, 1080],
    [1600, 900],
    [1366, 768],
  ] as const) {
    await screen.setViewportSize({ width, height })
    const ends = await screen.evaluate(() =>
      [...document.querySelectorAll('.pq-screen-main > *, .pq-screen-strip, .pq-awards > li')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.height > 0)
        .map((box) => Math.floor(box.bottom)),
    )
    expect(Math.max(...ends), `${width} x ${height}`).toBeLessThanOrEqual(height)
  }
}
/** Layouts of the page while it draws sixty frames: an animation that needs them slows weak phones. */
async function layoutsOfFrames({ page, context }: Person): Promise<number> {
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const count = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return must(metrics.find(({ name }) => name === 'LayoutCount')).value
  }
  const before = await count()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
  })
  const layouts = (await count()) - before
  await client.detach()
  return layouts
}
const podiumsOf = (page: Page) => page.evaluate(() => window.podiums)

test('results lead with the rank, and the podium is told from the third place on', async () => {
  const [host, ...players] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
    open({ viewport: { width: 320, height: 640 } }),
    open({ viewport: PHONE }),
  ])
  const [ana, ben, cleo, dan] = players
  if (!ana || !ben || !cleo || !dan) throw new Error('four players')
  const game = await hostGame(host, { set: 'Power a House Safely' })
  const screen = await openScreen(host)
  await withMotion(screen, ana.page, ben.page)
  await join(ana, game.code, 'Ana')
  await join(ben, game.code, 'Ben')
  await join(cleo, game.code, 'Cleo')
  await join(dan, game.code, 'Dan')
  const loaded: string[] = []
  ana.page.on('request', (request) => loaded.push(request.url()))
  await startGame(host, 4)

  await questionOn(ana.page, 1)
  // What the result offers is there before it: loading it then would hold the result up.
  await expect.poll(() => loaded.join()).toMatch(/CareerPopup/)
  // The number of seconds and what others do change the page now and then, the trail never.
  expect(await layoutsOfFrames(ana)).toBeLessThan(15)

  await Promise.all([
    answer(ana, 1, false),
    answer(ben, 1),
    answer(cleo, 1, false),
    answer(dan, 1, false),
  ])
  await closed(host.page)
  // The explanation is whole on a small projector.
  await screen.setViewportSize({ width: 1280, height: 720 })
  const why = must(await screen.locator('.pq-screen-why').boundingBox())
  expect(why.y + why.height).toBeLessThanOrEqual(720)
  await screen.setViewportSize({ width: 1440, height: 810 })
  await goOn(host)
  await Promise.all([answer(ana, 2), answer(ben, 2), answer(cleo, 2), answer(dan, 2, false)])
  await closed(host.page)
  for (const { page } of players) {
    const verdict = page.locator('.pq-verdict')
    await verdict.waitFor()
    const box = must(await verdict.boundingBox())
    expect(box.y + box.height).toBeLessThan(must(page.viewportSize()).height)
  }
  const race = screen.getByRole('list', { name: 'Places after this question' })
  expect(await race.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Ben/),
    expect.stringMatching(/Ana|^$/),
    expect.stringMatching(/Cleo|^$/),
    expect.stringMatching(/Dan|^$/),
  ])
  await ben.page.getByText('1st of 4').first().waitFor()
  await ben.page.getByText('2 right in a row').waitFor()
  await ana.page.getByText(/points? behind Ben/).waitFor()
  expect(await accessibilityProblems(ana.page)).toEqual([])

  await recordPodium(screen)
  await host.context.request.post(`/api/games/${game.id}/end`, { data: {} })
  await ana.page.getByText('Look up: who stands on the podium?').waitFor()
  const places = screen.locator('.pq-screen-places')
  const heightBefore = must(await places.boundingBox()).height
  const steps = must(await screen.locator('.pq-podium-figure > svg').boundingBox())
  expect(steps.width).toBeGreaterThan(400)
  await ben.page.getByText('#1').waitFor()
  const all = 'Podium: 1st Ben, 2nd Ana, 3rd Cleo'
  await expect.poll(() => podiumsOf(screen)).toContainEqual({ label: all, saysBen: true })
  await screen.getByRole('heading', { name: 'This game' }).waitFor()
  // What is told at the end has its room from the first step on: the steps stand still.
  expect(must(await places.boundingBox()).height).toBe(heightBefore)
  expect(await podiumsOf(screen)).toEqual([
    { label: 'Podium: ', saysBen: false },
    { label: 'Podium: 3rd Cleo', saysBen: false },
    { label: 'Podium: 2nd Ana, 3rd Cleo', saysBen: false },
    { label: all, saysBen: true },
  ])
  // A page that is opened later shows all of it.
  await screen.reload()
  await screen.getByRole('img', { name: all }).waitFor()
  expect(await accessibilityProblems(screen)).toEqual([])
  await isOnOneScreen(screen)
})

test('the podium is skipped by its button and by the space bar, and is there at once without motion', async () => {
  const [host, ana, ben, still] = await Promise.all([
    open({ account: must(teachers[0]) }),
    // Its clock stays stopped.
    open({ viewport: PHONE, once: true }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const screen = await openScreen(host)
  await withMotion(screen, ana.page)
  for (const [person, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
    [still, 'Cleo'],
  ] as const) {
    await join(person, game.code, name)
  }
  await startGame(host, 3)
  await Promise.all([answer(ana, 1), answer(ben, 1), answer(still, 1)])
  await closed(host.page)
  await goOn(host)
  await Promise.all([answer(ana, 2), answer(ben, 2), answer(still, 2)])
  await closed(host.page)
  await stopClock(ana.page)
  await goOn(host)
  await ana.page.getByRole('button', { name: 'Show all places' }).click()
  await ana.page.getByText('#1').waitFor()
  await screen.keyboard.press(' ')
  await still.page.getByText('#3').waitFor()
  await screen.getByRole('img', { name: /Ana.*Ben.*Cleo/ }).waitFor()
})

test('teams stand on the podium, and the team that has won comes last', async () => {
  const [host, ...players] = await Promise.all([
    open({ account: must(teachers[0]) }),
    ...['Ana', 'Ben', 'Cleo', 'Dov'].map(() => open({ viewport: PHONE })),
  ])
  const game = await hostGame(host, { driver: 'people', mode: 'Team challenge' })
  const screen = await openScreen(host)
  const [ana] = players
  if (!ana) throw new Error('four players')
  await withMotion(screen, ana.page)
  for (const [i, name] of ['Ana', 'Ben', 'Cleo', 'Dov'].entries()) {
    await join(must(players[i]), game.code, name)
  }
  await startGame(host, 4)
  for (const question of [1, 2]) {
    await Promise.all(players.map((player) => answer(player, question, player === ana)))
    await closed(host.page)
    if (question === 2) await recordPodium(screen)
    await goOn(host)
  }
  const all = /^Podium: 1st Team \d, 2nd Team \d/
  await expect.poll(async () => (await podiumsOf(screen)).at(-1)?.label).toMatch(all)
  const told = (await podiumsOf(screen)).map(({ label }) => label)
  expect(told[0]).toBe('Podium: ')
  // The winner is in the last one alone.
  const winner = must(/1st (Team \d)/.exec(must(told.at(-1))))[1]
  expect(told.slice(0, -1).join()).not.toContain(must(winner))
  await ana.page.getByText('#1').waitFor()
  await ana.page.getByText('Your team').first().waitFor()
  expect(await accessibilityProblems(screen)).toEqual([])
  await isOnOneScreen(screen)
})
