import { expect, test } from 'vitest'
import {
  accounts,
  must,
  type Person,
  type PersonOptions,
  PHONE,
  students,
  teachers,
  useBrowser,
} from './support/browser'
import { playAlone } from './support/games'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'
import { refuse } from './support/refuse'

const open = useBrowser()

/** A person with a new account. */
async function newcomer(
  role: 'student' | 'parent',
  fullName: string,
  options: PersonOptions = {},
): Promise<Person> {
  const person = await open(options)
  await signUpNewcomer(person, { role, fullName })
  return person
}

async function codeOf({ context }: Person): Promise<string> {
  const answer = await context.request.post('/api/parent-code', { data: {} })
  return (await answer.json()).code
}

test('a parent links a child by its code, follows it and unlinks', async () => {
  const [parent, child] = await Promise.all([
    newcomer('parent', 'Robin Parent'),
    newcomer('student', 'Kim Player', { viewport: PHONE }),
  ])
  const { page } = parent
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'No child linked yet' }).waitFor()
  await page.getByRole('link', { name: 'My Children' }).click()
  await page.getByRole('heading', { name: 'My Children', level: 1 }).waitFor()
  await isFine(page, 'no children')

  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByText('Please enter the code').waitFor()
  await page.getByLabel('Code from your child').fill('WRONGONE')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong, was used already').waitFor()

  await playAlone(child, false)
  await child.page.getByText('Rewards Earned').waitFor()
  const code = await codeOf(child)
  await page.getByLabel('Code from your child').fill(`${code.slice(0, 4)}-${code.slice(4)}`)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('heading', { name: 'Kim Player' }).waitFor()
  await page.locator('.child-figures').getByText('50%', { exact: true }).waitFor()
  // This week has its game, and the last month as well.
  await page.getByText(/^Week of .*: 1 game\. 50% right$/).waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Games of the last 30 days' }).waitFor()
  await page.getByText('50% right', { exact: true }).waitFor()
  await isFine(page, 'a linked child')

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Kim Player' }).waitFor()
  await page.getByText('Continue exploring careers and collect pathkeys.').waitFor()
  expect(await page.getByRole('link', { name: 'Join Game' }).count()).toBe(0)
  await isFine(page, 'the dashboard of a parent')
  await page.getByRole('link', { name: 'Details of Kim Player' }).click()
  const details = page.getByRole('heading', { name: 'Kim Player' })
  await expect
    .poll(() => details.evaluate((heading) => heading === document.activeElement))
    .toBe(true)
  expect(new URL(page.url()).hash).toMatch(/^#pf_/)

  // A used code links nobody else.
  const other = await newcomer('parent', 'Someone Else')
  await other.page.goto('/children')
  await other.page.getByLabel('Code from your child').fill(code)
  await other.page.keyboard.press('Enter')
  await other.page.getByText('This code is wrong, was used already').waitFor()

  await page.getByRole('button', { name: 'Unlink Kim Player' }).click()
  const ask = page.getByRole('dialog', { name: 'Unlink Kim Player?' })
  await isFine(page, 'the question before unlinking')
  await ask.getByRole('button', { name: 'Unlink' }).click()
  await page.getByText('Unlinked.', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'No child linked yet' }).waitFor()
  const { parents } = await (await child.context.request.get('/api/parents')).json()
  expect(parents).toEqual([])
})

test('a student gets a code in settings, sees who is linked and unlinks', async () => {
  const [child, parent] = await Promise.all([
    newcomer('student', 'Uma Child', { viewport: PHONE }),
    newcomer('parent', 'Robin Parent'),
  ])
  const { page, context } = child
  await page.goto('/settings')
  await page.getByText('Nobody is linked.').waitFor()
  await refuse(child, '/api/parent-code')
  await page.getByRole('button', { name: 'Get a parent code' }).click()
  await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
  await context.unroute('**/api/parent-code')
  let asked = 0
  let letAnswersCome = () => {}
  const isPressedTwice = new Promise<void>((done) => {
    letAnswersCome = done
  })
  await context.route('**/api/parent-code', async (route) => {
    asked += 1
    // If the response arrives between the two clicks, the button may be clicked again.
    await isPressedTwice
    await route.continue()
  })
  await page.getByRole('button', { name: 'Get a parent code' }).dblclick()
  letAnswersCome()
  const shown = page.getByRole('status', { name: 'Parent code' })
  const code = await shown.innerText()
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(asked, 'a second press asks for nothing').toBe(1)
  await isFine(page, 'a code for a parent')
  const linked = await parent.context.request.post('/api/children', { data: { code } })
  expect(linked.status()).toBe(200)

  await page.reload()
  await page.getByRole('button', { name: 'Unlink Robin Parent' }).click()
  const ask = page.getByRole('dialog', { name: 'Unlink Robin Parent?' })
  await ask.getByRole('button', { name: 'Unlink' }).click()
  await page.getByText('Nobody is linked.').waitFor()
  await parent.page.goto('/children')
  await parent.page.getByRole('heading', { name: 'No child linked yet' }).waitFor()
})

