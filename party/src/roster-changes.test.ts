import { expect, test } from 'vitest'
import { RosterChanges } from './snapshots'

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
