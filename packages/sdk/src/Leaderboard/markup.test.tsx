import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleProblem, sampleSharedBoard, sampleTeams } from '../testing/sample-games'
import { sampleRows } from '../testing/sample-views'
import { Leaderboard, LeaderboardView } from '.'
import * as exports from './later'
import { SharedBoard, type SharedBoardProps } from './SharedBoard'

const coming = { status: 'loading' } as const
const lost = { status: 'failed', retry: () => {} } as const
const there = { status: 'ready', exports } as const

const shared = (props: Partial<SharedBoardProps>) =>
  renderToStaticMarkup(
    <SharedBoard
      state={{ board: sampleSharedBoard(), problem: null }}
      later={coming}
      onRetry={() => {}}
      {...props}
    />,
  )
const nobodyYet = { board: null, problem: null }
const revoked = { board: null, problem: sampleProblem('share_not_found') }
const withTeams = { board: sampleSharedBoard({ teams: sampleTeams }), problem: null }
const rowsIn = (html: string) => html.split('<li').length - 1
const LOADING = 'Loading...'
const FAILED = 'The leaderboard cannot be loaded right now.'
const STALE = 'No news right now. These are the last known places.'
const NO_TEAMS = 'The teams cannot be loaded right now.'

test('a server renders it without a browser, compact and in full', () => {
  const api = { request: () => expect.unreachable() as never }
  for (const mode of ['compact', 'full'] as const) {
    const html = renderToStaticMarkup(<Leaderboard api={api} shareToken="s" mode={mode} />)
    expect(html).toContain(LOADING)
  }
})

test('the first five stand without the part that only others need', () => {
  for (const later of [coming, lost, there]) {
    const html = shared({ later })
    expect(rowsIn(html)).toBe(5)
    expect(html).toContain('+1 more player')
    expect(html).not.toContain(LOADING)
    expect(html).not.toContain('role="alert"')
  }
})

test('everybody in full waits for the part, and stands once it is there', () => {
  const waiting = shared({ mode: 'full' })
  expect(waiting).toContain(LOADING)
  expect(rowsIn(waiting)).toBe(0)
  const full = shared({ mode: 'full', later: there })
  expect(rowsIn(full)).toBe(6)
  expect(full).toContain('1st Place')
  expect(full).not.toContain(LOADING)
})

test('in full a part that does not come says so and can be tried again; no row stands for another', () => {
  for (const problem of [null, sampleProblem('offline')]) {
    const html = shared({
      mode: 'full',
      later: lost,
      state: { board: sampleSharedBoard(), problem },
    })
    expect(html).toContain(FAILED)
    expect(html).toContain('Try Again')
    expect(html).not.toContain(LOADING)
    expect(html).not.toContain(STALE)
    expect(rowsIn(html)).toBe(0)
  }
})

test('a part that is on its way or lost is no failure of the data, and hides none', () => {
  for (const later of [coming, lost]) {
    expect(shared({ mode: 'full', later, state: nobodyYet })).toContain(LOADING)
    const state = { board: null, problem: sampleProblem('unavailable') }
    expect(shared({ mode: 'full', later, state })).toContain(FAILED)
  }
  const stale = { board: sampleSharedBoard(), problem: sampleProblem('offline') }
  const html = shared({ state: stale })
  expect(html).toContain(STALE)
  expect(rowsIn(html)).toBe(5)
})

test('teams appear below the players when their part is there; if it does not come it says so', () => {
  const waiting = shared({ state: withTeams })
  expect(rowsIn(waiting)).toBe(5)
  expect(waiting).not.toContain('Team')
  const html = shared({ state: withTeams, later: there })
  expect(rowsIn(html)).toBe(8)
  expect(html.indexOf('Team 2')).toBeGreaterThan(html.indexOf('+1 more player'))
  const failed = shared({ state: withTeams, later: lost })
  expect(rowsIn(failed)).toBe(5)
  expect(failed).toContain(NO_TEAMS)
  expect(failed).toContain('Try Again')
})

test('in full one lost part is told once, teams or not', () => {
  const html = shared({ mode: 'full', state: withTeams, later: lost })
  expect(html.match(/role="alert"/g)).toHaveLength(1)
  expect(html).not.toContain(NO_TEAMS)
})

test('a lobby has no teams yet', () => {
  const state = { board: sampleSharedBoard({ teams: sampleTeams }, 'waiting'), problem: null }
  for (const later of [there, lost]) expect(shared({ state, later })).not.toMatch(/Team|teams/)
})

test('what is no longer shared says so, and until it can it waits or offers another try', () => {
  expect(shared({ state: revoked })).toContain(LOADING)
  const lostToo = shared({ state: revoked, later: lost })
  expect(lostToo).toContain(FAILED)
  expect(lostToo).toContain('Try Again')
  const html = shared({ state: revoked, later: there, headingLevel: 3 })
  expect(html).toContain('This leaderboard is no longer shared</h3>')
  expect(html).not.toContain('Try Again')
  expect(html).not.toContain(LOADING)
})

test('rows you have are drawn at once, your own one marked and kept below the first five', () => {
  const compact = renderToStaticMarkup(<LeaderboardView rows={sampleRows} youId="gp_6" />)
  expect(rowsIn(compact)).toBe(6)
  expect(compact).toContain('>Leaderboard</h2>')
  expect(compact).toMatch(
    /data-row="gp_6" data-you="true".*?Quiet Heron<\/b><span[^>]*"you".*?You</,
  )
  const full = renderToStaticMarkup(<LeaderboardView rows={sampleRows} youId="gp_2" mode="full" />)
  expect(rowsIn(full)).toBe(6)
  expect(full).toContain('6 players')
  expect(full.match(/data-you/g)).toHaveLength(1)
})
