import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { origin, PHONE } from '../browser/support/browser'
import { type Link, setLms } from '../lti/support/lms'
import { addSolo, openActivity } from './support/course'
import { ENGINES, useEngines } from './support/engines'

const open = useEngines()
let solo: Link

beforeAll(async () => {
  solo = await addSolo('Harbor')
})
afterEach(() => setLms({ platformStorage: 'frame' }))

describe.each(ENGINES)('%s', (engine) => {
  test('without cookies the storage of the LMS admits a student, who plays', async () => {
    const { page } = await open(engine, { size: PHONE })
    const tool = await openActivity(page, engine === 'Firefox' ? 'student-01' : 'student-02', solo)
    await tool.getByRole('region', { name: 'Before you start' }).waitFor()
    await tool.urlIs(({ href }) => href === `${origin}/play`)
    expect(await tool.evaluate(() => document.cookie)).toBe('')
    await tool.getByRole('button', { name: 'Start' }).click()
    await tool.getByText(/^Question 1 of 2/).waitFor()
  })
})
