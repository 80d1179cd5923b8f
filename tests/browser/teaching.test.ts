import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { grantAdmin } from '../../server/test/people'
import { CAREER_SET } from '../../server/test/results'
import { dataDir, must, type Person, useBrowser } from './support/browser'
import { addProfile, finishGame } from './support/finished-games'
import { signUpNewcomer } from './support/newcomer'
import { isAccessible, isFine } from './support/page-check'
import { englishLeft } from './support/texts-left'

const open = useBrowser()
const NARROW = { width: 360, height: 740 }
/** That of an option. */
const LETTER = expect.stringMatching(/^[A-F]$/)
const FORMULA = '=SUM(A1:A9)'
const LONG = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff'

/** As shown on a desktop and on a phone, in both themes. */
async function isFineEverywhere(page: Page, name: string): Promise<void> {
  const desk = must(page.viewportSize())
  await isFine(page, name)
  await page.setViewportSize(NARROW)
  await isAccessible(page, `${name} on a phone`)
  await page.setViewportSize(desk)
}

async function newTeacher(fullName: string): Promise<Person & { profileId: string }> {
  const person = await open()
  await signUpNewcomer(person, { role: 'teacher', fullName })
  const session = await person.context.request.get('/api/session')
  return { ...person, profileId: (await session.json()).user.profileId }
}

test('a teacher finds students, reads statistics and a report, and accepts an answer', async () => {
  const { page, profileId: host } = await newTeacher('Ms Teaching')
  const student = (displayName: string) => addProfile({ displayName, userType: 'student' })
  const [ana, long] = [await student('Ana Lopez'), await student(LONG)]
  for (const [hoursAgo, anas] of [
    [30, [true, false, false]],
    [2, [true, true, false]],
  ] as const) {
    const played = [
      { name: FORMULA, rights: [true, true, false] },
      { profileId: ana, name: 'Ana Lopez', rights: [...anas] },
      { profileId: long, name: LONG, rights: [true, false, false] },
    ]
    await finishGame(host, played, hoursAgo)
  }

  await page.goto('/students')
  const names = page.locator('.students-card h2')
  await expect.poll(() => names.allInnerTexts()).toEqual(['Ana Lopez', LONG])
  await isFineEverywhere(page, 'students')
  await page.getByLabel('Sort by').selectOption('Name')
  await page.getByRole('searchbox', { name: 'Search students' }).fill('wolfe')
  await page.getByText('Showing 1 of 2 students').waitFor()
  await expect.poll(() => names.allInnerTexts()).toEqual([LONG])
  await page.getByRole('searchbox', { name: 'Search students' }).fill('nobody')
  await page.getByRole('heading', { name: 'No Matching Students' }).waitFor()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await page.getByRole('link', { name: LONG }).click()
  await page.getByRole('heading', { name: LONG, level: 1 }).waitFor()
  await page.getByRole('img', { name: 'Accuracy in each game, earliest first' }).waitFor()
  await isFineEverywhere(page, 'a student')

  await page.goto('/analytics')
  await page.getByRole('heading', { name: 'Recent Games' }).waitFor()
  await isFineEverywhere(page, 'analytics')
  await page.locator('.analytics-table a').first().click()
  const asked = page.locator('.game-report-question')
  await expect.poll(() => asked.count()).toBe(10)
  const shares = await asked.locator('.game-report-facts b').allInnerTexts()
  expect(shares.slice(0, 3)).toEqual(['0% right', '67% right', '100% right'])
  await isFineEverywhere(page, 'a report')
  // The letter of the chosen option is in the table, on paper too.
  const chosen = page.locator('.game-report-table tbody tr').first().locator('.game-report-chosen')
  await expect.poll(() => chosen.allInnerTexts()).toEqual([LETTER, LETTER, LETTER])
  await page.emulateMedia({ media: 'print' })
  expect(await chosen.first().isVisible()).toBe(true)
  // The printed page is light and as wide as the paper, whatever the screen was.
  const colourOf = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name
      return getComputedStyle(document.body).color
    }, theme)
  expect(await colourOf('dark')).toBe(await colourOf('light'))
  const width = await page.locator('.game-report').evaluate((one) => one.clientWidth)
  expect(width).toBeGreaterThan(must(page.viewportSize()).width / 2)
  await page.emulateMedia({ media: 'screen' })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  const csv = readFileSync(must(await download.path()), 'utf8')
  expect(csv).toContain(`\n'${FORMULA},`)

  await asked
    .first()
    .getByRole('button', { name: /^Accept this answer: / })
    .click()
  await page.getByRole('button', { name: 'Accept the answer' }).click()
  await page.getByText('Accepted. The game was reckoned anew.').waitFor()
  await page.getByText('Accepted', { exact: true }).waitFor()
  await expect
    .poll(() => asked.locator('.game-report-facts b').allInnerTexts())
    .toEqual(expect.not.arrayContaining(['0% right']))

  // The third was a guest, and matches a student of other games: asked, with the consequences.
  const third = await addProfile({ displayName: 'Xavi Third', userType: 'student' })
  const both = (name: string, profileId?: string) => ({
    ...(profileId && { profileId }),
    name,
    rights: [true],
  })
  await finishGame(host, [both('Xavi Third', third)], 3)
  await page.reload()
  const join = page.getByRole('button', { name: `Join to an account: ${FORMULA}` })
  await join.click()
  const dialog = page.getByRole('dialog', { name: `Join to an account: ${FORMULA}` })
  const confirm = dialog.getByRole('button', { name: 'Join', exact: true })
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await isFineEverywhere(page, 'joining a guest')
  // Students with a seat in this game are not offered; Escape changes nothing, and restores the
  // focus.
  const who = dialog.getByLabel('Whose seat was it?')
  await expect.poll(() => who.locator('option').allInnerTexts()).not.toContain('Ana Lopez')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => join.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await who.selectOption({ label: 'Xavi Third' })
  await dialog.getByText('unless they had already earned all XP').waitFor()
  await confirm.click()
  await page.getByText('Joined. The figures count for this student now.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await join.waitFor({ state: 'detached' })
  await page.getByText('Guest', { exact: true }).waitFor({ state: 'detached' })

  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  for (const path of [new URL(page.url()).pathname, `/students/${ana}`]) {
    await page.goto(path)
    await page.getByRole('table').first().waitFor()
    expect(await englishLeft(page), path).toEqual([])
  }
})

