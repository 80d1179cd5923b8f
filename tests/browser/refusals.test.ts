import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { must, origin, type Person, PHONE, students, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  fillJoinForm,
  type GameWish,
  goOn,
  hostByForm,
  hostGame,
  join,
  joinByLink,
  joinLink,
  pick,
  questionOn,
  startGame,
  THINKING_MS,
} from './support/games'
import { holdableLine } from './support/held-line'
import { rightOption, wrongOption } from './support/questions'

const open = useBrowser()

/** The one toast on the page: its kind and its text. */
async function toast(page: Page): Promise<{ kind: string | null; text: string }> {
  const shown = page.getByRole('region', { name: 'Messages' }).getByRole('button')
  // In one evaluation: it disappears by itself.
  return shown.evaluate((one) => ({
    kind: one.getAttribute('data-kind'),
    text: one.querySelector('span')?.textContent ?? '',
  }))
}

async function hostWithPlayers(
  requested: GameWish = { driver: 'people' },
  { guestOptions = {}, host: hostIt = hostGame }: Around = {},
) {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ account: must(students[3]), viewport: PHONE }),
    open({ viewport: PHONE, ...guestOptions }),
  ])
  return { host, student, guest, game: await hostIt(host, requested) }
}
interface Around {
  guestOptions?: Parameters<typeof open>[0]
  host?: typeof hostGame
}

test('a second answer shows a warning, and the stored one is displayed', async () => {
  const { host, student, guest, game } = await hostWithPlayers(
    { driver: 'people' },
    { guestOptions: { once: true } },
  )
  const line = await holdableLine(guest.context)
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  const { page } = guest
  const question = await questionOn(page, 1)
  await pick(page, wrongOption(question))
  line.hold()
  await answerBehindTheScenes(guest, game.id, question)
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  expect(await toast(page)).toEqual({
    kind: 'warning',
    text: 'You have already answered this question',
  })
  line.release()
  await page.getByText('Answer saved. Waiting for the others.').waitFor()
  const kept = page.locator('.pq-tile[data-state="picked"]')
  await expect.poll(() => kept.locator('.pq-tile-text').innerText()).toBe(rightOption(question))
})

/** The right option, sent by the API with the seat of this page. */
async function answerBehindTheScenes({ page }: Person, gameId: string, question: string) {
  const right = rightOption(question)
  const texts = await page.getByRole('radio').locator('.pq-tile-text').allInnerTexts()
  const seat = await page.evaluate((key) => sessionStorage.getItem(key), `pathquest.seat.${gameId}`)
  const headers = { authorization: `Bearer ${seat}` }
  const view = await fetch(`${origin}/api/games/${gameId}/view?role=player`, { headers })
  const { stage } = (await view.json()).view
  await page.waitForTimeout(THINKING_MS)
  const reply = await fetch(`${origin}/api/games/${gameId}/moves`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 'another-device',
      move: {
        type: 'answer',
        questionId: stage.question.id,
        selectedOptionIndex: texts.indexOf(right),
      },
    }),
  })
  expect(reply.status).toBe(200)
}

// The room's own judgement of the time is proved in tests/room: no page is sure to be that fast.
test('a too fast answer is refused with a message, and can be given again', async () => {
  const { host, student, guest, game } = await hostWithPlayers(
    { driver: 'people' },
    { guestOptions: { once: true } },
  )
  const line = await holdableLine(guest.context)
  await Promise.all([join(student, game.code), join(guest, game.code, 'Swift Comet')])
  await startGame(host, 2)
  const { page } = guest
  await pick(page, wrongOption(await questionOn(page, 1)))
  line.refuseNextMove()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  expect(await toast(page)).toEqual({
    kind: 'error',
    text: 'Answer submitted too quickly. Please take your time.',
  })
  await answer(student, 1)
  await answer(guest, 1)
  await closed(host.page)
})

test('a too late answer is refused with a message', async () => {
  const { host, student, guest, game } = await hostWithPlayers(
    { driver: 'people' },
    { guestOptions: { once: true } },
  )
  const line = await holdableLine(guest.context)
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  const { page } = guest
  await pick(page, rightOption(await questionOn(page, 1)))
  line.hold()
  await goOn(host)
  await closed(host.page)
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  expect(await toast(page)).toEqual({
    kind: 'error',
    text: 'Time limit exceeded for this question',
  })
  line.release()
  await page.getByText('No answer from you. No points this time.').waitFor()
})

test('an unknown code, a full and a started game are reported inline', async () => {
  const { host, student, guest, game } = await hostWithPlayers(
    { driver: 'people', maxPlayers: 1 },
    { host: hostByForm },
  )
  const refused = async (code: string) => {
    await fillJoinForm(guest, code, 'Bold Cedar')
    return guest.page.getByRole('alert').innerText()
  }
  expect(await refused('ZZZZZZ')).toBe('Game not found')
  await join(student, game.code)
  expect(await refused(game.code)).toBe('Game is full')
  await startGame(host, 1)
  await questionOn(student.page, 1)
  expect(await refused(game.code)).toBe('Game has already started')
  expect(new URL(guest.page.url()).pathname).toBe('/join-game')
})

