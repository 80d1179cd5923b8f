import { beforeAll, describe, test } from 'vitest'
import { admin, makeAdmin, must, origin, teachers } from '../browser/support/browser'
import { finishGame } from '../browser/support/finished-games'
import type { Page } from './driver/page'
import { dialogStands, look, openDialog } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'
import { profileId, request } from './support/requests'

const open = useEngines()
const QUESTION = {
  questionText: 'Who looks after bees?',
  options: [
    { text: 'A beekeeper', isCorrect: true },
    { text: 'A roofer', isCorrect: false },
  ],
}

beforeAll(makeAdmin)

interface Made {
  id: string
  updatedAt: number
  questions: { id: string }[]
}

/** A set of one question of the signed-in teacher. */
const makeSet = (page: Page, title: string, isPublic: boolean): Promise<Made> =>
  request(page, 'POST', '/api/question-sets', {
    title,
    subject: 'Science',
    gradeLevel: [8],
    isPublic,
    questions: [QUESTION],
  })

describe.each(ENGINES)('%s', (engine) => {
  test('of a teacher: two versions of a question, a set of a colleague, a guest of a game', async () => {
    const [{ page }, colleague] = await Promise.all([
      open(engine, { account: must(teachers[0]) }),
      open(engine, { account: must(teachers[1]) }),
    ])
    const set = await makeSet(page, `Versions in ${engine}`, false)
    const path = `/api/question-sets/${set.id}`
    await page.goto(`${origin}/question-sets/${set.id}`)
    const edit = page.getByRole('button', { name: 'Edit question 1' })
    const editor = await openDialog(page, edit, 'Edit question')
    await request(page, 'PATCH', `${path}/questions/${must(set.questions[0]).id}`, {
      ...QUESTION,
      questionText: 'Who keeps bees?',
      updatedAt: set.updatedAt,
    })
    // The browser's event for a file picker that was closed without a choice.
    await page.evaluate(() =>
      document
        .querySelector('dialog input[type=file]')
        ?.dispatchEvent(new Event('cancel', { bubbles: true })),
    )
    const text = editor.dialog.getByLabel('Question', { exact: true })
    await text.fill('Who cares for bees?')
    const changed = 'Somebody changed this in the meantime'
    const save = page.getByRole('button', { name: 'Save' })
    // The focus cannot return: a busy button is disabled.
    const compare = async () => {
      await save.click()
      return dialogStands(page, changed)
    }
    const first = await compare()
    await page.press('Escape')
    await first.isGone()
    const second = await compare()
    await second.locator('.pq-dialog-head button').click()
    await second.isGone()
    const versions = await compare()
    await versions.getByText('Who keeps bees?').waitFor()
    await versions.getByRole('button', { name: 'Keep mine' }).click()
    await editor.dialog.isGone()
    await page.getByText('Who cares for bees?').first().waitFor()

    const { token } = await request<{ token: string }>(page, 'POST', `${path}/share`, {
      right: 'copy',
    })
    for (const way of ['Escape', 'Cancel']) {
      await colleague.page.goto(`${origin}/question-sets?${way}#c=${token}`)
      const shared = await dialogStands(
        colleague.page,
        'A colleague shared a question set with you',
      )
      if (way === 'Escape') await colleague.page.press(way)
      else await shared.getByRole('button', { name: way }).first().click()
      await shared.isGone()
    }

    const guest = { name: 'Quiet Heron', rights: [true, false] }
    const game = await finishGame(await profileId(page), [guest], 2)
    await page.goto(`${origin}/analytics/games/${game}`)
    await look(page, 'Join to an account: Quiet Heron', 'Join to an account: Quiet Heron')
  })

  test('of an administrator: a pending set, previewed, hidden and removed', async () => {
    const [author, { page }] = await Promise.all([
      open('Firefox', { account: must(teachers[0]) }),
      open(engine, { account: admin }),
    ])
    const title = `Waits in ${engine}`
    await makeSet(author.page, title, true)
    await page.goto(`${origin}/admin/reports`)
    await look(page, `Look inside: ${title}`, title)
    await look(page, `Hide: ${title}`, 'Hide this set?')
    await look(page, `Remove: ${title}`, /^Remove/)
  })
})
