import { describe, test } from 'vitest'
import { must, origin, teachers } from '../browser/support/browser'
import { look } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'
import { request } from './support/requests'

const open = useEngines()

describe.each(ENGINES)('%s', (engine) => {
  test('of a class: a new one, its values, its code, more students, one student', async () => {
    const { page } = await open(engine, { account: must(teachers[0]) })
    await page.goto(`${origin}/classes`)
    await look(page, 'New class', 'New class')
    await look(page, 'Import a roster', 'Import a roster')

    const name = `Careers in ${engine}`
    const { class: made } = await request<{ class: { id: string } }>(page, 'POST', '/api/classes', {
      name,
    })
    await request(page, 'POST', `/api/classes/${made.id}/students`, { names: ['Ana'] })
    await page.goto(`${origin}/classes/${made.id}`)
    await look(page, 'Edit', 'Edit the class')
    await look(page, 'Show QR code', `Join ${name}`)
    await look(page, 'Add students', 'Add students')
    await look(page, 'Manage Ana', 'Ana')
  })
})
