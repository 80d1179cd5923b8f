import { beforeAll, describe, expect, test } from 'vitest'
import { admin, makeAdmin, must, origin, students, teachers } from '../browser/support/browser'
import { earnAs } from '../browser/support/earn'
import { addLink, type Link } from '../lti/support/lms'
import { addSolo, openActivity, openPicker } from './support/course'
import { look, openDialog } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'
import { profileId, request } from './support/requests'

const open = useEngines()
let solo: Link
let careers: Link

beforeAll(async () => {
  await makeAdmin()
  solo = await addSolo('Windmill')
  careers = await addLink({ title: 'Careers', custom: { content: 'career_browser' } })
})

describe.each(ENGINES)('%s', (engine) => {
  const student = must(students[engine === 'Firefox' ? 0 : 1])

  test('of a guest: comparing two careers, and the prompt for an account to save one', async () => {
    const { page } = await open(engine)
    await page.goto(`${origin}/careers`)
    await page.getByRole('button', { name: 'Compare Accountant', exact: true }).click()
    await page
      .getByRole('button', { name: /^Compare A(?!ccountant$)/ })
      .first()
      .click()
    await look(page, 'Compare (2)', 'Compare careers')
    await look(page, 'Save Accountant', 'Saving needs an account')
  })

  test('of a student: sections, a pathkey, a cosmetic, a pack, and deleting the account', async () => {
    const { page } = await open(engine, { account: student })
    await page.goto(`${origin}/dashboard`)
    const opener = page.getByRole('button', { name: 'Open sections' })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Sections' })
    await panel.getByText('Student', { exact: true }).waitFor()
    await page.press('Escape')
    await panel.isGone()
    await page.until('the focus to come back', () => opener.isFocused())
    await page.getByRole('heading', { name: 'Recent Games' }).waitFor()

    await page.goto(`${origin}/collection`)
    const pathkey = page.locator('.collection-grid > li > button').first()
    await (await openDialog(page, pathkey, /./)).close()

    earnAs(await profileId(page), 1_000)
    await page.goto(`${origin}/market`)
    await look(page, 'Signpost: buy for 50 XP', 'Buy this: Signpost?')
    await look(page, 'Open for 250 XP', 'Open the Ridge Pack?')
    const pack = page.getByRole('button', { name: 'Open for 250 XP' })
    const { dialog } = await openDialog(page, pack, 'Open the Ridge Pack?')
    await dialog.getByRole('button', { name: 'Open for 250 XP' }).click()
    const got = page.getByRole('dialog', { name: 'You got 2 pathkeys' })
    await got.getByRole('listitem').nth(1).waitFor()
    expect((await got.box()).height).toBeGreaterThan(250)
    await page.press('Escape')
    await got.isGone()

    await page.goto(`${origin}/settings`)
    const end = page.getByRole('button', { name: 'Delete my account' })
    const deletion = await openDialog(page, end, 'Delete my account')
    await deletion.dialog.getByLabel('Your email address').fill('yes')
    await deletion.dialog.getByLabel('Current Password').fill('wrong')
    await deletion.dialog.getByRole('button', { name: 'Delete my account' }).click()
    await deletion.dialog.getByText('Please type your e-mail address to confirm.').waitFor()
    await deletion.close()
  })

  test('of a teacher: previewing, sharing and deleting a set, deleting a question', async () => {
    const { page } = await open(engine, { account: must(teachers[0]) })
    const set = { title: `Dialogs in ${engine}`, subject: 'Science', gradeLevel: [8] }
    const { id } = await request<{ id: string }>(page, 'POST', '/api/question-sets', set)
    await page.goto(`${origin}/question-sets/${id}`)
    await look(page, /^Add (First )?Question$/, /question/i)
    const add = page.getByRole('button', { name: /^Add (First )?Question$/ }).first()
    const { dialog } = await openDialog(page, add, /question/i)
    await dialog.getByLabel('Question', { exact: true }).fill('Who looks after bees?')
    await dialog.getByLabel('Option A', { exact: true }).fill('A beekeeper')
    await dialog.getByLabel('Option B', { exact: true }).fill('A roofer')
    await dialog.getByRole('radio', { name: 'Option A is correct' }).check()
    await dialog.getByRole('button', { name: 'Add question' }).click()
    await dialog.isGone()
    await look(page, 'Preview', `Dialogs in ${engine}`)
    await look(page, 'Share', /./)
    await look(page, 'Edit question 1', /question/i)
    await look(page, 'Delete question 1', /./)
    await look(page, 'Delete set', /./)
  })

  test('of an administrator: registering an LMS by hand, its values, its removal', async () => {
    const { page } = await open(engine, { account: admin })
    await page.goto(`${origin}/admin/lms`)
    const register = page.getByRole('button', { name: 'Register by hand' })
    const { dialog, close } = await openDialog(page, register, 'Register by hand')
    await dialog.getByLabel('Issuer').fill('https://moodle.example')
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await dialog.getByText('Please fill in this field.').first().waitFor()
    await close()
    await page.locator('.admin-lms-platform summary').first().click()
    await look(page, 'Change the values', /^Values of /)
    await look(page, 'Remove platform', /^Remove /)
  })

  test('in a course: a set, a career, the linked account, and extra time', async () => {
    const { page } = await open(engine, { size: { width: 1024, height: 1180 } })
    const picker = await openPicker(page)
    await look(picker, /^Preview /, /./)
    await picker.getByRole('radio', { name: 'Career quests' }).check()
    await look(picker, /^Preview /, /./)

    const teacher = await openActivity(page, 'teacher', solo)
    await look(teacher, 'Extra time', 'Extra time')
    await look(teacher, 'Use with your Pathquest account', 'Use with your Pathquest account')
    const browser = await openActivity(page, 'student-06', careers)
    await look(browser, 'Accountant', 'Accountant')
  })
})
