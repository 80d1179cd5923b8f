import { characterCode, characterOf } from '@pathquest/core/players/character'
import type { HostView } from '@pathquest/core/rooms/views'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, students, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostByForm,
  hostGame,
  join,
  lobbyOf,
  questionOn,
  settled,
  startGame,
} from './support/games'

const open = useBrowser()

test('Play Again opens a new lobby with the same settings, and its players get a Join button', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ account: must(students[7]), viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const first = await hostByForm(host, { driver: 'people', byLinkOnly: true, mode: 'Speed run' })
  const link = await host.page.evaluate(async (id) => {
    const answer = await fetch(`/api/games/${id}/seat`)
    return (await answer.json()).joinPath as string
  }, first.id)
  for (const [{ page }, name] of [
    [student, must(students[7]).name],
    [guest, 'Quiet Heron'],
  ] as const) {
    await page.goto(link)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Join Game' }).click()
    await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  }
  await startGame(host, 2)
  for (const number of [1, 2]) {
    await Promise.all([answer(student, number), answer(guest, number)])
    await closed(host.page)
    await goOn(host)
  }
  await settled(host)
  await host.page.getByRole('button', { name: 'Play Again' }).click()
  await host.page.waitForURL((url) => !url.pathname.includes(first.id))
  const second = await lobbyOf(host.page)
  expect(second.code).not.toBe(first.code)
  await host.page.getByText('speed run').waitFor()

  for (const { page } of [student, guest]) {
    await page.getByText('Your teacher has opened another game.').waitFor()
    // One tap, with the same name.
    await page.getByRole('button', { name: 'Join Game' }).click()
    await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  }
  await startGame(host, 2)
  expect(await questionOn(guest.page, 1)).not.toBe('')
})

test('a solo game runs at the pace of its player, and Play Again plays the same set', async () => {
  const { page } = await open({ account: must(teachers[1]) })
  await page.goto('/host-game')
  await page.getByRole('radio', { name: 'Industry' }).check()
  await page.getByRole('searchbox', { name: 'Search' }).fill('food truck')
  await page.getByRole('radio', { name: 'Start a Food Truck' }).check()
  await page.getByRole('radio', { name: 'Solo practice' }).check()
  expect(await page.getByRole('radio', { name: 'Team challenge' }).count()).toBe(0)
  await page.getByRole('radio', { name: 'By driver' }).check()
  await page.getByLabel('Business driver').selectOption('people')
  await page.getByRole('button', { name: 'Start Solo Game' }).click()
  const person = { page, context: page.context() }
  await answer(person, 1, true)
  await page.getByText('✓ Correct!').waitFor()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await answer(person, 2, false)
  await page.getByText('✗ Incorrect').waitFor()
  await page.getByRole('button', { name: 'End Game' }).click()
  await page.getByRole('heading', { name: 'Quest complete' }).waitFor()
  await page.getByText('2/2', { exact: true }).waitFor()
  await expect.poll(() => page.locator('.pq-tiles-note').innerText()).toMatch(/^1 /)
  await page.getByText('Rewards Earned').waitFor()
  const former = page.url()
  await page.getByRole('button', { name: 'Play Again' }).click()
  await page.waitForURL((url) => url.href !== former)
  await questionOn(page, 1)
  // Asked for confirmation as in a class, with a note that nothing is lost; a double tap is one
  // tap.
  await page.getByRole('button', { name: 'Leave Game' }).dblclick()
  const sure = page.getByRole('dialog', { name: 'Leave this game?' })
  await sure.getByText('You can go on later.').waitFor()
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'hidden' })
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('dialog', { name: 'Leave the running game?' }).waitFor()
  await page.keyboard.press('Escape')
  await questionOn(page, 1)
  await page.getByRole('button', { name: 'Leave Game' }).click()
  await sure.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/dashboard')
})

test('a guest with a link may sign in first and comes back to the same code', async () => {
  const student = must(students[8])
  const { page } = await open({ viewport: PHONE })
  await page.goto('/join-game?code=AB12CD')
  await page.getByRole('link', { name: 'sign in', exact: true }).click()
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/join-game?code=AB12CD')
  await expect.poll(() => page.getByLabel('Game code').inputValue()).toBe('AB12CD')
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe(student.name)
})

test('a user with a name can request a generated one', async () => {
  const student = must(students[8])
  const { page } = await open({ account: student })
  await page.goto('/join-game')
  const name = page.getByLabel('Your name')
  await name.waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => name.inputValue()).toBe(student.name)
  await page.getByRole('button', { name: 'Another name' }).click()
  await expect.poll(() => name.inputValue()).not.toBe(student.name)
})

