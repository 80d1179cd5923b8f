import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeAdmin, SMALL_PHONE, useBrowser } from './support/browser'
import { standsSpacing } from './support/page-check'
import { edgesAreSeen, faintControls, focusIsSeen, focusUnseen } from './support/seen-controls'
import { drawn, VISITORS } from './support/visitors'

const open = useBrowser()
const DESKTOP = { width: 1280, height: 800 }

beforeAll(makeAdmin)

test.each(VISITORS)(
  '$who sees the focus and the edges of every control, and every text with wider spacing',
  async ({ account, paths }) => {
    const { page } = await open(account && { account })
    for (const path of paths) {
      await page.goto(path)
      await drawn(page)
      for (const viewport of [DESKTOP, SMALL_PHONE]) {
        await page.setViewportSize(viewport)
        await edgesAreSeen(page, `${path} at ${viewport.width} px`)
        await focusIsSeen(page, `${path} at ${viewport.width} px`)
      }
      await standsSpacing(page, path)
    }
  },
)

test('a faint field, an unseen focus and a text that is cut off are found', async () => {
  const { page } = await open()
  // Without the policy of a page, which allows no such style.
  await page.goto('about:blank')
  await page.setContent(`
    <style>
      :focus { outline: none }
      .seen:focus { outline: 3px solid #0d2b2c }
      .faint:focus { outline: 3px solid #ddd }
      div { width: 90px; overflow: hidden; white-space: nowrap }
    </style>
    <button class="seen">Seen</button> <button class="faint">Faint</button> <button>Unseen</button>
    <label>Strong <input class="seen" style="border: 1px solid #627a76"></label>
    <label>Weak <input class="seen" style="border: 1px solid #ddd; background: #fff"></label>
    <div>Twelve words</div>`)
  expect(await faintControls(page)).toEqual([expect.stringContaining('#ddd; background')])
  expect(await focusUnseen(page)).toEqual([
    '<button class="faint">Faint</button>',
    '<button>Unseen</button>',
  ])
  await expect(standsSpacing(page)).rejects.toThrow('Twelve words')
})

/** Where header, navigation and footer lead, in their order. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, .pq-top, .home-top')].flatMap((part) =>
      [...part.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.closest('nav, .pq-top, .home-top') === part)
        .map((link) => ({
          part: `${part.className} ${part.getAttribute('aria-label') ?? ''}`,
          to: link.getAttribute('href') ?? '',
          name: (link.getAttribute('aria-label') ?? link.innerText).trim(),
        })),
    ),
  )

/** What precedes what on one page and follows it on another. */
function swapped(lists: readonly string[][]): string[] {
  const before = new Set(
    lists.flatMap((list) => list.flatMap((a, at) => list.slice(at + 1).map((b) => `${a} < ${b}`))),
  )
  return [...before].filter((pair) => before.has(pair.split(' < ').reverse().join(' < ')))
}

/** What has another value elsewhere. */
function varying(pairs: readonly (readonly [string, string])[]): string[] {
  const values = new Map<string, Set<string>>()
  for (const [key, value] of pairs) values.set(key, (values.get(key) ?? new Set()).add(value))
  return [...values].filter(([, all]) => all.size > 1).map(([key, all]) => `${key}: ${[...all]}`)
}

test('what stands in another order, or has another name elsewhere, is found', () => {
  expect(
    swapped([
      ['a', 'b', 'c'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([])
  expect(
    swapped([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toEqual(['a < b', 'b < a'])
  expect(
    varying([
      ['/', 'Home'],
      ['/', 'Home'],
    ]),
  ).toEqual([])
  expect(
    varying([
      ['/', 'Home'],
      ['/', 'Start'],
    ]),
  ).toEqual(['/: Home,Start'])
})

test.each(VISITORS)(
  '$who finds the same navigation and help on every page, in one order and under one name',
  async ({ account, paths }) => {
    const { page } = await open(account && { account })
    const seen: Awaited<ReturnType<typeof linksOf>>[] = []
    for (const path of paths) {
      await page.goto(path)
      await drawn(page)
      seen.push(await linksOf(page))
    }
    expect(seen.flat().length).toBeGreaterThan(0)
    for (const part of new Set(seen.flat().map((link) => link.part))) {
      const lists = seen.map((links) => links.filter((link) => link.part === part))
      expect(swapped(lists.map((links) => links.map(({ name }) => name))), part).toEqual([])
      expect(varying(lists.flat().map(({ name, to }) => [name, to])), part).toEqual([])
      // One place may have two names, but then on every page.
      const names = lists.flatMap((links) =>
        links.map(({ to }) => {
          const same = links.filter((link) => link.to === to)
          return [to, same.map(({ name }) => name).join(' and ')] as const
        }),
      )
      expect(varying(names), part).toEqual([])
    }
  },
)
