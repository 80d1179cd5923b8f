import { prefetchChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CareerSummary } from '../api/types'
import { sampleCareerList } from '../testing/sample-careers'
import type { CareerBrowserSlots } from './browser-props'
import { EMPTY_BROWSER_STATE, writeBrowserState } from './browser-state'
import { CareerBrowser, type CareerBrowserProps } from './CareerBrowser'
import { CareerBrowserView } from './CareerBrowserView'
import { loadNone } from './CareerResults'

const career = (id: string, change: Partial<CareerSummary> = {}): CareerSummary => ({
  id,
  title: `Career ${id}`,
  description: 'Something to do all day.',
  industry: 'Gaming & Esports',
  sector: 'Game development',
  growthRate: 16,
  salaryMin: 62_000,
  salaryMax: 128_000,
  salaryMedian: 91_000,
  ...change,
})
beforeAll(() => prefetchChunk(loadNone))

const credits = { attribution: 'Figures by somebody', sources: [] }

const markup = (
  careers: CareerSummary[],
  state: Partial<typeof EMPTY_BROWSER_STATE> = {},
  slots: CareerBrowserSlots = {},
) => {
  const query = writeBrowserState({ ...EMPTY_BROWSER_STATE, ...state })
  query.set('limit', '12')
  if (slots.only) query.set('ids', slots.only.ids.join(','))
  return renderToStaticMarkup(
    <CareerBrowserView
      {...slots}
      list={{
        status: 'ready',
        data: { ...sampleCareerList(careers, query), credits },
      }}
      detail={{ status: 'loading' }}
      state={{ ...EMPTY_BROWSER_STATE, ...state }}
      onStateChange={() => {}}
      onMore={() => {}}
    />,
  )
}

test('a server renders it without a browser, waiting and with its careers', () => {
  const api = { request: () => expect.unreachable() as never }
  expect(renderToStaticMarkup(<CareerBrowser api={api} />)).toContain('Loading careers...')
  expect(markup([career('a')])).toContain('Career a')
})

test('undefined fields of the state count as absent', () => {
  const api = { request: () => expect.unreachable() as never }
  const html = (initialState?: CareerBrowserProps['initialState']) =>
    renderToStaticMarkup(<CareerBrowser api={api} initialState={initialState} />)
  const nothing = { q: undefined, industry: undefined, sort: undefined, career: undefined }
  expect(html(nothing)).toBe(html())
  expect(html({ ...nothing, q: 'nurse' })).toContain('value="nurse"')
})

test('the count has its proper plural', () => {
  expect(markup([career('a'), career('b')])).toContain('Showing 2 careers')
  expect(markup([career('a')])).toContain('Showing 1 career<')
  expect(markup([])).toContain('Showing 0 careers')
})

test('no results are announced, word for word', () => {
  const html = markup([career('a')], { q: 'zebra' })
  expect(html).toContain('No careers found')
  expect(html).toContain('Try adjusting your search or filters to see more results.')
})

test('the gaming industry has a title of its own', () => {
  expect(markup([])).toContain('>Explore Careers</h2>')
  const gaming = markup([], { industry: 'Gaming & Esports' })
  expect(gaming).toContain('>Gaming &amp; Esports Careers</h2>')
})

test('a card shows salary, its bar and growth as documented', () => {
  const html = markup([career('a')])
  expect(html).toContain('$62,000 - $128,000')
  expect(html).toContain('Salary range $62,000 to $128,000, median $91,000')
  expect(html).toContain('+16%')
  expect(html).toContain('$150k<')
  const unknown = markup([
    career('a', { salaryMin: null, salaryMax: null, salaryMedian: null, growthRate: 0 }),
  ])
  expect(unknown).toContain('Salary varies')
  expect(unknown).not.toContain('role="img"')
  expect(unknown).not.toContain('0%<')
  expect(markup([career('a', { growthRate: -4 })])).toContain('-4%')
})

test('every active filter is a chip, an order is not', () => {
  const html = markup([career('a')], { q: 'game', sector: 'Game development', sort: 'growth' })
  expect(html.match(/class="pq-careers-chip"/g)).toHaveLength(2)
  expect(html).toContain('Clear all')
  expect(markup([career('a')], { sort: 'growth' })).not.toContain('Clear all')
})

test('of a long list the first careers are rendered, and a button for more', () => {
  const html = markup(Array.from({ length: 1_000 }, (_, i) => career(String(i))))
  expect(html).toContain('Showing 1,000 careers')
  expect(html.match(/<article/g)).toHaveLength(12)
  expect(html).toContain('Show more careers')
  expect(markup([career('a')])).not.toContain('Show more careers')
})

test('a value from the URL that is in no list can be seen and removed', () => {
  const html = markup([career('a')], { industry: 'Alchemy' })
  expect(html).toContain('Remove the filter Alchemy')
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>Alchemy/)
})

test('filters say how many careers they leave', () => {
  const two = [career('a'), career('b', { industry: 'Finance', sector: 'Accounting' })]
  const html = markup(two, { industry: 'Finance' })
  expect(html).toMatch(/<option[^>]*>Gaming &amp; Esports \(1\)</)
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>Finance \(1\)</)
  expect(html).toContain('>Accounting (1)<')
  expect(html).not.toContain('>Game development (1)<')
})

test('a page adds a way in by industry until something is searched or filtered', () => {
  const start: CareerBrowserSlots['start'] = (industries) =>
    industries.map(({ name, count }) => `${count} in ${name}`).join()
  const two = [career('a'), career('b', { industry: 'Finance' })]
  const way = '1 in Finance,1 in Gaming'
  expect(markup(two, {}, { start })).toContain(way)
  expect(markup(two, { q: 'career' }, { start })).not.toContain(way)
  expect(markup(two, { industry: 'Finance' }, { start })).not.toContain(way)
  expect(markup(two, {}, { start, only: { ids: ['a', 'b'] } })).not.toContain(way)
})

test('the figures name their sources', () => {
  expect(markup([career('a')])).toContain('Figures by somebody')
})

describe('A list of careers from the page', () => {
  const all = ['a', 'b', 'c'].map((id) => career(id))
  const titles = (html: string) => html.match(/Career [abc](?=<)/g)
  const none = <p>Nothing here yet</p>

  test('is shown alone', () => {
    const html = markup(all, {}, { only: { ids: ['c', 'a', 'gone'], none } })
    expect(titles(html)).toEqual(['Career a', 'Career c'])
    expect(html).toContain('Showing 2 careers')
    expect(html).toContain('>Salary</button>')
  })

  test('has no order to choose where it has its own', () => {
    const only = { ids: ['c', 'a'], inOrder: true }
    expect(markup(all, {}, { only })).not.toContain('>Salary</button>')
  })

  test('shows the page’s text when it is empty, and its own when a filter excludes all', () => {
    expect(markup(all, {}, { only: { ids: [], none } })).toContain('Nothing here yet')
    const filtered = markup(all, { q: 'zebra' }, { only: { ids: ['a'], none } })
    expect(filtered).toContain('No careers found')
    expect(filtered).not.toContain('Nothing here yet')
  })
})

test('a page adds content to cards and above them; without that there is nothing', () => {
  const html = markup(
    [career('a')],
    {},
    {
      above: <nav>Lists</nav>,
      extra: ({ id }, place) => `${place} of ${id}`,
    },
  )
  expect(html).toContain('<nav>Lists</nav>')
  expect(html).toContain('card of a')
  expect(markup([career('a')])).not.toContain('pq-career-extra')
})