test('a teacher corrects a pasted table and finds its questions in a new set', async () => {
  const { page } = await newTeacher('Mr Import')
  await page.goto('/question-sets/import')
  await page.getByRole('heading', { name: 'Import questions', level: 1 }).waitFor()
  await isFineEverywhere(page, 'the import')
  await page
    .getByLabel('Your questions')
    .fill(
      [
        'Question,Option 1,Option 2,Option 3,Correct Answer,Image',
        'Who repairs the roof of a barn?,A roofer,A baker,A pilot,1,/images/barn.webp',
        'Who looks after bees for a living?,A florist,A beekeeper,A vet,,',
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Read this text' }).click()
  await page.getByText('0 questions are ready. 2 need a hand.').waitFor()
  // The focus moves to the parsed questions, not to the top of the page.
  const understood = page.locator('.question-import-body')
  await expect.poll(() => understood.evaluate((one) => one === document.activeElement)).toBe(true)
  await isFineEverywhere(page, 'what was understood')
  await page.getByLabel('What the picture shows').fill('A barn')
  await page.getByRole('radio', { name: 'Answer 2 is correct' }).last().check()
  await page.getByText('2 questions are ready.').waitFor()
  await page.getByRole('button', { name: 'Import 2 questions' }).click()
  await page.getByText('Subject is required').waitFor()
  await isFineEverywhere(page, 'what the new set lacks')
  await page.getByLabel('Title').fill('Out in the fields')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
  await page.getByRole('checkbox', { name: '8', exact: true }).check()
  const refusal = { code: 'points_range', status: 400, field: 'questions.1.points' }
  await page.route(
    '**/api/question-sets',
    (route) => route.fulfill({ status: 400, json: refusal }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Import 2 questions' }).click()
  await page.getByText(/^Row 3 was not taken: /).waitFor()
  await page.getByRole('button', { name: 'Import 2 questions' }).click()
  await page.getByText('1 picture is not on this Pathquest and was left out.').waitFor()
  await page.getByRole('heading', { name: 'Out in the fields', level: 1 }).waitFor()
  const questions = page.locator('.question-text')
  await expect
    .poll(() => questions.allInnerTexts())
    .toEqual(['Who repairs the roof of a barn?', 'Who looks after bees for a living?'])
})

test('an administrator approves waiting teachers', async () => {
  const admin = await newTeacher('Ada Min')
  await grantAdmin(dataDir, { ...admin, cookie: '', email: '', password: '' })
  const waits = (displayName: string) =>
    addProfile({ displayName, userType: 'teacher', awaitsApproval: true })
  await waits('Wendy Waiting')
  await waits(LONG)
  const { page } = admin
  await page.goto('/admin/people')
  await page.getByText('Wendy Waiting', { exact: true }).waitFor()
  await isFineEverywhere(page, 'who waits')
  await page.getByRole('button', { name: 'Approve Wendy Waiting' }).click()
  await page.getByText('Wendy Waiting is a teacher now.').waitFor()
  await page.getByRole('button', { name: `Refuse ${LONG}` }).click()
  await page.getByRole('heading', { name: 'Nobody waits' }).waitFor()
})

test('an administrator answers reports of questions without an owner', async () => {
  const admin = await newTeacher('Ada Min')
  await grantAdmin(dataDir, { ...admin, cookie: '', email: '', password: '' })
  const { page, profileId } = admin
  await page.goto('/admin/reports')
  await page.getByRole('heading', { name: 'No open reports' }).waitFor()
  const gameId = await finishGame(profileId, [{ name: 'Ana', rights: [true] }], 1)
  const report = await admin.context.request.get(`/api/analytics/games/${gameId}`)
  const asked = (await report.json()).questions[0].question.id
  const told = await page.evaluate(
    async (path) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reason: 'two_answers' }),
        })
      ).status,
    `/api/games/${gameId}/questions/${asked}/report`,
  )
  expect(told).toBe(204)
  await page.goto(`/analytics/games/${gameId}`)
  await page.getByText('Two answers are right (1)').waitFor()
  await page.goto('/admin/reports')
  await page.getByText('Two answers are right (1)').waitFor()
  await isFineEverywhere(page, 'reported questions')
  await page.getByRole('button', { name: /^Mended: / }).click()
  await page.getByText('Marked as mended.').waitFor()
  await page.getByRole('heading', { name: 'No open reports' }).waitFor()
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.reload()
  await page.getByRole('heading', { name: 'No hay avisos abiertos' }).waitFor()
  expect(await englishLeft(page)).toEqual([])
})

