import { join as pathOf } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { dataDir, must, PHONE, students, teachers, useBrowser } from './support/browser'
import { addProfile, finishGame } from './support/finished-games'
import { answer, closed, goOn, hostGame, join, lobbyOf, settled, startGame } from './support/games'
import { isFine } from './support/page-check'

const open = useBrowser()

/** The same game under another id, which never had a room: as after its 24 hours. */
function forgotten(gameId: string): string {
  const database = new Database(pathOf(dataDir, 'pathquest.db'), { timeout: 10_000 })
  const copyId = (id: unknown) => String(id).replace(/.{4}$/, (end) => [...end].reverse().join(''))
  const other = (id: string) => (copyId(id) === id ? `${id.slice(0, -1)}0` : copyId(id))
  const copy = (table: string, where: string, change: (row: Record<string, unknown>) => object) => {
    const rows = database.prepare(`select * from ${table} where ${where} = ?`).all(gameId)
    for (const row of rows as Record<string, unknown>[]) {
      const next = { ...row, ...change(row) }
      const names = Object.keys(next)
      database
        .prepare(`insert into ${table} (${names}) values (${names.map((name) => `@${name}`)})`)
        .run(next)
    }
  }
  const game_session_id = other(gameId)
  const player = (row: Record<string, unknown>) => other(String(row.player_id))
  const insertCopies = database.transaction(() => {
    copy('game_sessions', 'id', () => ({ id: game_session_id }))
    copy('game_questions', 'game_session_id', () => ({ game_session_id }))
    copy('game_players', 'game_session_id', ({ id }) => ({
      game_session_id,
      id: other(String(id)),
    }))
    copy('game_answers', 'game_session_id', (row) => ({
      game_session_id,
      id: other(String(row.id)),
      player_id: player(row),
    }))
  })
  // A transaction that reads first and meets a concurrent write is refused without waiting.
  insertCopies.immediate()
  database.close()
  return game_session_id
}

test('a finished game keeps its URL: results, questions with right answers, links', async () => {
  const [host, student, guest, stranger] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ account: must(students[5]), viewport: PHONE }),
    open({ viewport: PHONE }),
    open({ account: must(students[6]), viewport: PHONE }),
  ])
  const game = await hostGame(host, { driver: 'people' })
  await Promise.all([join(student, game.code), join(guest, game.code, 'Quiet Heron')])
  await startGame(host, 2)
  for (const [number, isRight] of [
    [1, true],
    [2, false],
  ] as const) {
    await Promise.all([answer(student, number, isRight), answer(guest, number, false)])
    await closed(host.page)
    await goOn(host)
  }
  await settled(host)

  // Immediately, on request.
  const { page } = student
  await page.getByRole('button', { name: 'Show questions and answers' }).click()
  await page.getByText(/^Correct, \+\d+$/).waitFor()
  await page.getByText('Incorrect', { exact: true }).waitFor()

  // A guest through the seat stored in the browser; without an account there is no collection.
  await guest.page.reload()
  await guest.page.getByText('Incorrect', { exact: true }).nth(1).waitFor()
  expect(await guest.page.getByRole('link', { name: 'View Collection' }).count()).toBe(0)

  // The dashboard links there permanently.
  const id = forgotten(game.id)
  await page.goto('/dashboard')
  await page.locator(`a[href="/game/${id}"]`).click()
  await page.getByRole('heading', { name: 'Champion' }).waitFor()
  await page.getByText('2/2', { exact: true }).waitFor()
  await page.getByText('1 right and 1 wrong, of 2 asked').waitFor()
  await page.getByText('Rewards Earned').waitFor()
  const questions = page.locator('.look-back-item')
  await questions.nth(1).waitFor()
  await isFine(page, 'the results of before')
  await questions.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  const opened = questions.nth(1)
  await opened.getByText('Correct answer').waitFor()
  await opened.getByText('Your answer').waitFor()
  await isFine(page, 'an opened question')
  await page.getByRole('link', { name: 'View Collection' }).click()
  await page.waitForURL('**/collection')

  await stranger.page.goto(`/game/${id}`)
  await stranger.page.getByRole('heading', { name: 'Game Not Found' }).waitFor()

  await host.page.goto(`/game/${id}`)
  await host.page.getByRole('heading', { name: 'Game Over!' }).waitFor()
  await host.page.locator('.look-back-item').first().click()
  await host.page.getByText('Correct answer').waitFor()
  expect(await host.page.getByText('Incorrect', { exact: true }).count()).toBe(0)
  await isFine(host.page, "the host's results of before")
  await host.page.getByRole('button', { name: 'Play Again' }).click()
  await host.page.waitForURL((url) => !url.pathname.includes(id))
  expect((await lobbyOf(host.page)).id).not.toBe(id)
})

test('if results do not load, an error with a retry is shown below the podium', async () => {
  const person = await open({ account: must(students[5]), viewport: PHONE })
  const { page, context } = person
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const set = questionSets.find(({ title }: { title: string }) => title === 'Start a Food Truck')
  const created = await context.request.post('/api/games', {
    data: {
      questionSetId: set.id,
      sessionType: 'solo',
      settings: { businessDriver: 'people' },
    },
  })
  await page.goto(`/game/${(await created.json()).session.id}`)
  await answer(person, 1, true)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await answer(person, 2, true)
  await context.route('**/results', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'results_pending', status: 409 }),
    }),
  )
  // The game has ended by itself, and its last answer is still being read.
  await page.locator('.look-back').waitFor({ state: 'attached' })
  expect(await page.locator('.look-back').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'End Game' }).click()
  await page.getByText('Rewards Earned').waitFor()
  await page.getByRole('button', { name: 'Show questions and answers' }).click()
  await page.getByText('The results of this game are not stored yet.').waitFor()
  await context.unroute('**/results')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.look-back-item').nth(1).waitFor()
  await page.getByRole('button', { name: 'Play Again' }).waitFor()
})

test('the link of an old mail leads a signed-out user to the game after a sign-in', async () => {
  const account = must(students[5])
  const { page, context } = await open({ account })
  const { user } = await (await context.request.get('/api/session')).json()
  const id = await finishGame(
    await addProfile({ displayName: 'Ms Mailed', userType: 'teacher' }),
    [{ profileId: user.profileId, name: 'Ana', rights: [true, false] }],
    1,
  )
  await context.clearCookies()
  await page.goto(`/game/${id}/results`)
  await page.getByRole('heading', { name: 'Game Not Found' }).waitFor()
  await page.waitForURL((url) => url.pathname === `/game/${id}`)
  await isFine(page, 'a game of somebody who is signed out')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Champion' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/game/${id}`)
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
})
