import { CLOSE } from '@pathquest/core/rooms/messages'
import type { Stage } from '@pathquest/core/rooms/views'
import {
  sampleHostView,
  samplePlayerView,
  sampleQuestion,
  sampleQuestionStage,
  sampleResultStage,
} from '@pathquest/ui/testing/sample-views'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createApiClient } from '../api/client'
import { type RoomServer, startRoomServer } from '../testing/room-server'
import {
  createLiveGame,
  type LiveGame,
  type LiveGameState,
  type LiveRole,
  type RoomTiming,
} from './live-game'
import { memorySeatStore } from './seat-store'

/** Retries quickly, times out slowly: on a busy machine a good connection is late, not lost. */
const quick: RoomTiming = {
  minReconnectMs: 20,
  maxReconnectMs: 60,
  minUptimeMs: 20,
  openTimeoutMs: 5_000,
  pingEveryMs: 60,
  pongWithinMs: 5_000,
  clockPingEveryMs: 5,
  pollEveryMs: 25,
  pollBackoffMaxMs: 60,
  retrySocketMs: 150,
}

let room: RoomServer
let letGo: (() => void)[] = []
beforeEach(async () => {
  room = await startRoomServer(samplePlayerView(sampleQuestionStage))
})
afterEach(async () => {
  for (const release of letGo) release()
  letGo = []
  await room.stop()
})

function open<Role extends LiveRole>(
  role: Role,
  timing: Partial<RoomTiming> = {},
  Socket: unknown = WebSocket,
) {
  const seats = memorySeatStore()
  seats.set('gs_sample', 'seat-token')
  const game = createLiveGame({
    api: createApiClient({ origin: room.origin, timeoutMs: 5_000 }),
    sessionId: 'gs_sample',
    role,
    tab: 'tab-12345678',
    seats,
    WebSocket: Socket,
    timing: { ...quick, ...timing },
  })
  letGo.push(game.connect())
  return { game, seats }
}

/** Waits for a state instead of a duration. */
function until<State>(
  game: { getState(): State; subscribe(listener: () => void): () => void },
  when: (state: State) => boolean,
): Promise<State> {
  return new Promise((resolve) => {
    const stop = game.subscribe(look)
    function look() {
      const state = game.getState()
      if (!when(state)) return
      stop()
      resolve(state)
    }
    look()
  })
}
const live = <S extends LiveGameState>(state: S) => state.connection === 'live' && !!state.view
const openGame = async <Role extends LiveRole>(role: Role, timing?: Partial<RoomTiming>) => {
  const opened = open(role, timing)
  await until(opened.game as LiveGame, live)
  return opened
}
const next = (stage: Stage) => {
  room.view = samplePlayerView(stage)
  room.version++
}

test('the socket carries a ticket, the protocol version and its own connection id', async () => {
  await openGame('player')
  const [address] = room.addresses
  expect(address?.pathname).toBe('/parties/main/gs_sample')
  expect(address?.searchParams.get('ticket')).toBe('ticket-1')
  expect(address?.searchParams.get('v')).toBe('1')
  expect(address?.searchParams.get('_pk')).toMatch(/^[0-9a-f]{32}$/)
  expect(room.calls[0]).toMatchObject({ path: 'ticket', authorization: 'Bearer seat-token' })
})

test('a lost socket reconnects with a new ticket and a new connection id', async () => {
  const { game } = await openGame('player')
  room.closeSockets()
  await until(game, (state) => state.connection === 'connecting')
  await until(game, live)
  const [first, second] = room.addresses
  expect(second?.searchParams.get('ticket')).toBe('ticket-2')
  expect(second?.searchParams.get('_pk')).not.toBe(first?.searchParams.get('_pk'))
})

test('a socket that stays silent after a ping is replaced', async () => {
  const { game } = await openGame('player', { pongWithinMs: 80 })
  room.deaf = true
  await until(game, (state) => state.connection === 'connecting')
  room.deaf = false
  await until(game, live)
  expect(room.addresses.length).toBeGreaterThan(1)
})

test('sent and received messages postpone the next ping', async () => {
  const pingEveryMs = 1_000
  const { game } = await openGame('player', { pingEveryMs, clockPingEveryMs: 1 })
  await vi.waitFor(() => expect(room.pings).toBe(6))
  const since = performance.now()
  while (performance.now() < since + 1.2 * pingEveryMs) {
    game.answer(0)
    await until(game, ({ pending }) => pending?.status === 'kept')
    next(sampleResultStage)
    room.send()
    await until(game, ({ pending }) => pending === null)
    next(sampleQuestionStage)
    room.send()
    await until(game, ({ view }) => view?.stage.name === 'question')
  }
  expect(room.pings).toBe(6)
})