test('the Join button waits for a code and a name; codes are typed in any case', async () => {
  const { page } = await open()
  await page.goto('/join-game')
  const submit = page.getByRole('button', { name: 'Join Game' })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page.getByLabel('Game code').fill('ab12cd99')
  await expect.poll(() => page.getByLabel('Game code').inputValue()).toBe('AB12CD')
  await expect.poll(() => page.getByLabel('Your name').inputValue()).not.toBe('')
  await expect.poll(() => submit.isEnabled()).toBe(true)
  await page.getByLabel('Your name').fill('  ')
  await expect.poll(() => submit.isDisabled()).toBe(true)
})

test('a game that is not public accepts players by its link only', async () => {
  const { host, student, guest, game } = await hostWithPlayers(
    { driver: 'people', byLinkOnly: true },
    { host: hostByForm },
  )
  await fillJoinForm(guest, game.code, 'Link Lynx')
  await expect.poll(() => guest.page.getByRole('alert').innerText()).toBe('Game not found')
  await joinByLink(guest, await joinLink(host), 'Link Lynx')
  await fillJoinForm(student, game.code)
  await expect.poll(() => student.page.getByRole('alert').innerText()).toBe('Game not found')
  await host.page.getByRole('heading', { name: '1 player' }).waitFor()
})

test('a kicked player is out, and stays out', async () => {
  const { host, student, guest, game } = await hostWithPlayers()
  await Promise.all([join(student, game.code), join(guest, game.code, 'Rude Name')])
  // A button that moves under the pointer gets no click.
  await host.page.getByRole('heading', { name: '2 players' }).waitFor()
  await host.page.getByRole('button', { name: 'Remove Rude Name' }).click()
  await host.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await guest.page.getByRole('heading', { name: 'You were removed from this game.' }).waitFor()
  await host.page.getByRole('heading', { name: '1 player' }).waitFor()

  await host.page.getByRole('button', { name: `Remove ${must(students[3]).name}` }).click()
  await host.page.getByLabel('Also lock the game').check()
  await host.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await student.page.getByRole('heading', { name: 'You were removed from this game.' }).waitFor()
  await fillJoinForm(student, game.code)
  await expect
    .poll(() => student.page.getByRole('alert').innerText())
    .toBe('You were removed from this game.')
  const latecomer = await open({ viewport: PHONE })
  await fillJoinForm(latecomer, game.code, 'New Name')
  await expect
    .poll(() => latecomer.page.getByRole('alert').innerText())
    .toBe('This game is locked.')
})

test('a cancelled game notifies waiting players', async () => {
  const { host, guest, game } = await hostWithPlayers()
  await join(guest, game.code, 'Quiet Heron')
  await host.page.getByRole('heading', { name: '1 player' }).waitFor()
  await host.page.getByRole('button', { name: 'Cancel' }).click()
  await host.page.getByRole('button', { name: 'Cancel game' }).click()
  await host.page.waitForURL('**/dashboard')
  await guest.page.getByText('The host cancelled this game.').waitFor()
  await guest.page.getByRole('button', { name: 'Return Home' }).click()
  await guest.page.waitForURL((url) => url.pathname === '/')
})

test('a game that does not exist, or in which one has no seat, is not found', async () => {
  const { host, guest, game } = await hostWithPlayers()
  await guest.page.goto(`/game/${game.id}`)
  await guest.page.getByRole('heading', { name: 'Game Not Found' }).waitFor()
  await guest.page.getByText('This game session does not exist.').waitFor()
  await host.page.goto('/game/gs_none')
  await host.page.getByRole('heading', { name: 'Game Not Found' }).waitFor()
  await host.page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await host.page.waitForURL('**/dashboard')
})

test('the form of a new game reports missing and out-of-range values inline', async () => {
  const { page, context } = await open({ account: must(teachers[0]) })
  await page.goto('/host-game')
  const create = page.getByRole('button', { name: 'Create Game' })
  await page
    .getByRole('group', { name: 'Question set' })
    .getByRole('radio', { checked: true })
    .waitFor()
  // The preselected set is of one exploration type, never of both.
  const { set } = await (await context.request.get('/api/host-defaults')).json()
  const other = set.explorationType === 'career' ? 'a whole field of work' : 'one career'
  await page.getByRole('radio', { name: `Sets about ${other}` }).check()
  await create.click()
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('Please select a question set')
  await page.getByRole('group', { name: 'Question set' }).getByRole('radio').first().check()
  await page.getByLabel('Max players').fill('101')
  await create.click()
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toBe('Max players must be between 1 and 100')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/dashboard')
})
