import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityProblems } from '../browser/support/axe'
import { must, PHONE, SMALL_PHONE } from '../browser/support/browser'
import { type CookieBrowser, launchBlocking } from './support/cookie-browser'
import { arrived, openActivity, openPicker, type Visit } from './support/course'
import { addLink, links, lmsOrigin, setLms } from './support/lms'

let browser: CookieBrowser
let visit: Visit

beforeAll(async () => {
  browser = await launchBlocking()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  visit = await openPicker(await browser.newContext())
  await visit.tool.getByRole('searchbox', { name: 'Search' }).fill('Shift on the Ward')
  await visit.tool.getByRole('button', { name: 'Select A Shift on the Ward' }).waitFor()
  return () => visit.context.close()
})

/** The body of axe runs in a page: a frame has the same interface. */
const problemsIn = (tool: Frame) =>
  accessibilityProblems(tool as unknown as Parameters<typeof accessibilityProblems>[0])

test('a teacher previews a set, with answers on request, and adds it from there', async () => {
  const { tool } = visit
  await tool.getByRole('button', { name: 'Preview A Shift on the Ward' }).click()
  const dialog = tool.getByRole('dialog', { name: 'A Shift on the Ward' })
  await dialog.getByText('A nurse starts work at 7 a.m.').waitFor()
  expect(await dialog.getByText('Correct Answer').count()).toBe(0)
  await dialog.getByRole('switch', { name: 'Show answers' }).check()
  await expect.poll(() => dialog.getByText('Correct Answer').count()).toBe(10)
  expect(await problemsIn(tool)).toEqual([])
  await dialog.getByRole('button', { name: 'Select' }).click()
  await tool.getByText('Live · Career quest · graded, 100 points').waitFor()
})

test('search and filters narrow the sets; without results there is a reset button', async () => {
  const { tool } = visit
  const sets = tool.getByRole('button', { name: /^Preview / })
  await tool.getByRole('searchbox', { name: 'Search' }).fill('')
  await tool.getByText(/^24 of [\d,]+ question sets$/).waitFor()
  await tool.getByRole('button', { name: 'Show more' }).click()
  await tool.getByText(/^48 of [\d,]+ question sets$/).waitFor()
  await expect.poll(() => sets.count()).toBe(48)
  await tool.getByRole('combobox', { name: 'Career' }).fill('electrician')
  await tool.getByRole('option', { name: 'Electrician', exact: true }).click()
  await tool.getByText('1 question set', { exact: true }).waitFor()
  await tool.getByRole('combobox', { name: 'Grade' }).selectOption('Grade 6')
  await tool.getByRole('searchbox', { name: 'Search' }).fill('qwuxel vlorpian')
  await tool.getByRole('heading', { name: 'Nothing fits these filters' }).waitFor()
  await tool.getByRole('button', { name: 'Clear filters' }).click()
  // As far as it was read before.
  await tool.getByText(/^48 of [\d,]+ question sets$/).waitFor()
  await tool.getByRole('radio', { name: 'Career quests' }).press('ArrowRight')
  await tool.getByRole('button', { name: 'Select Clue Trail' }).waitFor()
  await tool.getByRole('radio', { name: 'Games without a set' }).press('ArrowRight')
  await tool.getByRole('button', { name: 'Select Career browser' }).waitFor()
})

test('a mode has the settings of its manifest, and the selection lists them', async () => {
  const { tool } = visit
  await tool.getByRole('button', { name: 'Select A Shift on the Ward' }).click()
  await tool.getByRole('button', { name: 'Settings of A Shift on the Ward' }).click()
  await tool.getByRole('combobox', { name: 'Game mode' }).selectOption('team_challenge')
  await tool.getByRole('combobox', { name: 'Number of teams' }).selectOption('3 teams')
  await tool
    .getByText(
      'Live · Team challenge · Number of teams: 3 · Who makes the teams: Chance · graded, 100 points',
    )
    .waitFor()
  expect(await problemsIn(tool)).toEqual([])
  await tool.getByRole('radio', { name: 'Solo assignment' }).check()
  await tool.getByText('Solo · Career quest · graded, 100 points').waitFor()
  expect(await tool.getByRole('combobox', { name: 'Number of teams' }).count()).toBe(0)
})