test('a socket on which a request gets no reply is replaced, as after a ping', async () => {
  const { game } = await openGame('player', { pingEveryMs: 60_000, pongWithinMs: 80 })
  await vi.waitFor(() => expect(room.pings).toBe(6))
  room.onRequest = () => null
  game.answer(0)
  await until(game, (state) => state.connection === 'connecting')
})

test('lobby changes are applied to the view; one that does not fit triggers a resync', async () => {
  room.view = { ...samplePlayerView({ name: 'lobby' }), players: [], playerCount: 0 }
  const { game } = await openGame('player')
  expect(room.addresses[0]?.searchParams.get('lobby')).toBe('changes')
  const players = [{ playerId: 'gp_1', displayName: 'Theo', connected: true }]
  const change = { type: 'lobby_changed', serverTime: 1, game: room.view.game, gone: [] }
  room.send({ ...change, version: 2, players, playerCount: 1, joined: null } as never)
  const { view } = await until(game, ({ version }) => version === 2)
  expect(view).toMatchObject({ players, playerCount: 1, you: room.view.you })
  room.version = 4
  room.send({ ...change, version: 3, players: [], playerCount: 7, joined: null } as never)
  await until(game, ({ version }) => version === 4)
  expect(room.resyncs).toBe(1)
})

test('a view older than the one shown is dropped', async () => {
  const { game } = await openGame('player')
  next(sampleResultStage)
  room.send()
  await until(game, (state) => state.view?.stage.name === 'result')
  room.version = 1
  room.view = samplePlayerView(sampleQuestionStage)
  room.send()
  room.version = 3
  room.view = samplePlayerView({ name: 'podium' })
  room.send()
  const state = await until(game, ({ version }) => version === 3)
  expect(state.view?.stage.name).toBe('podium')
})

test('the clock offset follows the server', async () => {
  room.clockAheadMs = 5_000
  const { game } = await openGame('player')
  // The least delayed of several pings decides: the first may have been held up here.
  await until(game, ({ clockOffsetMs }) => Math.abs(clockOffsetMs - 5_000) < 200)
  // What a view tells of the clock is late by its way, never early.
  const { clockFloorMs } = game.getState()
  expect(clockFloorMs).toBeLessThanOrEqual(5_000)
  expect(clockFloorMs).toBeGreaterThan(3_000)
})

test('an answer is accepted when the room acknowledges it', async () => {
  const { game } = await openGame('player')
  game.answer(2)
  expect(game.getState().pending).toMatchObject({ status: 'sending', selectedOptionIndex: 2 })
  await until(game, (state) => state.pending?.status === 'kept')
  game.answer(1)
  expect(room.asked).toHaveLength(1)
  expect(room.asked[0]).toMatchObject({
    move: { type: 'answer', questionId: sampleQuestion.id, selectedOptionIndex: 2 },
  })
})

test('an answer to a question of another kind is sent in the format of its kind', async () => {
  const { game } = await openGame('player')
  const estimate = { ...sampleQuestion, id: 'q_5', kind: 'estimate', options: [] }
  next({ ...sampleQuestionStage, question: estimate })
  room.send()
  await until(
    game,
    ({ view }) => view?.stage.name === 'question' && view.stage.question.id === 'q_5',
  )
  game.answer({ metres: 12 })
  await until(game, (state) => state.pending?.status === 'kept')
  expect(room.asked[0]).toMatchObject({
    move: { type: 'answer', questionId: 'q_5', answer: { metres: 12 } },
  })
  expect(game.getState().pending?.selectedOptionIndex).toBeNull()
})

test('an unacknowledged answer is sent again after a reconnect, with the same id', async () => {
  const { game } = await openGame('player')
  room.onRequest = () => {
    room.onRequest = ({ id }) => ({ type: 'accepted', id })
    room.closeSockets()
    return null
  }
  game.answer(2)
  await until(game, (state) => state.pending?.status === 'kept')
  expect(room.asked).toHaveLength(2)
  expect(room.asked[1]?.id).toBe(room.asked[0]?.id)
})

test('an answer is never sent into the next question', async () => {
  const { game } = await openGame('player')
  room.onRequest = () => {
    next({ ...sampleQuestionStage, index: 4, question: { ...sampleQuestion, id: 'q_5' } })
    room.closeSockets()
    return null
  }
  game.answer(2)
  const state = await until(game, ({ lastRefusal }) => lastRefusal !== null)
  expect(state.lastRefusal).toMatchObject({ about: 'answer', code: 'too_slow' })
  expect(state.pending).toBeNull()
  expect(room.asked).toHaveLength(1)
})

