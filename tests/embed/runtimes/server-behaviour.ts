import { beforeAll, describe, expect, test } from 'vitest'
import { origin } from '../../browser/support/browser'
import { buildServer } from './build-page'
import type { Wish } from './page/wish'
import { type PageWish, type TestPage, tells, told } from './test-page'

const wishes: PageWish[] = [
  { show: 'careers', count: 2 },
  { show: 'careers', locale: 'es', theme: 'dark' },
  { show: 'leaderboard', shareToken: 'nobody-shares-this' },
]

/** React alone: markup of its server is taken over by its browser without a word. */
export function describeServer({ runtime, visit }: TestPage): void {
  describe('markup of a server', () => {
    let markupOf: (wish: Wish) => string
    beforeAll(async () => {
      markupOf = await buildServer(runtime)
    })

    test.each(wishes)('$show becomes the living widget ($locale)', async (wish) => {
      const markup = markupOf({ ...wish, product: origin })
      expect(markup).toContain('pq')
      const { page, complaints } = await visit(wish, { markup })
      await tells(page, wish.show === 'careers' ? 'ready' : 'error')
      expect(await told(page, 'mismatch')).toEqual([])
      expect(complaints).toEqual([])
    })

    test('the join form becomes the living one, and its name is generated there', async () => {
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
