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
const told = (lobby: LobbyChanges, game: Game) =>
  lobby.next(createViewContext(setup, game, now), null)

test('a room that has told nothing yet has no changes: everybody gets a view', () => {
  expect(told(new LobbyChanges(), join(newGame(setup), 'Ana'))).toBeNull()
})

test('who came, went or was lost since the last time is told, and nobody else', () => {
  const lobby = new LobbyChanges()
  const first = join(join(join(newGame(setup), 'Ana'), 'Ben'), 'Cem')
  told(lobby, first)
  const lost = after(first, { type: 'lost', playerId: 'gp_Ben' })
  const next = join(after(lost, { type: 'leave', playerId: 'gp_Cem' }), 'Dia')
  expect(told(lobby, next)).toMatchObject({
    type: 'lobby_changed',
    version: next.version,
    players: [
      { playerId: 'gp_Ben', displayName: 'Ben', connected: false },
      { playerId: 'gp_Dia', displayName: 'Dia', connected: true },
    ],
    gone: ['gp_Cem'],
    playerCount: 3,
  })
  expect(told(lobby, next)).toMatchObject({ players: [], gone: [] })
})

test('who comes back with another cosmetic is told anew', () => {
  const lobby = new LobbyChanges()
  const before = join(join(newGame(setup), 'Ana', ['fir']), 'Ben')
  told(lobby, before)
  expect(told(lobby, join(before, 'Ana', ['tent', 'lake']))).toMatchObject({
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

const tell = (news: RosterChanges, ...rows: ReturnType<typeof row>[]) => {
  news.of(rows)
  news.taken()
}

test('only rows that differ from what was taken go again', () => {
  const news = new RosterChanges()
  expect(ids(news.of([row('ana'), row('ben')]))).toEqual(['ana', 'ben'])
  news.taken()
  expect(ids(news.of([row('ana'), row('ben', false), row('cleo')]))).toEqual(['ben', 'cleo'])
})

test('what was sent and not taken goes again', () => {
  const news = new RosterChanges()
  news.of([row('ana')])
  expect(ids(news.of([row('ana')]))).toEqual(['ana'])
})

test('whose row the API has written itself is told of once more', () => {
  const news = new RosterChanges()
  tell(news, row('ana'), row('ben'))
  news.forget('ana')
  expect(ids(news.of([row('ana'), row('ben')]))).toEqual(['ana'])
})

test('also where that came while the post was under way', () => {
  const news = new RosterChanges()
  news.of([row('ana'), row('ben')])
  news.forget('ana')
  news.taken()
  expect(ids(news.of([row('ana'), row('ben')]))).toEqual(['ana'])
})