test('a refused answer may be given again', async () => {
  const { game } = await openGame('player')
  room.onRequest = ({ id }) => ({ type: 'refused', id, code: 'too_fast', params: {} })
  game.answer(2)
  const state = await until(game, ({ lastRefusal }) => lastRefusal !== null)
  expect(state).toMatchObject({ pending: null, lastRefusal: { code: 'too_fast', count: 1 } })
  room.onRequest = ({ id }) => ({ type: 'accepted', id })
  game.answer(2)
  await until(game, (after) => after.pending?.status === 'kept')
})

test('a move of the mode carries its fields, and the mode’s reply comes back', async () => {
  const { game } = await openGame('player')
  room.onRequest = ({ id }) => ({ type: 'accepted', id, reply: { found: 'coal' } })
  const outcome = await game.move('dig', { field: 'b4' })
  expect(outcome).toEqual({ ok: true, reply: { found: 'coal' } })
  expect(room.asked[0]).toMatchObject({ type: 'move', move: { type: 'dig', field: 'b4' } })
})

test('a refused move reports why, to its caller and to subscribers', async () => {
  const { game } = await openGame('player')
  room.onRequest = ({ id }) => ({ type: 'refused', id, code: 'too_slow', params: {} })
  expect(await game.move('dig', { field: 'b4' })).toMatchObject({ ok: false, code: 'too_slow' })
  expect(game.getState().lastRefusal).toMatchObject({ about: 'move', code: 'too_slow' })
})

describe('what was accepted', () => {
  /** Acknowledges as a room does whose view follows later. */
  const acceptFor = (version: number | undefined) => {
    room.onRequest = ({ id }) => ({
      type: 'accepted',
      id,
      ...(version !== undefined && { version }),
    })
  }
  /** Whether it is done after everything that the room has sent before has arrived. */
  async function isDone(game: LiveGame, done: Promise<unknown>): Promise<boolean> {
    let is = false
    void done.then(() => {
      is = true
    })
    room.send({ type: 'refused', id: 'none', code: 'not_now', params: {} })
    await until(game, ({ progress }) => {
      if (!progress) room.send({ type: 'progress', questionId: 'q', answered: 1, present: 2 })
      return progress !== null
    })
    return is
  }

  test('is done when a view of its version has come, not with an earlier one', async () => {
    const { game } = await openGame('player')
    acceptFor(room.version + 2)
    const move = game.move('buy', { what: 'bench' })
    await vi.waitFor(() => expect(room.asked).toHaveLength(1))
    next(sampleQuestionStage)
    room.send()
    expect(await isDone(game as LiveGame, move)).toBe(false)
    next(sampleQuestionStage)
    room.send()
    expect(await move).toMatchObject({ ok: true, version: room.version })
  })

  test('of a host stays busy until its view, and takes no further press', async () => {
    room.view = sampleHostView(sampleQuestionStage)
    const { game } = await openGame('host')
    acceptFor(room.version + 1)
    const pressed = game.next()
    await vi.waitFor(() => expect(room.asked).toHaveLength(1))
    expect(await isDone(game as LiveGame, pressed)).toBe(false)
    expect(game.getState().busy).toBe('advance')
    expect(await game.next()).toMatchObject({ ok: false, code: 'stale_version' })
    room.version++
    room.send()
    expect(await pressed).toMatchObject({ ok: true })
    expect(game.getState().busy).toBeNull()
    expect(room.asked).toHaveLength(1)
  })

  test('before a lost connection is done with the view of the next one', async () => {
    const { game } = await openGame('player')
    acceptFor(room.version + 1)
    const move = game.move('buy', { what: 'bench' })
    await vi.waitFor(() => expect(room.asked).toHaveLength(1))
    expect(await isDone(game as LiveGame, move)).toBe(false)
    next(sampleQuestionStage)
    room.closeSockets()
    expect(await move).toMatchObject({ ok: true })
    expect(game.getState().version).toBe(room.version)
  })

  test('where the seat is taken meanwhile is done once this tab has it back', async () => {
    const { game } = await openGame('player')
    acceptFor(room.version + 1)
    const move = game.move('buy', { what: 'bench' })
    await vi.waitFor(() => expect(room.asked).toHaveLength(1))
    expect(await isDone(game as LiveGame, move)).toBe(false)
    room.closeSockets(CLOSE.replaced)
    await until(game, (state) => state.connection === 'replaced')
    next(sampleQuestionStage)
    game.useHere()
    expect(await move).toMatchObject({ ok: true })
    expect(game.getState().version).toBe(room.version)
  })

  test('while polling is done with the poll that shows it', async () => {
    room.noSockets = true
    const { game } = open('player')
    await until(game, (state) => state.connection === 'polling')
    acceptFor(room.version + 1)
    const move = game.move('buy', { what: 'bench' })
    await vi.waitFor(() => expect(room.httpMoves).toHaveLength(1))
    const polls = room.calls.length
    await vi.waitFor(() => expect(room.calls.length).toBeGreaterThan(polls + 2))
    next(sampleQuestionStage)
    expect(await move).toMatchObject({ ok: true, version: room.version })
    expect(game.getState().version).toBe(room.version)
  })

  test('by a room that names no version is done with its acknowledgement', async () => {
    const { game } = await openGame('player')
    acceptFor(undefined)
    expect(await game.move('buy', { what: 'bench' })).toEqual({ ok: true })
  })
})

