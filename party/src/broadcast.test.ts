import { createViewContext, type Fact } from '@pathquest/core/game'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import { type Play, play } from '@pathquest/modes/testing/play'
import type * as Party from 'partykit/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Broadcast } from './broadcast'
import { Connections, type Subject } from './connections'

/** Everything that was sent, in order. */
let sent: { to: string; message: Extract<ServerMessage, { view: object }> }[]
let connections: Connections
let game: Play
let contexts: number
let broadcast: Broadcast

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  contexts = 0
  connections = new Connections()
  game = play({ players: ['ana', 'ben', 'cleo'] })
  broadcast = new Broadcast(connections, {
    viewContext: (of = game.game) => {
      contexts += 1
      return createViewContext(game.setup, of, game.now)
    },
    isOwnPace: false,
    failed: (where, error) => {
      throw new Error(where, { cause: error })
    },
  })
  for (const id of ['ana', 'ben', 'cleo']) connect({ role: 'player', id })
  connect({ role: 'host', id: 'tab' })
})
afterEach(() => {
  vi.useRealTimers()
})

function connect(who: Omit<Subject, 'admitted'>) {
  const socket = {
    state: null as Subject | null,
    setState: (state: Subject) => Object.assign(socket, { state }),
    send: (text: string) => sent.push({ to: who.id, message: JSON.parse(text) }),
    close: () => {},
  }
  connections.admit(socket as unknown as Party.Connection<Subject>, who, game.now)
}

const moved = (playerId: string, notify: 'class' | 'watchers' | null = null): Fact => ({
  type: 'moved',
  playerId,
  notify,
})
const recipients = () => sent.map(({ to }) => to)
const announce = (facts: Fact[]) => broadcast.announce(facts, game.game)

test('moves that were stored together are sent together: one state, a view for each mover', () => {
  for (const id of ['ana', 'ben', 'ana']) announce([moved(id)])
  expect(sent).toEqual([])
  broadcast.send()
  expect(recipients()).toEqual(['ana', 'ben'])
  expect(contexts).toBe(1)
  broadcast.send()
  expect(sent).toHaveLength(2)
})

test('a move for watchers, and one for the class', () => {
  announce([moved('ana', 'watchers')])
  announce([moved('ben')])
  broadcast.send()
  expect(recipients()).toEqual(['ben', 'tab'])
  sent = []
  announce([moved('ana', 'class')])
  announce([moved('ben')])
  broadcast.send()
  expect(recipients()).toEqual(['ana', 'ben', 'cleo', 'tab'])
})

test('what everybody must see at once has the moves before it, and the state of its own event', () => {
  announce([moved('ana')])
  announce([moved('ben'), { type: 'question_closed', index: 0 }])
  const { version } = game.game
  game.host('pause')
  announce([moved('cleo')])
  expect(sent).toEqual([])
  broadcast.send()
  expect(recipients()).toEqual(['ana', 'ben', 'cleo', 'tab', 'cleo'])
  expect(sent.map(({ message }) => message.type)).toEqual([
    ...Array(4).fill('question_closed'),
    'view',
  ])
  expect(game.game.version).toBeGreaterThan(version)
  expect(sent.map(({ message }) => message.version)).toEqual([
    ...Array(4).fill(version),
    game.game.version,
  ])
})

test('a player who joined beside it is still announced', () => {
  announce([{ type: 'player_joined', playerId: 'cleo' }])
  announce([{ type: 'turned' }])
  broadcast.send()
  sent = []
  vi.runAllTimers()
  expect(sent.map(({ to, message }) => [to, message.type])).toEqual([['tab', 'player_joined']])
})
