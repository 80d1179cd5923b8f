import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, SMALL_PHONE, useBrowser } from './support/browser'
import { finishGame } from './support/finished-games'
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

/** A class with one student, by the API: the codes of both. */
async function classOfAna({ context: { request } }: Person) {
  const made = await (await request.post('/api/classes', { data: { name: 'Robotics 7' } })).json()
  const path = `/api/classes/${made.class.id}`
  await request.post(`${path}/students`, { data: { names: ['Ana'] } })
  const { cards } = await (await request.get(`${path}/cards`)).json()
  return { cardCode: cards[0].code as string, classCode: made.code as string }
}

async function fillCodes(page: Page, codes: { cardCode: string; classCode: string }) {
  await page.getByLabel('Code on your card').fill(codes.cardCode)
  await page.getByLabel('Code of your class').fill(codes.classCode)
}

test('a student with a card makes the account their own, by an address and a password', async () => {
  const codes = await classOfAna(await teacher('Ms Cards'))
  const { page } = await open({ viewport: SMALL_PHONE })
  await page.goto(`/card#${codes.cardCode}`)
  await page.getByRole('heading', { level: 1, name: /Welcome.*Ana/ }).waitFor()
  await page.goto('/settings')
  const own = page.getByRole('region', { name: 'Make this account your own' })
  await own.getByRole('button', { name: 'Make it my own' }).click()
  await own.getByText('A card’s code has 10 letters and numbers.').waitFor()
  await isFine(page, 'settings of a card')
  await fillCodes(page, { ...codes, classCode: 'AAAA2222' })
  await own.getByLabel('Month').selectOption('1')
  await own.getByLabel('Year').selectOption('2000')
  await own.getByLabel('Email address').fill(`ana-${Date.now()}@school.example.org`)
  await own.getByLabel('Password', { exact: true }).fill('a quiet river bend')
  await own.getByRole('checkbox').check()
  await own.getByRole('button', { name: 'Make it my own' }).click()
  await own.getByText('No class has this code.').waitFor()
  await fillCodes(page, codes)
  await own.getByRole('button', { name: 'Make it my own' }).click()
  await page.getByText('This account is yours now.').waitFor()
  await page.getByRole('heading', { name: 'Email Address' }).waitFor()
  const card = await page.context().request.post('/api/auth/card', {
    data: { code: codes.cardCode, unlessOther: true },
  })
  expect(card.status()).toBe(400)
})

test('a student with an account brings in what a card has earned', async () => {
  const codes = await classOfAna(await teacher('Mr Cards'))
  const student = await open()
  await signUpNewcomer(student, { role: 'student', fullName: 'Ana Lopez' })
  const { page } = student
  await page.goto('/settings')
  await fillCodes(page, codes)
  await page.getByRole('button', { name: 'Look what is on the card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring Ana’s card into this account?' })
  await dialog.getByText('Classes: Robotics 7.').waitFor()
  await isFine(page, 'joining a card')
  await dialog.getByRole('button', { name: 'Bring it in' }).click()
  await page.getByText('Everything from the card is in your account now.').waitFor()
  await page.goto('/my-classes')
  await page.getByRole('heading', { name: 'Robotics 7' }).waitFor()
})

test('a roster of three files: previewed, imported, and nothing to do the second time', async () => {
  const host = await teacher('Ms Roster')
  const { page } = host
  await page.goto('/classes')
  await page.getByRole('button', { name: 'Import a roster' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a roster' })
  const files = [
    {
      name: 'users.csv',
      text: 'sourcedId,givenName,familyName\nu1,Ana,Diaz\nu2,Ben,Lopez\nu3,,X\n',
    },
    { name: 'classes.csv', text: 'sourcedId,title,grades\nc1,Biology,07\n' },
    {
      name: 'enrollments.csv',
      text: 'sourcedId,classSourcedId,userSourcedId,role\n1,c1,u1,student\n2,c1,u2,student\n3,c1,u3,student\n',
    },
  ]
  await choose(page, 'Choose files', files.slice(0, 1))
  await dialog.getByText('Missing here: classes.csv, enrollments.csv.').waitFor()
  await choose(page, 'Choose files', files)
  await dialog.getByText('Students: 2 new, 0 renamed, 0 as they are').waitFor()
  await dialog.getByText('users.csv, line 4: there is no name').waitFor()
  await isFine(page, 'a roster')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('The roster is imported.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Biology' }).click()
  await page.getByRole('heading', { name: '2 students' }).waitFor()
  await page.goto('/classes')
  await page.getByRole('button', { name: 'Import a roster' }).click()
  await choose(
    page,
    'Choose files',
    files.map((file) =>
      file.name === 'enrollments.csv'
        ? { ...file, text: file.text.replace('2,c1,u2,student\n', '') }
        : file,
    ),
  )
  await dialog
    .getByText('Ben leaves Biology. It is the last class: the account is deleted.')
    .waitFor()
  await dialog.getByRole('checkbox', { name: 'Let them leave' }).check()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('The roster is imported.').waitFor()
})

test('a class is made of the guests of a game, whose names are looked over first', async () => {
  const { page, context } = await teacher('Ms Guests')
  const { user } = await (await context.request.get('/api/session')).json()
  const gameId = await finishGame(
    user.profileId,
    [
      { name: 'Mia', rights: [true] },
      { name: 'Noah', rights: [false] },
    ],
    1,
  )
  await page.goto(`/analytics/games/${gameId}`)
  const guests = page.getByRole('region', { name: 'Make students of the guests' })
  await guests.getByText('2 guests can become students').waitFor()
  await isFine(page, 'guests of a game')
  await guests.getByRole('button', { name: 'Look over the names' }).click()
  const create = page.getByRole('dialog')
  await create.getByLabel('Name').fill('Game club')
  await create.getByRole('button', { name: 'Create the class' }).click()
  const add = page.getByRole('dialog', { name: 'Add students' })
  expect(await add.getByRole('textbox').inputValue()).toBe('Mia\nNoah')
  await add.getByRole('textbox').fill('Mia')
  await add.getByRole('button', { name: 'Add 1 student' }).click()
  await page.getByText('1 student was added').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Game club' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