test('a seat opened in a newer tab stays there until this tab reclaims it', async () => {
  const { game } = await openGame('player')
  room.closeSockets(CLOSE.replaced)
  await until(game, (state) => state.connection === 'replaced')
  const { length } = room.addresses
  game.useHere()
  await until(game, live)
  expect(room.addresses).toHaveLength(length + 1)
})

test.each([
  ['removed', CLOSE.removed],
  ['gone', CLOSE.gone],
  ['protocol', CLOSE.protocol],
] as const)('the room closes with %s: no reconnect', async (connection, code) => {
  const { game } = await openGame('player')
  room.closeSockets(code)
  await until(game, (state) => state.connection === connection)
  expect(room.tickets).toHaveLength(1)
})

test('after a room is gone, the stored result of its game is shown', async () => {
  const { game } = await openGame('player')
  const stored = samplePlayerView({ name: 'podium' })
  room.view = { ...stored, game: { ...stored.game, endedByFault: true } }
  room.version = Number.MAX_SAFE_INTEGER
  room.closeSockets(CLOSE.gone)
  const { view, problem } = await until(game, ({ connection }) => connection === 'gone')
  expect(view).toMatchObject({ stage: { name: 'podium' }, game: { endedByFault: true } })
  expect(problem).toBeNull()
})

test('a room that is gone, without a stored result, reports why', async () => {
  const { game } = await openGame('player')
  const body = { code: 'game_over', status: 409, detail: 'This game is over.', params: {} }
  room.problem = { on: 'view', status: 409, body }
  room.closeSockets(CLOSE.gone)
  const { problem } = await until(game, ({ connection }) => connection === 'gone')
  expect(problem?.code).toBe('game_over')
})

test('a seat that was taken by somebody else is reported, and can be requested again', async () => {
  const { game } = await openGame('player')
  room.send({ type: 'refused', id: null, code: 'game_full', params: {} })
  room.closeSockets(CLOSE.gone)
  const state = await until(game, ({ connection }) => connection === 'gone')
  expect(state.problem?.code).toBe('game_full')
  game.useHere()
  await until(game, live)
  expect(game.getState().problem).toBeNull()
})

test('while polling, the API reports that the seat is taken', async () => {
  room.noSockets = true
  const { game } = open('player')
  await until(game, (state) => state.connection === 'polling')
  room.problem = { on: 'view', status: 409, body: { code: 'game_full', status: 409 } }
  const state = await until(game, ({ connection }) => connection === 'gone')
  expect(state.problem?.code).toBe('game_full')
  room.problem = null
  game.useHere()
  await until(game, (after) => after.connection === 'polling')
})

describe('a page that was suspended', () => {
  afterEach(() => vi.restoreAllMocks())
  const sleep = (ms: number) => {
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + ms)
  }
  const whenAsked = (count: number) =>
    until({ getState: () => room.resyncs, subscribe: everyTurn }, (asked) => asked >= count)

  test('resyncs as soon as its timers run again', async () => {
    await openGame('player')
    expect(room.resyncs).toBe(0)
    sleep(60_000)
    await whenAsked(1)
  })
})

test('resyncs are limited to one a second', async () => {
  const { game } = await openGame('player')
  const seen: number[] = []
  room.onRequest = ({ id }) => ({ type: 'refused', id, code: 'already_submitted', params: {} })
  const since = performance.now()
  for (let n = 1; n <= 5; n++) {
    game.answer(1)
    await until(game, ({ lastRefusal, pending }) => lastRefusal?.count === n && !pending)
    seen.push(room.resyncs)
  }
  await until({ getState: () => room.resyncs, subscribe: everyTurn }, (asked) => asked === 2)
  expect(performance.now() - since).toBeGreaterThan(900)
  expect(Math.max(...seen)).toBeLessThanOrEqual(1)
})