test('what classes answer shows how hard our questions are, and lists those to mend', async () => {
  const admin = await newTeacher('Ada Mends')
  const { page, profileId } = admin
  await page.goto(`/question-sets/${CAREER_SET.id}`)
  await page.getByRole('heading', { name: CAREER_SET.title, level: 1 }).waitFor()
  await grantAdmin(dataDir, { ...admin, cookie: '', email: '', password: '' })
  // The strong miss the first question, which the weak get; all get the second, nobody the third.
  const strong = [false, true, false, true, true, true]
  const weak = [true, true, false, false, false, false]
  const played = Array.from({ length: 20 }, (_, index) => ({
    name: `Player ${index}`,
    rights: index < 10 ? strong : weak,
  }))
  await finishGame(profileId, played, 3)
  await finishGame(profileId, played, 2)

  await page.reload()
  const misled = page.getByText(/^Stronger players miss it more often/)
  await misled.waitFor()
  expect(await misled.count()).toBe(1)
  await page
    .getByText(/^Well: stronger 100%, weaker 0% right$/)
    .first()
    .waitFor()
  await isFineEverywhere(page, 'figures of a set')
  // By keyboard, the link leads to the question.
  await page.getByRole('link', { name: 'Question 3', exact: true }).press('Enter')
  const third = page.locator('.question-item').nth(2)
  await expect.poll(() => third.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.goto('/admin/reports')
  await page.getByRole('heading', { name: 'Questions to mend' }).waitFor()
  await misled.waitFor()
  await isFineEverywhere(page, 'questions to mend')
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.reload()
  await page.getByText(/^Quienes saben más fallan más/).waitFor()
  expect(await englishLeft(page)).toEqual([])
})

test('a public set waits for review, is reported, hidden and removed; its author sees why', async () => {
  const [author, reader, admin] = [
    await newTeacher('Ms Author'),
    await newTeacher('Mr Reader'),
    await newTeacher('Ada Min'),
  ]
  await grantAdmin(dataDir, { ...admin, cookie: '', email: '', password: '' })
  // A title that no other search matches.
  const TITLE = 'Qwuxel Vlorpian'
  const dialog = (page: Page) => page.getByRole('dialog')

  // The review of a first public set is explained beforehand.
  await author.page.goto('/question-sets')
  await author.page.getByRole('button', { name: 'Create New Set' }).click()
  const form = dialog(author.page)
  await form.getByLabel('Title').fill('Go and kill yourself')
  await form.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
  await form.getByLabel('Grade 8').check()
  await form.getByText('it is your first public one').waitFor()
  await form.getByRole('switch', { name: 'Public' }).check()
  await isAccessible(author.page, 'a first public set')
  await form.getByRole('button', { name: 'Create set' }).click()
  const unfit = form.getByText(/A public set cannot say “kill yourself”/)
  await unfit.waitFor()
  // The button lost the focus while it was busy.
  const isInError = () =>
    unfit.evaluate(
      (one) => document.activeElement?.closest('form') && document.activeElement.contains(one),
    )
  await expect.poll(isInError).toBe(true)
  await form.getByLabel('Title').fill(TITLE)
  await form.getByRole('button', { name: 'Create set' }).click()
  await author.page.getByRole('heading', { name: 'This set waits to become public' }).waitFor()
  const inList = async (page: Page) => {
    await page.goto('/question-sets')
    await page.getByRole('searchbox', { name: 'Search' }).fill(TITLE)
    await page.getByText(/^Showing [01] of [\d,]+ question sets$/).waitFor()
    return page.getByRole('link', { name: TITLE }).count()
  }
  expect(await inList(reader.page)).toBe(0)

  await admin.page.goto('/')
  await admin.page.goto('/admin/reports')
  await admin.page.getByRole('heading', { name: 'Reported Sets and Questions', level: 1 }).waitFor()
  await admin.page.getByRole('button', { name: `Look inside: ${TITLE}` }).click()
  await dialog(admin.page).getByText('This set has no questions yet.').waitFor()
  await admin.page.keyboard.press('Escape')
  await admin.page.getByRole('button', { name: `Make public: ${TITLE}` }).click()
  await admin.page.getByText('The set is public.').waitFor()
  // The focus stays where the row was.
  const heading = admin.page.getByRole('heading', { name: 'Question sets', level: 2 })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)

  // A set without questions can be reported as well, by keyboard.
  expect(await inList(reader.page)).toBe(1)
  await reader.page.getByRole('button', { name: `Preview: ${TITLE}` }).press('Enter')
  const preview = dialog(reader.page)
  await preview.getByRole('button', { name: 'Report this set' }).press('Enter')
  await preview.getByRole('radio', { name: 'It insults or hurts somebody' }).press('Space')
  await preview.getByLabel('Anything else? (optional)').fill('The title.')
  await isFineEverywhere(reader.page, 'the report of a set')
  await preview.getByLabel('Anything else? (optional)').press('Enter')
  await preview.getByText('Thank you. An administrator will look at this set.').waitFor()

  await admin.page.reload()
  await admin.page.getByText('The title.', { exact: true }).waitFor()
  await isFineEverywhere(admin.page, 'a reported set')
  await admin.page.getByRole('button', { name: `Hide: ${TITLE}` }).click()
  const asked = dialog(admin.page)
  await expect.poll(() => asked.getByRole('button', { name: 'Hide' }).isDisabled()).toBe(true)
  await asked.getByLabel('Reason for the author').fill('It names a neighbor.')
  await isFineEverywhere(admin.page, 'the reason')
  await asked.getByRole('button', { name: 'Hide' }).click()
  await admin.page.getByText('The set is hidden.').waitFor()
  expect(await inList(reader.page)).toBe(0)

  expect(await inList(author.page)).toBe(1)
  await author.page.getByText('Reason: It names a neighbor.').waitFor()
  await author.page.getByRole('link', { name: TITLE }).click()
  await author.page.getByRole('heading', { name: 'An administrator has hidden this set' }).waitFor()
  await author.page.getByRole('button', { name: 'Ask for another look' }).click()
  await author.page
    .getByRole('heading', { name: 'An administrator looks at this set again' })
    .waitFor()

  await admin.page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await admin.page.reload()
  await admin.page.getByRole('button', { name: `Eliminar: ${TITLE}` }).click()
  await asked.getByLabel('Motivo para su autor').fill('Todavía la nombra.')
  expect(await englishLeft(admin.page)).toEqual([])
  await asked.getByRole('button', { name: 'Eliminar' }).click()
  await admin.page.getByText('El conjunto está eliminado.').waitFor()
  await author.page.reload()
  await author.page
    .getByRole('heading', { name: 'An administrator has removed this set' })
    .waitFor()
  await author.page.getByText('Reason: Todavía la nombra.').waitFor()
  expect(await author.page.getByRole('button', { name: 'Edit set' }).count()).toBe(0)
  await author.page.getByRole('button', { name: 'Delete set' }).click()
  await dialog(author.page).getByRole('button', { name: 'Delete set' }).click()
  await author.page.getByText('Question set deleted successfully!').waitFor()
})
