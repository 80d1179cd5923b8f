import { createViewContext, type Game, type GameEvent, newGame, step } from '@pathquest/core/game'
import type { CosmeticId } from '@pathquest/core/rewards/cosmetics'
import { testSetup } from '@pathquest/core/testing/setup'
import { gameSetup } from '@pathquest/modes/game-rules'
import { expect, test } from 'vitest'
import { LobbyChanges, RosterChanges } from './snapshots'

const setup = gameSetup(testSetup())
let now = setup.createdAt
const after = (game: Game, event: GameEvent): Game => {
  const done = step(setup, game, event, ++now)
  if (!done.ok) throw new Error(done.code)
  return done.game
}
const join = (game: Game, name: string, worn?: CosmeticId[]): Game => {
  const playerId = `gp_${name}`
  const seat = { accountId: null, displayName: name, invited: false, worn }
  const joined = after(game, { type: 'join', playerId, ...seat })
  return after(joined, { type: 'connected', playerId, ticketAt: null })
}
const nextChange = (lobby: LobbyChanges, game: Game) =>
  lobby.next(createViewContext(setup, game, now), null)

test('a room that has sent nothing yet has no changes: everybody gets a view', () => {
  expect(nextChange(new LobbyChanges(), join(newGame(setup), 'Ana'))).toBeNull()
})

test('changes contain who joined, left or was lost since the last ones, and nobody else', () => {
  const lobby = new LobbyChanges()
  const first = join(join(join(newGame(setup), 'Ana'), 'Ben'), 'Cem')
  nextChange(lobby, first)
  const lost = after(first, { type: 'lost', playerId: 'gp_Ben' })
  const next = join(after(lost, { type: 'leave', playerId: 'gp_Cem' }), 'Dia')
  expect(nextChange(lobby, next)).toMatchObject({
    type: 'lobby_changed',
    version: next.version,
    players: [
      { playerId: 'gp_Ben', displayName: 'Ben', connected: false },
      { playerId: 'gp_Dia', displayName: 'Dia', connected: true },
    ],
    gone: ['gp_Cem'],
    playerCount: 3,
  })
  expect(nextChange(lobby, next)).toMatchObject({ players: [], gone: [] })
})

test('a player who returns with another cosmetic is sent again', () => {
  const lobby = new LobbyChanges()
  const before = join(join(newGame(setup), 'Ana', ['fir']), 'Ben')
  nextChange(lobby, before)
  expect(nextChange(lobby, join(before, 'Ana', ['tent', 'lake']))).toMatchObject({
    players: [{ playerId: 'gp_Ana', worn: ['tent', 'lake'] }],
  })
})

const row = (playerId: string, connected = true) => ({
  playerId,
  connected,
  leftAt: null,
  removedAt: null,
  score: 0,
  correctAnswers: 0,
  totalAnswers: 0,
  classScore: 0,
})
const ids = (rows: { playerId: string }[]) => rows.map(({ playerId }) => playerId)

const post = (news: RosterChanges, ...rows: ReturnType<typeof row>[]) => {
  news.changedRows(rows)
  news.delivered()
}

test('only rows that differ from the last delivered ones are sent again', () => {
  const news = new RosterChanges()
  expect(ids(news.changedRows([row('ana'), row('ben')]))).toEqual(['ana', 'ben'])
  news.delivered()
  expect(ids(news.changedRows([row('ana'), row('ben', false), row('cleo')]))).toEqual([
    'ben',
    'cleo',
  ])
})

test('rows that were sent but not delivered are sent again', () => {
  const news = new RosterChanges()
  news.changedRows([row('ana')])
  expect(ids(news.changedRows([row('ana')]))).toEqual(['ana'])
})

test('a player whose row the API has written itself is sent once more', () => {
  const news = new RosterChanges()
  post(news, row('ana'), row('ben'))
  news.markUnsent('ana')
  expect(ids(news.changedRows([row('ana'), row('ben')]))).toEqual(['ana'])
})

test('also if that happened while the post was in flight', () => {
  const news = new RosterChanges()
  news.changedRows([row('ana'), row('ben')])
  news.markUnsent('ana')
  news.delivered()
  expect(ids(news.changedRows([row('ana'), row('ben')]))).toEqual(['ana'])
})
