import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleRows } from '@pathquest/ui/testing/sample-views'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApiClient } from '../api/client'
import type { SharedLeaderboard } from '../api/types'
import { type LeaderboardState, type LeaderboardWatch, watchLeaderboard } from './watch-leaderboard'

type Answer = { status: number; body: unknown }

const board = (patch: Partial<SharedLeaderboard> = {}): SharedLeaderboard => ({
  game: {
    name: 'Inside a Game Studio',
    status: 'in_progress',
    outcome: null,
    current_question: 3,
    question_count: 12,
  },
  rows: sampleRows,
  player_count: sampleRows.length,
  settled: false,
  ...patch,
})
const finished = board({
  game: { ...board().game, status: 'completed', outcome: 'finished' },
  settled: true,
})
const shared = (leaderboard: SharedLeaderboard): Answer => ({ status: 200, body: { leaderboard } })
const away: Answer = { status: 503, body: { code: 'unavailable', status: 503 } }
const revoked: Answer = { status: 404, body: { code: 'share_not_found', status: 404 } }

let server: Server
let answers: Answer[]
let asked: number
let watch: LeaderboardWatch
let states: LeaderboardState[]
let heard: (() => void) | undefined

beforeEach(async () => {
  asked = 0
  states = []
  server = createServer((request, response) => {
    asked++
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    response.writeHead(
      request.url === '/api/shared/s%2F1/leaderboard' ? (answer?.status ?? 500) : 400,
    )
    response.end(JSON.stringify(answer?.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  watch.stop()
  server.close()
})

function follow(...script: Answer[]) {
  answers = script
  const { port } = server.address() as AddressInfo
  watch = watchLeaderboard(createApiClient({ origin: `http://127.0.0.1:${port}` }), {
    shareToken: 's/1',
    refreshMs: 1_000,
    onState: (state) => {
      states.push(state)
      heard?.()
    },
  })
}
async function nextState(): Promise<LeaderboardState> {
  await new Promise<void>((resolve) => {
    heard = resolve
  })
  return states.at(-1) as LeaderboardState
}

test('it polls while the game runs, and stops once its result is stored', async () => {
  follow(shared(board()), shared(finished))
  expect((await nextState()).board?.game.current_question).toBe(3)
  expect((await nextState()).board?.settled).toBe(true)
  watch.refresh()
  expect(asked).toBe(2)
})

test('a failure leaves the last rows, and a retry polls at once', async () => {
  follow(shared(board()), away, shared(board({ player_count: 7 })))
  await nextState()
  const failed = await nextState()
  expect(failed.problem?.code).toBe('unavailable')
  expect(failed.board?.rows).toHaveLength(sampleRows.length)
  const back = nextState()
  watch.refresh()
  expect(await back).toMatchObject({ problem: null, board: { player_count: 7 } })
})

test('a revoked leaderboard shows no rows and is not polled again', async () => {
  follow(shared(board()), revoked)
  await nextState()
  expect(await nextState()).toMatchObject({ board: null, problem: { code: 'share_not_found' } })
  watch.refresh()
  expect(asked).toBe(2)
})

test('it pauses while the page is hidden, and polls at once when shown', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  Object.assign(globalThis, { document: page })
  try {
    follow(shared(board()), shared(finished))
    await nextState()
    const shown = nextState()
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect((await shown).board?.settled).toBe(true)
    expect(asked).toBe(2)
  } finally {
    watch.stop()
    Reflect.deleteProperty(globalThis, 'document')
  }
})
