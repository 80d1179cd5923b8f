import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, useBrowser } from './support/browser'
import { openScreen, pick } from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { fits, isAccessible, isFine } from './support/page-check'
import { rightOption, wrongOption } from './support/questions'

const open = useBrowser()
const SET = 'Start a Food Truck'

/** Of its own: the next form begins with the latest choice, also that of a test in another file. */
async function teacher(options: Parameters<typeof open>[0] = {}) {
  const person = await open(options)
  await signUpNewcomer(person, { role: 'teacher', fullName: 'Ms Board' })
  return person
}

test('a class without phones plays by a show of hands, from the set to the report', async () => {
  const host = await teacher()
  const { page } = host
  await page.goto('/host-game')
  await page.getByRole('radio', { name: 'Career quest' }).check()
  await page.getByRole('searchbox', { name: 'Search' }).fill(SET)
  await page.getByRole('radio', { name: SET }).check()
  await page.getByRole('radio', { name: /^Show of hands/ }).check()
  // Modes at an own pace are gone, and nothing is asked that nobody can set.
  expect(await page.getByRole('radio', { name: /^Switchback/ }).count()).toBe(0)
  expect(await page.getByLabel('Max players').count()).toBe(0)
  await page.getByLabel('Students in the room').fill('0')
  await page.getByRole('button', { name: 'Create Game' }).click()
  await page.getByText('Check how many students or teams there are.').waitFor()
  await page.getByLabel('Students in the room').fill('12')
  await page.getByRole('radio', { name: 'By driver' }).check()
  await page.getByLabel('Business driver').selectOption('people')
  await isAccessible(page, 'the form')
  await page.getByRole('button', { name: 'Create Game' }).click()

  await page.waitForURL('**/game/*/lobby')
  await page.getByText('No phones needed').waitFor()
  expect(await page.getByRole('img', { name: /^Game code/ }).count()).toBe(0)
  const screen = await openScreen(host)
  await screen.getByText('Raise your hand for your answer. Your teacher counts.').waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()

  // Typed, and by buttons: 7 right, 3 wrong, two without an answer.
  const first = await screen.locator('.pq-question-text').innerText()
  const right = page.getByLabel(rightOption(first), { exact: true })
  const wrong = wrongOption(first)
  await right.fill('10')
  for (let i = 0; i < 3; i++) {
    await page.getByRole('button', { name: `One less: ${rightOption(first)}` }).click()
    await page.getByRole('button', { name: `One more: ${wrong}` }).click()
  }
  await page.getByText('Counted: 10 of 12').waitFor()
  await isAccessible(page, 'counting')
  await isAccessible(screen, 'the projector')
  await page.getByRole('button', { name: 'Show Result' }).click()
  await screen.getByText('10/12 answered').waitFor()
  await page.getByText('10/12 answered').waitFor()
  await page.getByRole('button', { name: 'Next Question' }).click()

  // Too many hands are not sent; by keyboard the space bar takes the step.
  const second = await expect
    .poll(async () => screen.locator('.pq-question-text').innerText())
    .not.toBe(first)
    .then(() => screen.locator('.pq-question-text').innerText())
  await page.getByLabel(rightOption(second), { exact: true }).fill('13')
  await page.getByText('These are more than the 12 in the class. Check the numbers.').waitFor()
  await page.getByLabel(rightOption(second), { exact: true }).fill('12')
  await page.getByRole('heading', { name: second }).click()
  await page.keyboard.press('Space')
  await screen.getByText('12/12 answered').waitFor()
  await page.getByRole('button', { name: 'End Game' }).click()

  // No podium: what the class did together.
  await screen.getByText('12 students played').waitFor()
  await page.getByText('Together: 19 right answers out of 22.').waitFor()
  await isAccessible(page, 'the results')
  await page.getByRole('link', { name: /report/i }).click()
  await page.getByText('Played without phones: the teacher counted').waitFor()
  await page.getByText('70% right').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await isAccessible(page, 'the report')
})