test('by keyboard the modes of an item are narrowed down, and the chosen one stays', async () => {
  const { page, tool } = visit
  await page.setViewportSize(SMALL_PHONE)
  await tool.getByRole('button', { name: 'Select A Shift on the Ward' }).click()
  await tool.getByRole('button', { name: 'Review', exact: true }).click()
  await tool.getByRole('button', { name: 'Settings of A Shift on the Ward' }).press('Enter')
  const filters = tool.getByRole('search').filter({ hasText: 'How long' })
  const modes = tool.getByRole('combobox', { name: 'Game mode' }).locator('option')
  const all = await modes.count()
  await filters.getByLabel('Against or together').focus()
  await page.keyboard.type('To')
  const counted = filters.getByText(new RegExp(`^\\d of ${all} modes$`))
  const fitting = Number((await counted.innerText()).split(' ')[0])
  // The chosen one, which does not fit, and those that do.
  await expect.poll(() => modes.count()).toBe(fitting + 1)
  expect(await modes.first().innerText()).toMatch(/^Career quest/)
  await tool.getByText('Chosen. Does not fit the filter.').waitFor()
  expect(await problemsIn(tool)).toEqual([])
  expect(await tool.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Alone there is nobody to play against or with: only the time is asked.
  await tool.getByRole('radio', { name: 'Solo assignment' }).check()
  await expect.poll(() => filters.getByRole('combobox').count()).toBe(1)
  await filters.getByLabel('How long').selectOption('Up to 5 min')
  const minutes = (await modes.allInnerTexts()).map((text) => /about (\d+) min/.exec(text)?.[1])
  expect(minutes.length).toBeGreaterThan(1)
  for (const count of minutes) expect(Number(count)).toBeLessThanOrEqual(5)
  await filters.getByRole('button', { name: 'Show all' }).press('Enter')
  await expect.poll(() => modes.count()).toBeGreaterThan(minutes.length)
})

test('invalid values are reported at their field before sending; one setting applies to all', async () => {
  const { tool } = visit
  await tool.getByRole('button', { name: 'Select A Shift on the Ward' }).click()
  await tool.getByRole('searchbox', { name: 'Search' }).fill('city hall')
  await tool.getByRole('button', { name: 'Select City Hall at Work' }).click()
  await tool.getByRole('button', { name: 'Settings of City Hall at Work' }).click()
  await tool.getByRole('textbox', { name: 'Points' }).fill('0')
  await tool.getByLabel('Due date (optional)').fill('2020-01-01T10:00')
  await tool.getByRole('button', { name: 'Add 2 items to course' }).click()
  await tool.getByText('A whole number from 1 to 1,000').waitFor()
  await tool.getByText('This moment has passed.').waitFor()
  expect(await problemsIn(tool)).toEqual([])
  await tool.getByRole('textbox', { name: 'Points' }).fill('20')
  await tool.getByLabel('Due date (optional)').fill('')
  await tool.getByRole('radio', { name: 'Solo assignment' }).check()
  const modes = tool.getByRole('combobox', { name: 'Game mode' }).locator('option')
  const offered = await modes.allInnerTexts()
  // With the minutes of its ten questions, and its pitch.
  expect(offered).toContain('Career quest · about 4 min · Every right answer scores its points.')
  expect(offered.join()).toMatch(/Speed run/)
  expect(offered.join()).not.toMatch(/Team challenge/)
  await tool.getByRole('button', { name: 'Use these settings for all items' }).click()
  await tool.getByText('Solo · Career quest · graded, 20 points').nth(1).waitFor()
})

test('leaving without a choice returns no content to the course', async () => {
  // The response is checked, not the links of the course: other tests add theirs meanwhile.
  const [answer] = await Promise.all([
    visit.page.waitForRequest(`${lmsOrigin}/deep-linking/return`),
    visit.tool.getByRole('button', { name: 'Cancel' }).click(),
  ])
  await visit.page.getByRole('heading', { name: 'Activities' }).waitFor()
  const [, claims = ''] = (new URLSearchParams(answer.postData() ?? '').get('JWT') ?? '').split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [],
  })
})

test('on a phone the selection is a separate step', async () => {
  const { page, tool } = visit
  await page.setViewportSize(PHONE)
  await tool.getByRole('button', { name: 'Select A Shift on the Ward' }).click()
  await tool.getByRole('button', { name: 'Add to course', exact: true }).waitFor()
  await tool.getByRole('button', { name: 'Review', exact: true }).click()
  const more = tool.getByRole('button', { name: 'Choose more' })
  await more.waitFor()
  await tool.getByRole('button', { name: 'Add to course', exact: true }).waitFor()
  expect(await tool.getByRole('searchbox').count()).toBe(0)
  expect(await problemsIn(tool)).toEqual([])
  await more.click()
  await tool.getByRole('searchbox', { name: 'Search' }).waitFor()
})

