import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  fillJoinForm,
  goOn,
  hostGame,
  join,
  openScreen,
  questionOn,
  startGame,
} from './support/games'

const open = useBrowser()

test('who comes late knocks, is let in or turned away, and plays the next question', async () => {
  const [host, ana, eve, gus] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
    open({ viewport: { width: 320, height: 640 } }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  const screen = await openScreen(host)
  await join(ana, game.code, 'Ana')
  await startGame(host, 1)
  await questionOn(screen, 1)
  await screen.getByText(game.code).waitFor()

  for (const [person, name] of [
    [eve, 'Eve'],
    [gus, 'Gus'],
  ] as const) {
    await fillJoinForm(person, game.code, name)
    await person.page.getByText('Game has already started').waitFor()
    expect(await accessibilityProblems(person.page)).toEqual([])
    await person.page.getByRole('button', { name: 'Knock' }).click()
    await person.page.getByRole('heading', { name: 'You have knocked' }).waitFor()
  }
  expect(await accessibilityProblems(gus.page)).toEqual([])
  await host.page.getByText('2 at the door').waitFor()
  expect(await accessibilityProblems(host.page)).toEqual([])
  // Still outside: nothing of the game is on the page.
  expect(await eve.page.getByText('Ana').count()).toBe(0)
  // Browsers ask before a page is left only after a press: at the door there is nothing to lose.
  const knocked = eve.page.getByRole('heading', { name: 'You have knocked' })
  await knocked.click()
  await eve.page.reload()
  await knocked.waitFor()

  await host.page.getByRole('button', { name: 'Let in: Eve' }).click()
  await eve.page.getByText('You play from the next question on.').waitFor()
  await host.page.getByRole('button', { name: 'Turn away: Gus' }).click()
  await gus.page.getByText('You were removed from this game.').waitFor()
  await host.page.getByText(/at the door$/).waitFor({ state: 'detached' })

  await answer(ana, 1)
  await closed(host.page)
  await goOn(host)
  await answer(eve, 2)
  await eve.page.getByText('Answer saved. Waiting for the others.').waitFor()
})

test('the host lets everybody in from now on', async () => {
  const [host, ana, eve] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await join(ana, game.code, 'Ana')
  await startGame(host, 1)
  await questionOn(host.page, 1)
  await fillJoinForm(eve, game.code, 'Eve')
  await eve.page.getByRole('button', { name: 'Knock' }).click()
  await host.page.getByRole('button', { name: 'Let everybody in from now on' }).click()
  await eve.page.getByText('You play from the next question on.').waitFor()
  const hugo = await open({ viewport: PHONE })
  await fillJoinForm(hugo, game.code, 'Hugo')
  await hugo.page.getByText('You play from the next question on.').waitFor()
})
