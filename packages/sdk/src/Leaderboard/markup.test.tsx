import { MessagesProvider } from '@pathquest/ui/messages'
import { es } from '@pathquest/ui/messages/es'
import { sampleRows } from '@pathquest/ui/testing/sample-views'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlayerPodium } from '../game/GamePodium'
import { sampleProblem, sampleSharedBoard, sampleTeams } from '../testing/sample-games'
import { Leaderboard } from './Leaderboard'
import { LeaderboardView } from './LeaderboardView'
import { SharedLeaderboardView, type SharedLeaderboardViewProps } from './SharedLeaderboardView'

const shared = (props: Partial<SharedLeaderboardViewProps>) =>
  renderToStaticMarkup(
    <SharedLeaderboardView
      state={{ board: sampleSharedBoard(), problem: null }}
      onRetry={() => {}}
      {...props}
    />,
  )
const rowsIn = (html: string) => html.split('<li').length - 1
const LOADING = 'Loading...'
const FAILED = 'The leaderboard cannot be loaded right now.'
const STALE = 'No news right now. These are the last known places.'

test('a server renders it without a browser, compact and in full', () => {
  const api = { request: () => expect.unreachable() as never }
  for (const mode of ['compact', 'full'] as const) {
    const html = renderToStaticMarkup(<Leaderboard api={api} shareToken="s" mode={mode} />)
    expect(html).toContain(LOADING)
  }
})

test('compact shows the first five and counts the others, full shows everybody', () => {
  const compact = shared({})
  expect(rowsIn(compact)).toBe(5)
  expect(compact).toContain('+1 more player')
  const full = shared({ mode: 'full' })
  expect(rowsIn(full)).toBe(6)
  expect(full).toContain('1st Place')
  for (const html of [compact, full]) {
    expect(html).not.toContain(LOADING)
    expect(html).not.toContain('role="alert"')
  }
})

test('without rows it shows loading, or an error with a retry button', () => {
  for (const mode of ['compact', 'full'] as const) {
    expect(shared({ mode, state: { board: null, problem: null } })).toContain(LOADING)
    const html = shared({ mode, state: { board: null, problem: sampleProblem('unavailable') } })
    expect(html).toContain(FAILED)
    expect(html).toContain('Try Again')
    expect(html).not.toContain(LOADING)
  }
})

test('a failed request leaves the last rows and marks them as the last known', () => {
  for (const [mode, rows] of [
    ['compact', 5],
    ['full', 6],
  ] as const) {
    const state = { board: sampleSharedBoard(), problem: sampleProblem('offline') }
    const html = shared({ mode, state })
    expect(html).toContain(STALE)
    expect(html.match(/role="alert"/g)).toHaveLength(1)
    expect(rowsIn(html)).toBe(rows)
  }
})

test('teams are below the players; a lobby has none yet', () => {
  const teams = { teams: sampleTeams }
  const html = shared({ state: { board: sampleSharedBoard(teams), problem: null } })
  expect(rowsIn(html)).toBe(8)
  expect(html.indexOf('Team 2')).toBeGreaterThan(html.indexOf('+1 more player'))
  const lobby = { board: sampleSharedBoard(teams, 'waiting'), problem: null }
  expect(shared({ state: lobby })).not.toMatch(/Team|teams/)
})

test('a revoked leaderboard says so, without a retry button', () => {
  const state = { board: null, problem: sampleProblem('share_not_found') }
  const html = shared({ state, headingLevel: 3 })
  expect(html).toContain('This leaderboard is no longer shared</h3>')
  expect(html).not.toContain('Try Again')
  expect(html).not.toContain(LOADING)
})

test('a player with a deleted name has one in the page’s language, in the list and on the podium', () => {
  const rows = sampleRows.map((row, i) =>
    i === 1 ? { ...row, displayName: 'Guest', forgotten: true as const } : row,
  )
  for (const part of [
    <LeaderboardView key="compact" rows={rows} />,
    <LeaderboardView key="full" rows={rows} mode="full" />,
    <PlayerPodium key="podium" rows={rows} />,
  ]) {
    expect(renderToStaticMarkup(part)).toContain('Guest')
    const html = renderToStaticMarkup(
      <MessagesProvider locale="es" translations={es}>
        {part}
      </MessagesProvider>,
    )
    expect(html).toContain('Invitado')
    expect(html).not.toContain('Guest')
  }
})

test('given rows are drawn at once, the player’s own marked and separate below the first five', () => {
  const compact = renderToStaticMarkup(<LeaderboardView rows={sampleRows} youId="gp_6" />)
  const [five = '', own = ''] = compact.split('+1 more player')
  expect([rowsIn(five), rowsIn(own)]).toEqual([5, 1])
  const among = renderToStaticMarkup(<LeaderboardView rows={sampleRows} youId="gp_2" />)
  expect([rowsIn(among), among.match(/data-you/g)?.length]).toEqual([5, 1])
  expect(compact).toContain('>Leaderboard</h2>')
  expect(compact).toMatch(
    /data-row="gp_6" data-you="true".*?Quiet Heron<\/b><span[^>]*"you".*?You</,
  )
  const full = renderToStaticMarkup(<LeaderboardView rows={sampleRows} youId="gp_2" mode="full" />)
  expect(rowsIn(full)).toBe(6)
  expect(full).toContain('6 players')
  expect(full.match(/data-you/g)).toHaveLength(1)
})

test('two places for the same points are explained, only if there are any', () => {
  const rows = sampleRows.slice(0, 3).map((row, i) => ({ ...row, rank: i + 1, score: 50 - 10 * i }))
  const tied = rows.map((row, i) => (i === 1 ? { ...row, score: 50 } : row))
  const board = (shown: typeof rows) =>
    renderToStaticMarkup(<LeaderboardView mode="full" rows={shown} />)
  expect(board(tied)).toContain('Same points? More right answers come first')
  expect(board(rows)).not.toContain('Same points?')
})

test('the player’s own place on the podium shows name and points, and is marked', () => {
  const html = renderToStaticMarkup(
    <PlayerPodium rows={sampleRows} youId={sampleRows[0]?.playerId} />,
  )
  const [first = '', second = ''] = html.split('data-place="').slice(1)
  const [own, other] = sampleRows
  if (!own || !other) throw new Error('Two stand on it.')
  expect(first).toContain(own.displayName)
  expect(first).toMatch(new RegExp(`<span>${own.score} <span[^>]*>(<span>)?You`))
  expect(second).toContain(`<span>${other.score}</span>`)
})

test('places that are left out are counted', () => {
  const rows = sampleRows.map((row, i) => ({ ...row, rank: i < 3 ? i + 1 : i + 50 }))
  const html = renderToStaticMarkup(
    <LeaderboardView mode="full" rows={rows} playerCount={rows.length + 60} />,
  )
  expect(html).toContain('+60 more players')
  const whole = renderToStaticMarkup(<LeaderboardView mode="full" rows={sampleRows} />)
  expect(whole).not.toContain('more player')
})
