import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import { lobbyOf } from './support/games'
import { NEWCOMERS_PASSWORD, signUpNewcomer } from './support/newcomer'

const open = useBrowser()
const NAME = 'Casey Host'

/** Without a game: the form begins with the latest choice, also that of a test in another file. */
async function newTeacher(options: Parameters<typeof open>[0] = {}) {
  const person = await open(options)
  await signUpNewcomer(person, { role: 'teacher', fullName: NAME })
  return person
}

test('of many question sets the first ones are loaded, more on click, and a search finds any', async () => {
  const { page } = await newTeacher({ viewport: SMALL_PHONE })
  await page.goto('/host-game')
  // All of them are listed initially.
  await expect
    .poll(() => page.getByRole('radio', { name: 'Every question set' }).isChecked())
    .toBe(true)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.getByRole('radio', { name: 'Sets about a whole field of work' }).check()
  await search.fill('boilermaker')
  await page.getByRole('button', { name: /^Show \d+ sets? without the filters$/ }).click()
  await expect
    .poll(() => page.getByRole('radio', { name: 'Every question set' }).isChecked())
    .toBe(true)
  await search.fill('')
  await page.getByRole('radio', { name: 'Sets about one career' }).check()
  const sets = page.getByRole('group', { name: 'Question set' }).getByRole('radio')
  const count = page.getByRole('status').filter({ hasText: 'question set' })
  await expect.poll(() => count.innerText()).toMatch(/^8 of [\d,]+ question sets$/)
  await expect.poll(() => sets.count()).toBe(8)

  // For keyboard users the focus is on the first of the new ones.
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect.poll(() => count.innerText()).toMatch(/^16 of [\d,]+ question sets$/)
  await expect
    .poll(() => sets.nth(8).evaluate((radio) => radio === document.activeElement))
    .toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])

  await sets.nth(3).check()
  const picked = await sets.nth(3).getAttribute('value')
  await page.getByRole('searchbox', { name: 'Search' }).fill('electrician')
  await expect.poll(() => count.innerText()).toMatch(/^8 of \d\d question sets$/)
  // The selected set stays visible.
  await expect.poll(() => page.locator(`input[value="${picked}"]`).isChecked()).toBe(true)
  await page.getByRole('searchbox', { name: 'Search' }).fill('qwuxel vlorpian')
  await page.getByText('No question set has these words').waitFor()
  await expect.poll(() => sets.count()).toBe(1)
})

test('a game with a set that is still loading is created once it has loaded', async () => {
  const { page, context } = await open({ account: must(teachers[1]) })
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const { id, title } = must(questionSets.at(-1)) as { id: string; title: string }
  let hand = (_: unknown) => {}
  const isHanded = new Promise((done) => {
    hand = done
  })
  await page.route('**/api/question-sets**', async (route) => {
    await isHanded
    await route.continue()
  })
  await page.goto(`/host-game?set=${id}`)
  const create = page.getByRole('button', { name: 'Create Game' })
  await create.waitFor()
  await expect.poll(() => create.isDisabled()).toBe(true)
  hand(undefined)
  await create.click()
  const game = await lobbyOf(page)
  const { session } = await (await context.request.get(`/api/games/${game.id}/seat`)).json()
  expect(session.title).toContain(title)
})

test('while the sets of a filter are loading, none that it excludes can be picked', async () => {
  const { page } = await newTeacher()
  let hand = (_: unknown) => {}
  const isHanded = new Promise((done) => {
    hand = done
  })
  await page.route('**/api/question-sets?**exploration_type=career**', async (route) => {
    await isHanded
    await route.continue()
  })
  await page.goto('/host-game')
  const group = page.getByRole('group', { name: 'Question set' })
  await page.getByRole('radio', { name: 'Sets about a whole field of work' }).check()
  const topics = group.getByRole('radio', { name: /^Start a Food Truck/ })
  await page.getByRole('searchbox', { name: 'Search' }).fill('food truck')
  await topics.check()
  await page.getByRole('radio', { name: 'Sets about one career' }).check()
  await expect.poll(() => group.getByRole('radio').count()).toBe(0)
  await group.locator('[aria-busy=true]').waitFor({ state: 'attached' })
  expect(await page.getByText('No question set').count()).toBe(0)
  hand(undefined)
  await group.locator('[aria-busy=false]').waitFor({ state: 'attached' })
  expect(await topics.count()).toBe(0)
})

test('three questions picked by hand and shuffled are played, and the next form starts with them', async () => {
  // With a separate teacher: a game that another file creates meanwhile would be the latest choice.
  const person = await open()
  const email = await signUpNewcomer(person, { role: 'teacher', fullName: NAME })
  const { page, context } = person
  await page.goto('/host-game')
  // The form is never empty initially.
  const picked = page
    .getByRole('group', { name: 'Question set' })
    .getByRole('radio', { checked: true })
  await picked.waitFor()
  await page.getByRole('radio', { name: 'Industry' }).check()
  await page.getByRole('searchbox', { name: 'Search' }).fill('food truck')
  await page.getByRole('button', { name: 'Preview and pick questions: Start a Food Truck' }).click()
  const look = page.getByRole('dialog', { name: 'Start a Food Truck' })
  await look.getByRole('button', { name: 'Pick none' }).click()
  for (const number of [2, 5, 7]) {
    await look.getByRole('checkbox', { name: `Play question ${number}` }).check()
  }
  await look.getByText('3 of 10 picked').waitFor()
  // A projector may be on.
  expect(await look.getByText('Correct').count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await look.getByRole('button', { name: 'Use 3 questions' }).click()
  await page.getByRole('switch', { name: 'Shuffle the options' }).setChecked(true)
  await page.getByRole('radio', { name: 'Speed run' }).check()
  await page.getByRole('button', { name: 'Create Game' }).click()
  const { id } = await lobbyOf(page)
  const { session } = await (await context.request.get(`/api/games/${id}/seat`)).json()
  expect(session).toMatchObject({
    title: 'Start a Food Truck',
    totalQuestions: 3,
    gameMode: 'speed_run',
    settings: { shuffleOptions: true, shuffleQuestions: false },
  })

  // On another device as well: nothing of it is stored in the browser.
  const account = { name: NAME, userType: 'teacher', email, password: NEWCOMERS_PASSWORD } as const
  const elsewhere = await open({ account, viewport: SMALL_PHONE })
  await elsewhere.page.goto('/host-game')
  await elsewhere.page.getByText('3 of 10 questions are played.').waitFor()
  for (const name of ['Start a Food Truck', 'Picked by hand', 'Speed run']) {
    await expect.poll(() => elsewhere.page.getByRole('radio', { name }).isChecked()).toBe(true)
  }
  expect(
    await elsewhere.page.getByRole('switch', { name: 'Shuffle the options' }).isChecked(),
  ).toBe(true)
})