test('an expired ticket is replaced by a new one', async () => {
  const { game } = await openGame('player')
  room.closeSockets(CLOSE.ticket)
  await until(game, () => room.tickets.length === 2)
  await until(game, live)
})

test('a game that the API does not know is gone, and reports why', async () => {
  room.problem = {
    on: 'ticket',
    status: 404,
    body: { code: 'game_not_found', status: 404, detail: 'Game not found', params: {} },
  }
  const { game } = open('player')
  const state = await until(game, ({ connection }) => connection === 'gone')
  expect(state.problem?.code).toBe('game_not_found')
})

test('a ticket request that fails is retried', async () => {
  room.problem = { on: 'ticket', status: 503, body: {} }
  const { game } = open('player')
  await until({ ...game, getState: () => room.calls.length, subscribe: everyTurn }, (n) => n > 2)
  room.problem = null
  await until(game, live)
})

test('without a socket, the view is polled and moves go to the API', async () => {
  room.noSockets = true
  const { game } = open('player')
  await until(game, (state) => state.connection === 'polling')
  expect(game.getState().view?.stage.name).toBe('question')
  game.answer(1)
  await until(game, (state) => state.pending?.status === 'kept')
  expect(room.httpMoves[0]?.move).toMatchObject({ type: 'answer', selectedOptionIndex: 1 })
  next({ ...sampleQuestionStage, yourAnswer: 1 })
  await until(game, (state) => state.pending === null)
})

test.each([
  [
    'by a policy',
    class {
      constructor() {
        throw new DOMException('Insecure', 'SecurityError')
      }
    },
  ],
  ['since there is no such class', null],
])('if no socket can be created, %s, polling starts at once', async (_, Socket) => {
  const real = globalThis.WebSocket
  Reflect.deleteProperty(globalThis, 'WebSocket')
  // Suppresses partysocket's error log.
  vi.spyOn(console, 'error').mockReturnValue()
  try {
    const { game } = open('player', { retrySocketMs: 60_000 }, Socket)
    await until(game, ({ connection, view }) => connection === 'polling' && view !== null)
    expect(room.tickets).toHaveLength(1)
  } finally {
    vi.restoreAllMocks()
    if (real) globalThis.WebSocket = real
  }
})

test('a polling page switches to the socket as soon as one opens', async () => {
  room.noSockets = true
  const { game } = open('player')
  await until(game, (state) => state.connection === 'polling')
  room.noSockets = false
  await until(game, live)
})

test('a move that failed at the API is sent again with the same id', async () => {
  room.noSockets = true
  const { game } = open('player')
  await until(game, (state) => state.connection === 'polling')
  room.problem = { on: 'moves', status: 503, body: {} }
  game.answer(1)
  const moves = () => room.calls.filter(({ path }) => path === 'moves')
  await until({ getState: moves, subscribe: everyTurn }, (calls) => calls.length > 1)
  room.problem = null
  await until(game, (state) => state.pending?.status === 'kept')
  const ids = moves().map(({ body }) => (body as { id: string }).id)
  expect(new Set(ids).size).toBe(1)
})

test('the host’s command contains the beat it was pressed on', async () => {
  room.view = sampleHostView(sampleResultStage)
  const { game } = await openGame('host')
  expect(await game.next()).toEqual({ ok: true })
  expect(room.asked[0]).toMatchObject({ type: 'host', command: 'advance', expectedBeat: 7 })
})

test('a command that came too late is not shown as an error', async () => {
  room.view = sampleHostView(sampleResultStage)
  room.onRequest = ({ id }) => ({ type: 'refused', id, code: 'stale_version', params: {} })
  const { game } = await openGame('host')
  expect(await game.next()).toMatchObject({ ok: false, code: 'stale_version' })
  expect(game.getState().lastRefusal).toBeNull()
})

test('leaving gives up the seat, deletes its token and closes the connection', async () => {
  const { game, seats } = await openGame('player')
  expect(await game.leave()).toEqual({ ok: true })
  expect(seats.get('gs_sample')).toBeNull()
  expect(room.calls.at(-1)).toMatchObject({ path: 'leave', authorization: 'Bearer seat-token' })
})

/** Runs each turn of the event loop, for what has no listener. */
function everyTurn(listener: () => void) {
  let on = true
  const turn = () => {
    if (!on) return
    listener()
    setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    on = false
  }
}
