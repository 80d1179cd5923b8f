import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { must, PHONE, SMALL_PHONE, teachers, useBrowser } from './support/browser'
import { heldAnswer } from './support/held-answer'
import { isFine } from './support/page-check'
import { focusIsSeen } from './support/seen-controls'
import { englishLeft } from './support/texts-left'

const open = useBrowser()
const dialogOf = (page: Page) => page.getByRole('dialog')
const questions = (page: Page) => page.locator('.question-text').allInnerTexts()
/** As stored on the server. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/question-sets/${location.pathname.split('/').at(-1)}`)
    const { questions } = (await answer.json()) as { questions: { questionText: string }[] }
    return questions.map(({ questionText }) => questionText)
  })
const FIRST = 'Who looks after bees for a living?'
const SECOND = 'Who repairs the roof of a barn?'
const HOSTILE = '<img src=x onerror="window.hostile=1"> {{7*7}} is asked?'

const byButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Add question' }).click()
/** Enter in a field of the kind, as in any other field of the form. */
const byEnter = (page: Page) =>
  dialogOf(page).getByLabel('Option C', { exact: true }).press('Enter')

async function addQuestion(
  page: Page,
  text: string,
  {
    more = async () => {},
    submit = byButton,
  }: { more?: () => Promise<void>; submit?: typeof byButton } = {},
) {
  await page.getByRole('button', { name: 'Add Question', exact: true }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Question', { exact: true }).fill(text)
  await dialog.getByLabel('Option A', { exact: true }).fill('A beekeeper')
  await dialog.getByLabel('Option C', { exact: true }).fill('A roofer')
  await dialog.getByRole('radio', { name: 'Option A is correct' }).check()
  await more()
  await submit(page)
  await page.getByText('Question added successfully!').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
}

test('a teacher creates a set, reorders, edits and restores its questions, and deletes it', async () => {
  const { page } = await open({ account: must(teachers[0]) })
  const dialog = dialogOf(page)
  await page.goto('/question-sets')
  await page.getByText(/^Showing [\d,]+ of [\d,]+ question sets$/).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Create New Set' }).click()
  await dialog.getByRole('button', { name: 'Create set' }).click()
  for (const text of [
    'Title is required',
    'Subject is required',
    'Select at least one grade level',
  ])
    await dialog.getByText(text).waitFor()
  await isFine(page, 'the editor of a set')
  await focusIsSeen(page, 'the editor of a set')
  await dialog.getByLabel('Title').fill('Bees at work')
  await dialog.getByRole('combobox', { name: 'Subject' }).selectOption('Science')
  await dialog.getByLabel('Grade 8').check()

  // An unsaved draft survives leaving the page; drafts of others are not shown.
  await page.evaluate(() => localStorage.setItem('pathquest-draft:p_other:set-new', '{}'))
  await page.reload()
  await page.getByRole('button', { name: 'Create New Set' }).click()
  await dialog.getByRole('button', { name: 'Go on with it' }).click()
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Bees at work')
  expect(await page.evaluate(() => 'pathquest-draft:p_other:set-new' in localStorage)).toBe(false)
  let send = () => {}
  const isHeld = new Promise<void>((resolve) => {
    send = resolve
  })
  let sent = 0
  await page.route('**/api/question-sets', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await isHeld
    }
    await route.fallback()
  })
  const create = dialog.getByRole('button', { name: 'Create set' })
  await create.click()
  await expect.poll(() => create.getAttribute('aria-busy')).toBe('true')
  // A busy button retains the focus and ignores a second click, and Enter in a field of its form.
  expect(await create.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Title').press('Enter')
  send()
  await page.getByRole('heading', { name: 'Bees at work', level: 1 }).waitFor()
  expect(sent).toBe(1)
  await page.unroute('**/api/question-sets')

  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a7' } })
  const buffer = await picture.png().toBuffer()
  await page.getByRole('button', { name: 'Add First Question' }).click()
  await dialog.getByLabel('Question', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const more = async () => {
    const file = { name: 'field.png', mimeType: 'image/png', buffer }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByLabel('What the image shows').waitFor()
    await dialog.getByRole('button', { name: 'Add question' }).click()
    await dialog.getByText('Please say what the image shows').waitFor()
    await dialog.getByLabel('What the image shows').fill('A green field')
    await dialog.getByRole('button', { name: 'See it as a player' }).click()
    await dialog.getByRole('heading', { name: FIRST }).waitFor()
    await isFine(page, 'the editor of a question')
  }
  await addQuestion(page, FIRST, { more })
  await addQuestion(page, SECOND, { submit: byEnter })
  await addQuestion(page, HOSTILE)
  await expect.poll(() => questions(page)).toEqual([FIRST, SECOND, HOSTILE])
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  const image = page.getByRole('img', { name: 'A green field' })
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(300)

  // By keyboard; the focus stays on the moved item.
  await page.getByRole('button', { name: /^Move question 3/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Question moved to place 2 of 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText('Question moved to place 1 of 3.').waitFor({ state: 'attached' })
  await expect.poll(() => saved(page)).toEqual([HOSTILE, FIRST, SECOND])
  await page.reload()
  await expect.poll(() => questions(page)).toEqual([HOSTILE, FIRST, SECOND])

  // By pointer, once the image has loaded.
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(300)
  const grip = must(await page.getByRole('button', { name: /^Move question 1/ }).boundingBox())
  await page.mouse.move(grip.x + 20, grip.y + 20)
  await page.mouse.down()
  const last = must(await page.locator('.question-item').last().boundingBox())
  await page.mouse.move(grip.x + 20, last.y + last.height - 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => saved(page)).toEqual([FIRST, SECOND, HOSTILE])
  await expect.poll(() => questions(page)).toEqual([FIRST, SECOND, HOSTILE])

  await page.getByRole('button', { name: 'Delete question 2' }).click()
  await dialog.getByRole('button', { name: 'Delete question' }).click()
  await page.getByText('Question deleted successfully!').waitFor()
  // For keyboard users the focus stays at this place, before and after.
  const second = page.getByRole('button', { name: 'Edit question 2' })
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The question is back in its place.').waitFor()
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => questions(page)).toEqual([FIRST, SECOND, HOSTILE])
  await isFine(page, 'a set')
  await focusIsSeen(page, 'a set')

  // Another tab saves the same question first.
  await page.getByRole('button', { name: 'Edit question 1' }).click()
  await dialog.getByLabel('Question', { exact: true }).fill('Who keeps bees, as I say it?')
  await page.evaluate(async () => {
    const path = `/api/question-sets/${location.pathname.split('/').at(-1)}`
    const { questions, updatedAt } = await (await fetch(path)).json()
    const { id, orderIndex: _, ...question } = questions[0]
    await fetch(`${path}/questions/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...question, questionText: 'Who keeps bees, say they?', updatedAt }),
    })
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const versions = page.getByRole('dialog', { name: 'Somebody changed this in the meantime' })
  await versions.getByText('Who keeps bees, as I say it?').waitFor()
  await versions.getByText('Who keeps bees, say they?').waitFor()
  await isFine(page, 'two versions')
  await versions.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Question updated successfully!').waitFor()
  await expect
    .poll(() => questions(page).then(([first]) => first))
    .toBe('Who keeps bees, as I say it?')

  await page.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('switch', { name: 'Show answers' }).check()
  await expect.poll(() => dialog.getByText('Correct Answer').count()).toBe(3)
  await isFine(page, 'the preview of a set')
  await page.keyboard.press('Escape')

  await page.setViewportSize(PHONE)
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'es'))
  await page.reload()
  await page.getByRole('heading', { name: 'Preguntas' }).waitFor()
  await expect.poll(() => englishLeft(page)).toEqual([])
  await page.getByRole('button', { name: 'Editar la pregunta 1' }).click()
  await dialog.getByRole('heading', { name: 'Editar la pregunta' }).waitFor()
  await expect.poll(() => englishLeft(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.evaluate(() => localStorage.setItem('pathquest-language', 'en'))
  await page.reload()

  await page.getByRole('button', { name: 'Delete set' }).click()
  await dialog.getByText('This action cannot be undone.').waitFor()
  await dialog.getByRole('button', { name: 'Delete set' }).click()
  await page.getByText('Question set deleted successfully!').waitFor()
  await page.getByRole('tab', { name: 'My Question Sets' }).click()
  await page.getByRole('heading', { name: 'No Question Sets Yet' }).waitFor()
})

test('a colleague gets a copy by a link; a star puts a set first', async () => {
  const { page } = await open({ account: must(teachers[0]) })
  const { page: other } = await open({ account: must(teachers[1]) })
  await page.goto('/question-sets')
  await page.getByRole('searchbox', { name: 'Search' }).fill('Shift on the Ward')
  await page.getByRole('button', { name: 'Duplicate: A Shift on the Ward' }).click()
  await page.getByRole('heading', { name: 'A Shift on the Ward (Copy)', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Share' }).click()
  await dialogOf(page).getByRole('button', { name: 'Make a link' }).first().click()
  const link = await dialogOf(page).locator('code').innerText()

  await other.goto(link)
  await dialogOf(other).getByRole('button', { name: 'Open it' }).click()
  await other.getByText('The copy is in your question sets.').waitFor()
  expect(other.url()).not.toContain('#')
  await other.getByRole('button', { name: 'Delete set' }).click()
  await dialogOf(other).getByRole('button', { name: 'Delete set' }).click()
  await other.getByText('Question set deleted successfully!').waitFor()

  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click()
  // The list request triggered by the deletion was sent before the star, and arrives after it.
  const list = await heldAnswer(page, '**/api/question-sets?*')
  await page.getByRole('button', { name: 'Delete set' }).click()
  await dialogOf(page).getByRole('button', { name: 'Delete set' }).click()
  await page.getByText('Question set deleted successfully!').waitFor()
  await list.made
  let take = () => {}
  const isTaken = new Promise<void>((resolve) => {
    take = resolve
  })
  await page.route('**/favourite', async (route) => {
    await isTaken
    await route.fallback()
  })
  await page.getByRole('searchbox', { name: 'Search' }).fill('ward')
  const ward = page.locator('.set-card').filter({
    has: page.getByRole('link', { name: 'A Shift on the Ward', exact: true }),
  })
  await ward.getByRole('button', { name: 'Add to favorites' }).click()
  const unstar = ward.getByRole('button', { name: 'Remove from favorites' })
  await unstar.waitFor()
  await list.deliver()
  expect(await unstar.isVisible()).toBe(true)
  const isKept = page.waitForResponse('**/favourite')
  take()
  expect((await isKept).status()).toBe(204)
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  const cards = page.locator('.set-card')
  await cards.first().getByRole('link', { name: 'A Shift on the Ward', exact: true }).waitFor()
  await cards.first().getByRole('link', { name: 'A Shift on the Ward', exact: true }).click()
  await page.getByText('#hospital', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Host this set' }).click()
  const first = page.locator('.host-game-set').first()
  await expect.poll(() => first.innerText()).toMatch(/^A Shift on the Ward\s*Favorite/)
  await expect.poll(() => first.getByRole('radio').isChecked()).toBe(true)
  await page.goto('/question-sets')
  await cards.first().getByRole('button', { name: 'Remove from favorites: A Shift' }).click()
  await expect.poll(() => cards.first().innerText()).not.toContain('A Shift on the Ward')
})

test('of a thousand sets the first ones are loaded, more on click, and Back leads to the same list', async () => {
  const { page } = await open({ account: must(teachers[0]) })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(question-sets|careers)$/.test(pathname)) asked.push(pathname + search)
  })
  const cards = page.locator('.set-card')
  const count = page.getByRole('status').filter({ hasText: 'question sets' })
  await page.goto('/question-sets')
  await expect.poll(() => count.innerText()).toMatch(/^Showing 24 of 1,\d{3} question sets$/)
  await expect.poll(() => cards.count()).toBe(24)
  expect(asked).toEqual(['/api/question-sets?sort=own_first&lang=en&limit=24'])

  // For keyboard users the focus is on the first of the new ones.
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect.poll(() => count.innerText()).toMatch(/^Showing 48 of /)
  const next = cards.nth(24).getByRole('link').first()
  await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(new Set(await cards.locator('h2').allInnerTexts()).size).toBe(48)

  // One search for a word, whatever its length.
  asked.length = 0
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('nurse')
  await cards.getByRole('link', { name: 'A Shift on the Ward', exact: true }).waitFor()
  expect(asked.length).toBeLessThan(4)
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('Grade 12')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Healthcare')
  await page.waitForURL('**/question-sets?q=nurse&grade=12&subject=Healthcare')
  await page.getByText(/^Showing \d+ of \d+ question sets$/).waitFor()
  await expect.poll(() => cards.first().getByText('Healthcare', { exact: true }).count()).toBe(1)
  const found = await cards.locator('h2').allInnerTexts()
  await isFine(page, 'a filtered list of sets')
  await cards.first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Questions' }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.locator('h2').allInnerTexts()).toEqual(found)
  await page.reload()
  await expect.poll(() => cards.locator('h2').allInnerTexts()).toEqual(found)

  // What could not be loaded is loaded again on request.
  await page.route('**/api/question-sets?*', (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('searchbox', { name: 'Search' }).fill('welder')
  await page.getByText('Failed to load question sets. Please try again.').waitFor()
  await page.unroute('**/api/question-sets?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => count.innerText()).toMatch(/^Showing \d+ of \d+ question sets$/)
  await page.getByRole('link', { name: 'Question Sets' }).click()
  await expect.poll(() => count.innerText()).toMatch(/^Showing 24 of 1,/)
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('')
})

test('a link that is followed right after typing leads on, on a slow device as well', async () => {
  const { page } = await open({ account: must(teachers[0]) })
  await page.goto('/question-sets')
  const link = page.locator('.set-card').getByRole('link').first()
  await link.waitFor()
  const target = new URL(must(await link.getAttribute('href')), page.url()).href
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    value?.set?.call(field, 'n')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('.set-card a')?.click()
    // The search is due to be written to the URL before the next page is rendered.
    const busyUntil = performance.now() + 400
    while (performance.now() < busyUntil);
  })
  await page.getByRole('heading', { name: 'Questions' }).waitFor()
  expect(page.url()).toBe(target)
})

test('the career of a set is chosen by keyboard from what the server finds', async () => {
  const { page } = await open({ account: must(teachers[0]), viewport: SMALL_PHONE })
  const dialog = dialogOf(page)
  await page.goto('/question-sets')
  await page.getByRole('button', { name: 'Create New Set' }).click()
  const career = dialog.getByRole('combobox', { name: 'Career (optional)' })
  const options = dialog.getByRole('listbox', { name: 'Career (optional)' }).getByRole('option')
  const active = () => options.and(dialog.getByRole('option', { selected: true })).allInnerTexts()
  await career.pressSequentially('nurse')
  await dialog.getByRole('option', { name: 'Registered Nurse', exact: true }).waitFor()
  expect(await options.count()).toBeLessThanOrEqual(8)
  expect(await career.getAttribute('aria-expanded')).toBe('true')
  expect(await active()).toEqual([])
  await isFine(page, 'the list of careers')
  const all = await options.allInnerTexts()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).toEqual([all[0]])
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).toEqual([all.at(-1)])
  const id = await career.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${id}"]`).innerText()).toBe(all.at(-1))

  // Escape closes the list, then the dialog.
  await page.keyboard.press('Escape')
  await expect.poll(() => career.getAttribute('aria-expanded')).toBe('false')
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => career.inputValue()).toBe(all[0])

  await career.fill('qwuxel')
  await dialog.getByText('No career has these words.').waitFor()
  await dialog.getByLabel('Title').fill('Rounds at night')
  await dialog.getByRole('combobox', { name: 'Subject' }).selectOption('Healthcare')
  await dialog.getByLabel('Grade 9').check()
  await dialog.getByRole('button', { name: 'Create set' }).click()
  await dialog.getByText('Choose a career from the list, or leave this empty.').waitFor()

  await page.route('**/api/careers?*', (route) => route.fulfill({ status: 403, json: {} }))
  await career.fill('electric')
  await dialog.getByText('The careers could not be loaded. Please try again.').waitFor()
  await isFine(page, 'careers that could not be loaded')
  await page.unroute('**/api/careers?*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('The careers could not be loaded.').waitFor({ state: 'hidden' })

  // A whole title counts before its list is there.
  await career.fill('registered nurse')
  await dialog.getByRole('button', { name: 'Create set' }).click()
  await page.getByRole('heading', { name: 'Rounds at night', level: 1 }).waitFor()
  await page.getByText('Registered Nurse', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit set' }).click()
  await expect.poll(() => career.inputValue()).toBe('Registered Nurse')
  await career.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Registered Nurse', { exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Delete set' }).click()
  await dialog.getByRole('button', { name: 'Delete set' }).click()
  await page.getByText('Question set deleted successfully!').waitFor()
})
