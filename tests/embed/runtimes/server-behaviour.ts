import { beforeAll, describe, expect, test } from 'vitest'
import { origin } from '../../browser/support/browser'
import { buildServer } from './build-page'
import type { Requested } from './page/requested'
import { type PageRequest, type TestPage, tells, told } from './test-page'

const requests: PageRequest[] = [
  { show: 'careers', count: 2 },
  { show: 'careers', locale: 'es', theme: 'dark' },
  { show: 'leaderboard', shareToken: 'nobody-shares-this' },
]

/** React only: server markup is hydrated by the browser without a warning. */
export function describeServer({ runtime, visit }: TestPage): void {
  describe('markup of a server', () => {
    let markupOf: (requested: Requested) => string
    beforeAll(async () => {
      markupOf = await buildServer(runtime)
    })

    test.each(requests)('$show is hydrated ($locale)', async (requested) => {
      const markup = markupOf({ ...requested, product: origin })
      expect(markup).toContain('pq')
      const { page, complaints } = await visit(requested, { markup })
      await tells(page, requested.show === 'careers' ? 'ready' : 'error')
      expect(await told(page, 'mismatch')).toEqual([])
      expect(complaints).toEqual([])
    })

    test('the join form is hydrated, and its name is generated in the browser', async () => {
      const markup = markupOf({ product: origin, show: 'join' })
      const { page, complaints } = await visit({ show: 'join' }, { markup })
      await expect.poll(() => page.getByLabel('Your name').inputValue()).not.toBe('')
      expect(await told(page, 'mismatch')).toEqual([])
      expect(complaints).toEqual([])
    })

    test('the join form and the game are rendered without a browser', () => {
      expect(markupOf({ product: origin, show: 'join' })).toContain('Game code')
      const seat = { sessionId: 'gs_none', seatToken: 'none' }
      expect(markupOf({ product: origin, show: 'play', ...seat })).toContain('pq')
    })
  })
}