test('teams answer in turn on the one device, and have a podium', async () => {
  const host = await teacher({ viewport: PHONE })
  const { page, context } = host
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const { id } = must(
    (questionSets as { id: string; title: string }[]).find((one) => one.title === SET),
  )
  const answer = await context.request.post('/api/games', {
    data: {
      questionSetId: id,
      settings: {
        businessDriver: 'people',
        oneDevice: { answers: 'teams', count: 3, names: ['Red', 'Blue', 'Green'] },
      },
    },
  })
  const { session } = await answer.json()
  await page.goto(`/game/${session.id}/lobby`)
  await page.getByText('Talk it over. Then each team gives one answer, in turn.').waitFor()

  // Nobody else gets in.
  const guest = await open({ viewport: SMALL_PHONE })
  await guest.page.goto(`/join-game?code=${session.gameCode}`)
  await guest.page.getByLabel('Your name').fill('Gus')
  await guest.page.getByRole('button', { name: 'Join Game' }).click()
  await guest.page.getByText(/^This game is played without phones\./).waitFor()

  await page.getByRole('button', { name: 'Start Game' }).click()
  for (const number of [1, 2]) {
    await page.getByText(`Question ${number} of 2`).waitFor()
    const text = await page.locator('.pq-question-text').innerText()
    // After a tap the next team is at it.
    const begins = must((await page.getByText(/ answers first\.$/).innerText()).split(' ')[0])
    const inTurn = ['Red', 'Blue', 'Green', 'Red', 'Blue'].slice(number - 1, number + 2)
    expect(begins).toBe(inTurn[0])
    for (const team of inTurn) {
      await page.getByText(`The answer of ${team}`).waitFor()
      const chosen = team === 'Blue' ? rightOption(text) : wrongOption(text)
      await pick(page, chosen)
    }
    await fits(page)
    await page.getByRole('button', { name: 'Show Result' }).click()
    await page.getByText('3/3 answered').waitFor()
    await page.getByRole('button', { name: number === 1 ? 'Next Question' : 'End Game' }).click()
  }
  await page.getByText('3 players competed').waitFor()
  await page.getByText('1st Place').waitFor()
  // The host marked them all: no answer was quicker than another.
  expect(await page.getByText('Quick and right').count()).toBe(0)
  await isAccessible(page, 'the podium')
})

test('a trail of clues by a show of hands, without a set, from the form to the report', async () => {
  const host = await teacher()
  const { page } = host
  await page.goto('/host-game')
  await page.getByRole('radio', { name: /^Show of hands/ }).check()
  await page.getByRole('radio', { name: /^Clue Trail/ }).check()
  await page.getByLabel('Students in the room').fill('10')
  await page.getByLabel('Hidden careers').selectOption('3')
  // No clock runs.
  expect(await page.getByLabel('Time for each clue').count()).toBe(0)
  await isAccessible(page, 'the form')
  await page.getByRole('button', { name: 'Create Game' }).click()
  await page.waitForURL('**/game/*/lobby')
  const screen = await openScreen(host)
  await page.getByRole('button', { name: 'Start Game' }).click()

  const careers = () => page.getByRole('group', { name: 'How many?' }).getByRole('textbox')
  const next = (name: string) => page.getByRole('button', { name }).click()
  let found = 0
  let raised = 0
  /** The career that it was, and how many hands were raised for it. */
  const told = async (hands: Readonly<Record<string, number>>) => {
    const title = await page.getByRole('heading', { name: /^It was: / }).innerText()
    await screen.getByRole('heading', { name: title }).waitFor()
    found += hands[title.replace('It was: ', '')] ?? 0
    raised += Object.values(hands).reduce((sum, count) => sum + count, 0)
  }
  const names = () => page.locator('.pq-hands label').allInnerTexts()

  // Four are sure at the first clue, the others at the second: that closes the trail.
  await screen.getByText(/^Are you sure\? Raise your hand/).waitFor()
  const [first = '', second = ''] = await names()
  await careers().nth(0).fill('4')
  await page.getByText('Counted: 4 of 10').waitFor()
  await isFine(page, 'counting')
  await next('Next Clue')
  await page.getByText('Counted: 0 of 6').waitFor()
  await screen.getByText('4 of 10 have a mark, 4 kept it').waitFor()
  await isAccessible(screen, 'the projector')
  await careers().nth(1).fill('7')
  await page.getByText('These are more than the 6 in the class. Check the numbers.').waitFor()
  await careers().nth(1).fill('6')
  await next('Next Clue')
  await told({ [first]: 4, [second]: 6 })
  await next('Next Career')

  // Nobody is ever sure.
  for (let clue = 1; clue < 6; clue++) {
    await expect.poll(() => page.getByText('Not open yet').count()).toBe(6 - clue)
    await next('Next Clue')
  }
  await next('Show the Career')
  await told({})
  await next('Next Career')

  await page.getByText('Career 3 of 3').waitFor()
  const [, , third = ''] = await names()
  await careers().nth(2).fill('10')
  await next('Next Clue')
  await told({ [third]: 10 })
  await next('End Game')

  await screen.getByText('10 students played').waitFor()
  await page.getByText(`Together: ${found} right answers out of ${raised}.`).waitFor()
  await isFine(page, 'the results')
  await isAccessible(screen, 'the projector at the end')
  await page.getByRole('link', { name: /report/i }).click()
  await page.getByText('Played without phones: the teacher counted').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await isAccessible(page, 'the report')
})