test('a link without content asks the teacher to choose, and opens that from then on', async () => {
  const { id } = await addLink({ title: 'Friday', custom: {} })
  const teacher = await openActivity(visit.context, 'teacher', id)
  await arrived(teacher)
  const { tool } = teacher
  await tool.getByRole('heading', { name: 'Choose what this activity opens' }).waitFor()
  await tool.getByRole('searchbox', { name: 'Search' }).fill('Shift on the Ward')
  await tool.getByRole('button', { name: 'Set up A Shift on the Ward first' }).click()
  await tool.getByRole('searchbox', { name: 'Search' }).fill('city hall')
  await tool.getByRole('button', { name: 'Set up City Hall at Work first' }).click()
  await expect.poll(() => tool.getByRole('button', { name: /^Settings of/ }).count()).toBe(1)
  await tool.getByRole('button', { name: 'Use this', exact: true }).click()
  await tool.getByRole('heading', { name: 'City Hall at Work' }).waitFor()
  await tool.getByRole('button', { name: 'Start game' }).waitFor()
})

test('a due date without the LMS’s support is in the content, and preselected the next time', async () => {
  const title = 'City Hall at Work'
  const { context, page, tool } = visit
  await tool.getByRole('searchbox', { name: 'Search' }).fill('city hall')
  await tool.getByRole('button', { name: `Select ${title}` }).click()
  await tool.getByRole('button', { name: `Settings of ${title}` }).click()
  await tool.getByLabel('Due date (optional)').fill('2040-05-04T10:00')
  await tool.getByRole('button', { name: 'Add to course', exact: true }).click()
  await page.getByRole('link', { name: title }).waitFor()
  const { id } = must((await links()).find((link) => link.title === title))
  await setLms({ dateVariables: false })
  try {
    const activity = await openActivity(context, 'teacher', id)
    await activity.tool.getByText('This date was chosen with the content').waitFor()
    await activity.tool
      .getByText(/Due .*2040/)
      .first()
      .waitFor()
    await activity.page.getByRole('link', { name: 'Select content again' }).click()
    const again = activity.page.frameLocator('iframe[name=tool]')
    await again.getByText(/Live · Career quest · graded, 100 points · due .*2040/).waitFor()
  } finally {
    await setLms({ dateVariables: true })
  }
})

test('a game of careers needs no set, and a student plays it alone for a grade', async () => {
  const { context, page, tool } = visit
  await tool.getByText('Games without a set', { exact: true }).click()
  await tool.getByText('Six clues, six careers: commit early or wait.').waitFor()
  await tool.getByText('about 11 min · any class size · against each other · also solo').waitFor()
  const time = tool.getByRole('combobox', { name: 'How long' })
  await time.selectOption('Up to 5 min')
  await expect.poll(() => tool.getByRole('button', { name: 'Select Clue Trail' }).count()).toBe(0)
  await tool.getByRole('button', { name: 'Select Close Contour' }).waitFor()
  await tool.getByRole('button', { name: 'Show all' }).click()
  await tool.getByRole('button', { name: 'Select Clue Trail' }).click()
  await tool.getByRole('button', { name: 'Settings of Clue Trail' }).click()
  await tool.getByRole('radio', { name: 'Solo assignment' }).check()
  const industry = tool.getByRole('combobox', { name: 'Which careers come first?' })
  await expect.poll(() => industry.locator('option').count()).toBeGreaterThan(2)
  await industry.selectOption({ index: 1 })
  await tool.getByText('Solo · Clue Trail').waitFor()
  expect(await tool.getByRole('combobox', { name: 'Game mode' }).count()).toBe(0)
  expect(await problemsIn(tool)).toEqual([])
  await tool.getByRole('button', { name: 'Add to course', exact: true }).click()
  await page.getByRole('link', { name: 'Clue Trail' }).waitFor()
  const { id } = must((await links()).find(({ title }) => title === 'Clue Trail'))

  const student = await openActivity(context, 'student-07', id)
  await student.tool.getByText('up to 11 minutes').waitFor()
  await student.tool.getByRole('button', { name: 'Start', exact: true }).click()
  const marks = student.tool.getByRole('list', { name: 'Mark a career' }).getByRole('button')
  await marks.first().click()
  await student.tool.getByRole('button', { name: 'Keep my mark' }).click()
  await student.tool.getByText(/^(Found at clue 1|Your mark was on)/).waitFor()
})