test('a student cannot host a class, and is redirected to the dashboard', async () => {
  const { page } = await open({ account: must(students[8]) })
  await page.goto('/host-game')
  await page.waitForURL('**/dashboard')
})

test('joining one’s own game opens the host view', async () => {
  const host = await open({ account: must(teachers[1]) })
  const game = await hostGame(host, { driver: 'people' })
  await host.page.goto(`/join-game?code=${game.code}`)
  await host.page.getByRole('button', { name: 'Join Game' }).click()
  await host.page.getByText('Host View').waitFor()
  await host.page.getByText('No players yet').waitFor()
})

test('a player who leaves the lobby frees the seat; guests go to Join Game', async () => {
  const [host, student, guest] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ account: must(students[8]), viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people', maxPlayers: 2 })
  await Promise.all([join(student, game.code), join(guest, game.code, 'Bold Cedar')])
  await host.page.getByRole('heading', { name: '2 players' }).waitFor()
  await guest.page.getByRole('button', { name: 'Leave Game' }).click()
  await guest.page.waitForURL('**/join-game')
  await student.page.getByRole('button', { name: 'Leave Game' }).click()
  await student.page.waitForURL('**/dashboard')
  await host.page.getByText('No players yet').waitFor()
  const kept = () =>
    [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage)).join()
  expect(await guest.page.evaluate(kept)).not.toMatch(/seat/i)
})

test('a guest who closed the tab is offered the seat again, until the game has ended', async () => {
  const [host, guest] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ viewport: PHONE, once: true }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await join(guest, game.code, 'Calm Otter')
  await startGame(host, 1)
  const { context } = guest
  await guest.page.close()

  const page = await context.newPage()
  await page.goto('/join-game')
  await page.getByRole('heading', { name: 'Your seat is still there' }).waitFor()
  await page.getByText('as Calm Otter').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the Game' }).click()
  expect(await questionOn(page, 1)).not.toBe('')

  // Another user of the same device can decline, and is not asked again; the seat keeps its owner.
  const other = await context.newPage()
  await other.goto('/join-game')
  await other.getByRole('button', { name: 'That was not me' }).click()
  await other
    .getByRole('heading', { name: 'Your seat is still there' })
    .waitFor({ state: 'hidden' })
  await page.reload()
  expect(await questionOn(page, 1)).not.toBe('')

  // An ended game is not offered.
  await host.page.getByRole('button', { name: 'Leave Game' }).click()
  await host.page.getByRole('button', { name: 'End game now' }).click()
  await settled(host)
  await other.reload()
  await other.getByLabel('Game code').waitFor()
  await other.waitForLoadState('networkidle')
  expect(await other.getByText('Your seat is still there').count()).toBe(0)
})

test('one class plays four modes in a lesson, and everybody keeps name and character', async () => {
  const [host, ana, ben] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE }),
  ])
  const { page } = host
  const first = await hostGame(host, { driver: 'people' })
  await join(ana, first.code, 'Ana')
  await join(ben, first.code, 'Ben')
  /** Name and character of everybody in the lobby, as its host reads them. */
  const characters = async (id: string) => {
    const tab = 'tab-of-a-test'
    const answer = await host.context.request.get(`/api/games/${id}/view?role=host&tab=${tab}`)
    const { players } = (await answer.json()).view as HostView
    return Object.fromEntries(
      players.map((player) => [player.displayName, characterCode(characterOf(player))]),
    )
  }
  const before = await characters(first.id)
  expect(Object.keys(before).sort()).toEqual(['Ana', 'Ben'])
  for (const mode of ['Speed run', 'Sure Footing', 'High Camp', null]) {
    await startGame(host, 2)
    await questionOn(ana.page, 1)
    await page.getByRole('button', { name: 'Leave Game' }).click()
    await page.getByRole('button', { name: 'End game now' }).click()
    await settled(host)
    if (mode === null) break
    await page.getByRole('button', { name: 'Play in another mode' }).click()
    await page.getByText('The same class plays again.').waitFor()
    await page.getByRole('radio', { name: mode }).check()
    await page.getByRole('button', { name: 'Create Game' }).click()
    const next = await lobbyOf(page)
    for (const player of [ana, ben]) {
      await player.page.getByRole('button', { name: 'Join Game' }).click()
      await player.page.getByRole('heading', { name: 'You are in!' }).waitFor()
    }
    expect(await characters(next.id)).toEqual(before)
  }
})
