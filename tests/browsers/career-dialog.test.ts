import { describe, expect, test } from 'vitest'
import { origin } from '../browser/support/browser'
import { ENGINES, useEngines } from './support/engines'

const open = useEngines()

describe.each(ENGINES)('%s', (engine) => {
  test('a career opens with its facts visible, closes by Escape, and the focus returns', async () => {
    const { page } = await open(engine)
    await page.goto(`${origin}/careers`)
    const card = page.getByRole('button', { name: 'Accountant', exact: true })
    await card.click()
    const dialog = page.getByRole('dialog', { name: 'Accountant' })
    await dialog.waitFor()
    expect((await dialog.box()).height).toBeGreaterThan(400)
    await page.press('Escape')
    await dialog.isGone()
    expect(await card.isFocused()).toBe(true)
  })
})
