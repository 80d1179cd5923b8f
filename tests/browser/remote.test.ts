import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  fillJoinForm,
  hostGame,
  join,
  openScreen,
  questionOn,
  startGame,
} from './support/games'
import { isAccessible, isFine } from './support/page-check'

const open = useBrowser()

test('a phone controls the game that the desktop shows: names, start, more time, next question', async () => {
  const account = must(teachers[0])
  const [host, phone, student] = await Promise.all([
    open({ account }),
    open({ account, viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people', approveNames: true })
  const { page } = host
  const remote = phone.page
  await remote.goto(`/game/${game.id}/remote`)
  await remote.getByText('0 players').waitFor()
  await fillJoinForm(student, game.code, 'Zoe Zander')

  await remote.getByText('Zoe Zander').waitFor()
  await isFine(remote, 'a remote with a name that waits')
  await remote.getByRole('button', { name: 'Approve Zoe Zander' }).click()
  await remote.getByText('Zoe Zander').waitFor({ state: 'detached' })
  await page.getByText('Zoe Zander').first().waitFor()
  // The desktop follows: a click takes control.
  await page.getByRole('button', { name: 'Take control' }).waitFor()

  await remote.getByRole('button', { name: 'Start Game' }).click()
  await questionOn(student.page, 1)
  const left = async () =>
    Number(must(/\d+/.exec(await student.page.getByRole('timer').innerText())))
  const before = await left()
  await remote.getByRole('button', { name: '+15 s' }).click()
  await expect.poll(left).toBeGreaterThan(before)
  await answer(student, 1)
  await closed(remote)
  await remote.getByRole('button', { name: 'Next', exact: true }).click()
  await questionOn(student.page, 2)
  await remote.getByText('Question 2 of 2').waitFor()
  await expect.poll(() => remote.getByText('0/1').count()).toBe(1)
})

test('a doubtful name is replaced by a generated one until the host approves it', async () => {
  const account = must(teachers[0])
  const [host, unsure, classmate] = await Promise.all([
    open({ account, viewport: SMALL_PHONE, dark: true }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await fillJoinForm(unsure, game.code, 'Verga')
  await fillJoinForm(classmate, game.code, 'Suka')
  const wishes = host.page.getByRole('region', { name: '2 names to look at' })
  await wishes.waitFor()
  const screen = await openScreen(host)
  await screen.getByText('2 players').first().waitFor()
  for (const page of [screen, classmate.page, unsure.page]) {
    expect(await page.getByText('Verga').count()).toBe(page === unsure.page ? 1 : 0)
  }

  await host.page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await host.page.reload()
  const nombres = host.page.getByRole('region', { name: '2 nombres por revisar' })
  await nombres.waitFor()
  await isFine(host.page, 'names to look at, in Spanish')
  // Button labels are not truncated, including the next step beside the pending names.
  const cut = await host.page
    .locator('.pq-host-now button, .pq-host-wishes button')
    .evaluateAll((all) => {
      const isCut = (one: Element) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        const [inside, box] = [words.getBoundingClientRect(), one.getBoundingClientRect()]
        return inside.left < box.left - 1 || inside.right > box.right + 1
      }
      return all.filter(isCut).map((one) => one.textContent)
    })
  expect(cut).toEqual([])
  await nombres.getByRole('button', { name: 'Aprobar Verga' }).focus()
  await host.page.keyboard.press('Enter')
  await screen.getByText('Verga').first().waitFor()
  await classmate.page.getByText('Verga').first().waitFor()
  // The focus moves to the next name.
  const next = host.page.getByRole('button', { name: 'Aprobar Suka' })
  await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true)
  await host.page.keyboard.press('Tab')
  await host.page.keyboard.press('Enter')
  await next.waitFor({ state: 'detached' })
  expect(await screen.getByText('Suka').count()).toBe(0)
})

test('a late player taps the pictures that the projector and the phone show', async () => {
  const account = must(teachers[0])
  const [host, phone, student, late] = await Promise.all([
    open({ account }),
    open({ account, viewport: PHONE }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people', allowLateJoin: true })
  await join(student, game.code, 'Quiet Heron')
  const screen = await openScreen(host)
  await startGame(host, 1)
  await questionOn(screen, 1)
  await host.page.locator('.pq-host-manage > summary').click()
  await host.page.getByRole('switch', { name: 'Second step' }).click()
  await phone.page.goto(`/game/${game.id}/remote`)
  await phone.page.getByText('Question 1 of 2').waitFor()
  const shownOn = (page: Page) =>
    page.getByRole('list', { name: 'Tap these pictures in this order' }).getByRole('listitem')
  expect(await shownOn(screen).count()).toBe(0)

  await fillJoinForm(late, game.code, 'Late Lynx')
  await late.page.getByRole('heading', { name: 'One more step' }).waitFor()
  await shownOn(screen).first().waitFor()
  await shownOn(phone.page).first().waitFor()
  await isAccessible(screen, 'the pictures beside a question')
  // The previous turn counts as well: it may change while they are tapped.
  for (const picture of await shownOn(screen).allInnerTexts()) {
    await late.page.getByRole('button', { name: picture.trim(), exact: true }).click()
  }
  await host.page.getByRole('button', { name: 'Help Late Lynx' }).waitFor()
  await shownOn(screen).first().waitFor({ state: 'detached' })
  await shownOn(phone.page).first().waitFor({ state: 'detached' })
})
