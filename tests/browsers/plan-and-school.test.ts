import { beforeAll, describe, expect, test } from 'vitest'
import { admin, makeAdmin, origin } from '../browser/support/browser'
import type { Page } from './driver/page'
import { openDialog } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'
import { request } from './support/requests'

const open = useEngines()

beforeAll(makeAdmin)

/** Signs up somebody without any data, on this page. */
async function signUp(page: Page, role: 'student' | 'teacher', fullName: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await request(page, 'POST', '/api/auth/sign-up', {
    email: `${fullName.toLowerCase().replaceAll(' ', '.')}-${Date.now()}@school.example.org`,
    password: 'a quiet river bend',
    fullName,
    role,
    birthMonth: 1,
    birthYear: 1990,
  })
}

describe.each(ENGINES)('%s', (engine) => {
  test('a student writes a plan and hands it in; a teacher reads it and makes a school', async () => {
    const [{ page }, { page: desk }] = [await open(engine), await open(engine)]
    await signUp(desk, 'teacher', `Ms ${engine}`)
    const { class: made, code } = await request<{ class: { id: string }; code: string }>(
      desk,
      'POST',
      '/api/classes',
      { name: `Plans in ${engine}` },
    )
    await signUp(page, 'student', `Pia ${engine}`)
    await request(page, 'POST', '/api/my-classes', { code })

    await page.goto(`${origin}/my-plan`)
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByLabel('My goal').fill('Visit a bakery')
    await page.getByLabel('My next step').fill('Ask my aunt')
    await page.press('Enter')
    await page.getByRole('checkbox', { name: 'Done: Visit a bakery' }).click()
    await page.locator('.goal').filter({ hasText: 'Done on' }).waitFor()
    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await page.getByText(/^You handed it in/).waitFor()

    await desk.goto(`${origin}/classes/${made.id}`)
    await desk.getByRole('link', { name: `Open the plan of Pia ${engine}` }).click()
    await desk.getByText('Visit a bakery').waitFor()
    await desk.getByLabel('Your comment').fill('How early does a baker begin?')
    await desk.getByRole('button', { name: 'Send' }).click()
    await desk.getByText('Your comment was sent.').waitFor()
    await page.goto(`${origin}/my-plan`)
    await page.locator('.my-plan-reviews').filter({ hasText: 'How early' }).waitFor()

    await desk.goto(`${origin}/school`)
    await desk.getByLabel('Name of the school').fill(`${engine} Middle School`)
    await desk.getByRole('button', { name: 'Make the school' }).click()
    const withdraw = desk.getByRole('button', { name: 'Withdraw it' })
    const { dialog, close } = await openDialog(desk, withdraw, `Withdraw ${engine} Middle School?`)
    expect(await dialog.innerText()).toContain('Your classes stay as they are.')
    await close()

    const { page: site } = await open(engine, { account: admin })
    await site.goto(`${origin}/admin/schools`)
    await site.getByRole('button', { name: `Confirm ${engine} Middle School` }).click()
    await site.getByText(`${engine} Middle School is confirmed.`).waitFor()
    await desk.goto(`${origin}/school`)
    for (const [part, text] of [
      ['Students', '1 student'],
      ['Classes', `Plans in ${engine}`],
      ['Audit log', 'When'],
      ['Staff', `Ms ${engine}`],
    ] as const) {
      await desk.getByRole('tab', { name: part }).click()
      await desk.getByRole('tabpanel').filter({ hasText: text }).waitFor()
    }
  })
})