test('the demo parent sees the linked child; other roles have no such page', async () => {
  const parent = await open({ account: must(accounts.find((one) => one.userType === 'parent')) })
  await parent.page.goto('/children')
  await parent.page.getByRole('heading', { name: must(students[0]).name }).waitFor()
  for (const account of [must(students[1]), must(teachers[1])]) {
    const { page } = await open({ account })
    await page.goto('/children')
    await page.waitForURL('**/dashboard')
    expect(await page.getByRole('link', { name: 'My Children' }).count()).toBe(0)
  }
})

test('a student’s profile: figures, all achievements with progress, recent activity', async () => {
  const person = await newcomer('student', 'Alex Achiever', { viewport: PHONE })
  const { page } = person
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Alex Achiever', level: 1 }).waitFor()
  await page.getByText('1 of 5 unlocked').waitFor()
  await page.getByText('No recent activity').waitFor()
  await page.getByText('No XP yet. Play games to earn XP.').waitFor()
  await isFine(page, 'an empty profile')

  await playAlone(person, false)
  await person.page.getByText('Rewards Earned').waitFor()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Profile menu of Alex Achiever' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByText('Played Start a Food Truck').waitFor()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.getByText('Collected a pathkey').first().waitFor()
  const achievements = page.locator('.profile-achievements > li')
  await expect.poll(() => achievements.count()).toBe(5)
  await achievements.filter({ hasText: 'Dedication' }).getByText('1 of 20').waitFor()
  await isFine(page, 'a profile')
  await page.locator('a[href^="/game/gs_"]').first().click()
  await page.getByRole('heading', { name: 'Quest complete' }).waitFor()
})

test('teachers see the games they hosted, parents a link to their children', async () => {
  const [teacher, parent] = await Promise.all([
    open({ account: must(teachers[1]) }),
    open({ account: must(accounts.find((one) => one.userType === 'parent')) }),
  ])
  await teacher.page.goto('/profile')
  await teacher.page.getByText('Games Hosted').waitFor()
  await isFine(teacher.page, 'the profile of a teacher')
  await parent.page.goto('/profile')
  await parent.page.getByRole('main').getByRole('link', { name: 'My Children' }).click()
  await parent.page.waitForURL('**/children')
})

test('profile, children and results are in Spanish if the user chose it', async () => {
  const [student, parent] = await Promise.all([
    newcomer('student', 'Luz Estudiante', { viewport: PHONE }),
    newcomer('parent', 'Paz Familia'),
  ])
  await playAlone(student, false)
  await student.page.getByText('Rewards Earned').waitFor()
  const game = new URL(student.page.url()).pathname
  for (const { page } of [student, parent]) {
    await page.goto('/contact')
    await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  }
  const { page } = student
  await page.goto('/profile')
  await page.getByText('2 de 5 desbloqueados').waitFor()
  await page.getByText('Jugaste Start a Food Truck').waitFor()
  await page.locator('.profile-rows [lang=en]', { hasText: 'Start a Food Truck' }).waitFor()
  await isFine(page, 'a profile in Spanish')
  await page.goto(game)
  await page.getByRole('heading', { name: 'Repasa las preguntas' }).waitFor()
  await page.getByText('Incorrecta', { exact: true }).waitFor()
  await isFine(page, 'results in Spanish')
  await parent.page.goto('/children')
  await parent.page.getByLabel('Código de tu hijo o hija').fill('WRONGONE')
  await parent.page.keyboard.press('Enter')
  await parent.page.getByText('Este código no es correcto').waitFor()
  await isFine(parent.page, 'children in Spanish')
})

test('if the children do not load on a parent’s dashboard, an error with a retry is shown', async () => {
  const person = await newcomer('parent', 'Sam Waiting', { viewport: PHONE })
  const { page, context } = person
  await refuse(person, '/api/children')
  await page.goto('/dashboard')
  const failed = page.getByRole('alert').filter({ hasText: 'Your children did not load' })
  await failed.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
  await isFine(page, 'children that did not load')
  await context.unroute('**/api/children')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'No child linked yet' }).waitFor()
})

test.each([
  ['/children', '/api/children', 'Your children did not load', 'No child linked yet', 'parent'],
  ['/profile', '/api/profile', 'Your profile did not load', 'Achievements', 'student'],
] as const)(
  'if %s does not load, an error with a retry button is shown',
  async (path, api, failed, loaded, role) => {
    const person = await newcomer(role, 'Sam Waiting', { viewport: PHONE })
    const { page, context } = person
    await refuse(person, api)
    await page.goto(path)
    await page.getByRole('heading', { name: failed }).waitFor()
    await page.getByText('Too many tries. Please wait 5 seconds and try again.').waitFor()
    await isFine(page, failed)
    await context.unroute(`**${api}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: loaded }).waitFor()
  },
)
