import { describe, test } from 'vitest'
import { must, origin, teachers } from '../browser/support/browser'
import { look } from './support/dialog'
import { ENGINES, useEngines } from './support/engines'
import { request } from './support/requests'

const open = useEngines()

describe.each(ENGINES)('%s', (engine) => {
  test('of homework: its link, its values, more time for one student', async () => {
    const { page } = await open(engine, { account: must(teachers[0]) })
    await page.goto(`${origin}/homework`)
    const { class: made } = await request<{ class: { id: string } }>(page, 'POST', '/api/classes', {
      name: `Homework in ${engine}`,
    })
    await request(page, 'POST', `/api/classes/${made.id}/students`, { names: ['Ana'] })
    const { homework } = await request<{ homework: { id: string } }>(
      page,
      'POST',
      '/api/homework',
      {
        title: 'A career',
        content: { kind: 'careers', industry: null },
        classId: made.id,
      },
    )
    await page.goto(`${origin}/homework/${homework.id}`)
    await look(page, 'Share', 'Share the homework')
    await look(page, 'Change', 'Change the homework')
    await look(page, 'More time for Ana', 'More time for Ana')
  })
})
