import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, useBrowser } from './support/browser'
import { signUpNewcomer } from './support/newcomer'
import { isFine } from './support/page-check'

const open = useBrowser()

async function teacher(fullName: string): Promise<Person> {
  const person = await open()
  await signUpNewcomer(person, { role: 'teacher', fullName })
  return person
}

/** What the next file chooser of the page gets. */
async function choose(page: Page, button: string, files: { name: string; text: string }[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(
    files.map(({ name, text }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  )
}

test('students from a CSV file: its bad lines are told, its names previewed and added', async () => {
  const host = await teacher('Ms Files')
  const { page, context } = host
  const made = await context.request.post('/api/classes', { data: { name: 'From a file' } })
  await page.goto(`/classes/${(await made.json()).class.id}`)
  await page.getByRole('button', { name: 'Add students' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add students' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download a sample' }).click()
  expect((await download).suggestedFilename()).toBe('students.csv')
  await choose(page, 'Choose a CSV file', [
    { name: 'class.csv', text: 'Surname;Given name\nDiaz;Ana\nLopez;ana\nPerez;\n' },
  ])
  await dialog.getByText('1 line of the file was left out.').waitFor()
  await dialog.getByText('There is no name in this line.').waitFor()
  await dialog.getByText('Twice: becomes ana 2').waitFor()
  await isFine(page, 'names of a file')
  await dialog.getByRole('button', { name: 'Add 2 students' }).click()
  await page.getByText('2 students were added, each with a card to sign in.').waitFor()
  expect(await page.getByText('Diaz').count()).toBe(0)
})
