import { expect, test } from 'vitest'
import { SharedJson } from './shared-json'

const rows = [
  { playerId: 'gp_1', displayName: 'Ana "the first" \ud83d\ude80', rank: 1, tokensEarned: null },
  { playerId: 'gp_2', displayName: 'Ben', rank: 2, tokensEarned: 3 },
]
const header = { title: 'Übung', careerId: null, locked: false }
const sent = (own: string, leaderboard: object[]) => ({
  type: 'view',
  version: 7,
  serverTime: 1.5,
  view: {
    role: 'player',
    game: header,
    stage: { name: 'question', counts: [1, 2], left: undefined },
    teams: null,
    left: undefined,
    leaderboard,
    players: [],
    you: { playerId: own, rank: null },
  },
})

test('the text is that of JSON.stringify, for each recipient', () => {
  const json = new SharedJson()
  for (const message of [sent('gp_1', rows), sent('gp_2', [...rows]), sent('gp_3', [])]) {
    expect(json.message(message)).toBe(JSON.stringify(message))
  }
})

test('parts that several messages share are serialised once', () => {
  let written = 0
  const counted = { toJSON: () => ++written }
  const json = new SharedJson()
  const view = () => ({ game: counted, leaderboard: [counted] })
  for (let i = 0; i < 3; i++) json.message({ type: 'view', view: view() })
  expect(written).toBe(1)
})
