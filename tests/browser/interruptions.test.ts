import { expect, test } from 'vitest'
import { must, type Person, PHONE, students, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join,
  openScreen,
  pick,
  questionOn,
  settled,
  startGame,
  THINKING_MS,
} from './support/games'
import { rightOption } from './support/questions'

const open = useBrowser()
const OFFLINE_MS = 10_000
/** Silence after which a page is no longer waited for. */
const SILENT_MS = 15_000

/** A running game of two questions with a signed-in player and a guest. */
async function running(guestOptions: Parameters<typeof open>[0] = {}) {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ account: must(students[2]), viewport: PHONE }),
    open({ viewport: PHONE, ...guestOptions }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  return { host, student, guest, game }
}

async function playOn(host: Person, players: Person[], number: number) {
  await Promise.all(players.map((player) => answer(player, number)))
  // A polling host may still show the result of the previous question.
  await questionOn(host.page, number)
  await closed(host.page)
  await goOn(host)
}

test('a player who reloads in the middle of a question retains seat and score', async () => {
  const { host, student, guest } = await running()
  for (const number of [1, 2]) {
    const reloading = number === 2
    if (reloading) {
      for (const { page } of [student, guest]) {
        await questionOn(page, number)
        await page.reload()
        await questionOn(page, number)
        await page.getByText('10 Points', { exact: true }).waitFor()
      }
      await guest.page.getByText('Quiet Heron').first().waitFor()
    }
    await playOn(host, [student, guest], number)
  }
  await settled(host)
  await guest.page.getByText('Total Score').waitFor()
  await host.page.getByText('2 players competed').waitFor()
})

test('a player who is offline for 10 seconds comes back and answers', async () => {
  const { host, student, guest } = await running()
  const question = await questionOn(guest.page, 1)
  await guest.context.setOffline(true)
  await guest.page.getByText('No connection. Trying again...').waitFor()
  await pick(guest.page, rightOption(question))
  await guest.page.waitForTimeout(OFFLINE_MS)
  await guest.context.setOffline(false)
  await guest.page.getByText('No connection. Trying again...').waitFor({ state: 'detached' })
  await guest.page.getByRole('button', { name: 'Submit Answer' }).click()
  await guest.page.getByText('Answer saved. Waiting for the others.').waitFor()
  await answer(student, 1)
  await closed(host.page)
  await guest.page.getByText('✓ Correct!').waitFor()
})

test('an answer given while offline is sent when the line is back', async () => {
  const { host, student, guest } = await running()
  const question = await questionOn(guest.page, 1)
  await guest.context.setOffline(true)
  await guest.page.getByText('No connection. Trying again...').waitFor()
  await guest.page.waitForTimeout(THINKING_MS)
  await pick(guest.page, rightOption(question))
  await guest.page.getByRole('button', { name: 'Submit Answer' }).click()
  await guest.page.getByRole('button', { name: 'Submitting...' }).waitFor()
  await guest.context.setOffline(false)
  await guest.page.getByText('Answer saved. Waiting for the others.').waitFor()
  await answer(student, 1)
  await closed(host.page)
  await guest.page.getByText('✓ Correct!').waitFor()
})

test('a frozen tab is not waited for, and sees where the game is when it thaws', async () => {
  const { host, student, guest } = await running()
  await questionOn(guest.page, 1)
  const devTools = await guest.context.newCDPSession(guest.page)
  // As when a phone freezes it: no script runs, and the socket stays open. (Chromium does not
  // freeze a page with a socket on request.)
  await devTools.send('Debugger.enable')
  const frozenAt = Date.now()
  await devTools.send('Debugger.pause')
  await answer(student, 1)
  // A room that was itself delayed could receive nothing, and waits for the same time again.
  host.page.setDefaultTimeout(3 * SILENT_MS)
  await closed(host.page)
  // Not before, and not only when the question's time of a minute has elapsed.
  expect(Date.now() - frozenAt).toBeGreaterThan(SILENT_MS / 2)
  await student.page.getByText('✓ Correct!').waitFor()
  await devTools.send('Debugger.disable')
  await guest.page.getByText('Correct Answer').first().waitFor()
  await goOn(host)
  await Promise.all([answer(student, 2), answer(guest, 2)])
  await closed(host.page)
})

test('the host reloads and continues where the game was', async () => {
  const { host, student, guest } = await running()
  await questionOn(host.page, 1)
  await host.page.reload()
  await questionOn(host.page, 1)
  expect(await host.page.getByText('Another tab controls this game.').count()).toBe(0)
  await playOn(host, [student, guest], 1)
  await questionOn(guest.page, 2)
})

test('a second tab of the host mirrors, and may take control', async () => {
  const { host, student, guest, game } = await running()
  const second = await host.context.newPage()
  await second.goto(`/game/${game.id}`)
  await second.getByText('Another tab controls this game.').waitFor()
  await Promise.all([answer(student, 1), answer(guest, 1)])
  await closed(second)
  const next = second.getByRole('button', { name: 'Next Question' })
  await expect.poll(() => next.isDisabled()).toBe(true)
  await second.getByRole('button', { name: 'Take control' }).click()
  await host.page.getByText('Another tab controls this game.').waitFor()
  await next.click()
  await questionOn(guest.page, 2)
})

test('sockets are blocked and the game continues by polling', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[1]), noSockets: true }),
    open({ account: must(students[2]), viewport: PHONE }),
    open({ viewport: PHONE, noSockets: true }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await Promise.all([join(student, game.code), join(guest, game.code, 'Bold Cedar')])
  await startGame(host, 2)
  for (const number of [1, 2]) await playOn(host, [student, guest], number)
  await settled(host)
  await guest.page.getByText('Questions Answered').waitFor()
  await guest.page.getByText('2/2', { exact: true }).waitFor()
})

test('the host leaves: the running question stays open, and the host comes back to it', async () => {
  const { host, student, guest, game } = await running()
  await questionOn(host.page, 1)
  await host.page.getByRole('button', { name: 'Leave Game' }).click()
  await host.page.getByRole('button', { name: 'Leave, game pauses' }).click()
  await host.page.waitForURL('**/dashboard')
  await host.page.getByRole('link', { name: game.code }).click()
  await playOn(host, [student, guest], 1)
  await host.page.getByRole('button', { name: 'Leave Game' }).click()
  await host.page.getByRole('button', { name: 'End game now' }).click()
  await settled(host)
})

test('a host who was signed out elsewhere signs in, and goes on with the game', async () => {
  const account = must(teachers[1])
  const host = await open({ account })
  const { id } = await hostGame(host, { driver: 'people' })
  const screen = await openScreen(host)
  // No page of this browser is notified.
  await host.context.request.post('/api/auth/sign-out')
  await Promise.all([host.page, screen].map((page) => page.waitForURL('**/login')))
  await host.page.getByLabel('Email').fill(account.email)
  await host.page.getByLabel('Password', { exact: true }).fill(account.password)
  await host.page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await host.page.waitForURL(`**/game/${id}/lobby`)
  await host.page.getByRole('button', { name: 'Start Game' }).waitFor()
})
