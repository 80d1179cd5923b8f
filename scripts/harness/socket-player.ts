// Players and hosts on raw sockets, for large numbers and for inspecting every byte. For
// reconnecting clients see page-player.ts.
import { once } from 'node:events'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { PlayerReaction, Reaction } from '@pathquest/core/rooms/reactions'
import type { HostView, PlayerView } from '@pathquest/core/rooms/views'
import { WebSocket } from 'ws'
import { until } from './wait'

/** Longer than the minimum answer time. */
export const thinkMs = 400

/**
 * Like every page: a client that is silent for 15 s counts as lost, and any message postpones a
 * ping.
 */
function keepPinging(socket: WebSocket) {
  const ping = () => socket.send('{"type":"ping","id":"p"}')
  const pings = setInterval(ping, 4_000).unref()
  socket.on('close', () => clearInterval(pings))
  return pings
}

/** Broadcasts that carry no view. */
const WITHOUT_VIEW: ReadonlySet<string> = new Set(['lobby_changed', 'progress'])

/** A player's socket that reads only what the figures need: parsing views would load the machine. */
export class SocketPlayer {
  socket!: WebSocket
  #pings?: NodeJS.Timeout
  #moves = 0
  received = 0
  changedAt = 0
  closedAt = 0
  sentAt = 0
  ackedAt = 0
  refusal = ''
  /** The last message with a view. */
  last: Buffer = Buffer.alloc(0)
  onFact: (type: string, data: Buffer, now: number) => void = () => {}

  constructor(readonly seatToken: string) {}

  /** Also again, after the connection was lost. */
  async connect(url: string) {
    this.last = Buffer.alloc(0)
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (data: Buffer) => this.#read(data, performance.now()))
    await once(this.socket, 'open')
    this.#pings = keepPinging(this.socket)
  }

  answer(questionId: string, selectedOptionIndex: number) {
    this.move({ type: 'answer', questionId, selectedOptionIndex })
  }

  /** @returns its id, with which it can be sent again */
  move(move: object, id = `m${this.#moves++}`) {
    this.ackedAt = 0
    this.sentAt = performance.now()
    this.#pings?.refresh()
    this.socket.send(JSON.stringify({ type: 'move', id, move }))
    return id
  }

  /** Not acknowledged: it shows on the host's pages. */
  react(reaction: Reaction) {
    this.#pings?.refresh()
    this.socket.send(JSON.stringify({ type: 'react', reaction }))
  }

  /** The last received view, parsed on access. */
  view(): PlayerView {
    return JSON.parse(this.last.toString()).view
  }

  #read(data: Buffer, now: number) {
    const head = data.toString('latin1', 9, 40)
    const type = head.slice(0, head.indexOf('"'))
    if (type === 'pong') return this.onFact(type, data, now)
    this.received++
    if (type === 'accepted') this.ackedAt = now
    else if (type === 'refused') this.refusal = data.toString()
    else if (!WITHOUT_VIEW.has(type)) this.last = data
    if (type === 'question_changed') this.changedAt = now
    if (type === 'question_closed') this.closedAt = now
    this.onFact(type, data, now)
  }
}

/** The host's socket, with the last view. */
export class SocketHost {
  socket!: WebSocket
  #pings?: NodeJS.Timeout
  view?: HostView
  /** Reactions of players, as they come. */
  onReactions: (reactions: readonly PlayerReaction[], now: number) => void = () => {}
  onRefused: (code: string) => void = (code) => {
    // A game may end between the look at it and the press.
    if (code !== 'game_over') throw new Error(`The host was refused: ${code}`)
  }
  /** Command ids continue, even if the tab was open before. */
  commands = 0

  /** Also again, after the connection was lost; resolves with the first view. */
  async connect(url: string) {
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    const first = new Promise<void>((done, fail) => {
      this.socket.on('close', () => fail(new Error('The socket of the host was closed')))
      this.socket.on('message', (data) => {
        const message = JSON.parse(data.toString())
        if (message.view) this.view = message.view
        if (message.type === 'reactions') this.onReactions(message.reactions, performance.now())
        if (message.type === 'refused') this.onRefused(message.code)
        done()
      })
    })
    await Promise.all([once(this.socket, 'open'), first])
    this.#pings = keepPinging(this.socket)
  }

  press(command: HostCommandName) {
    const id = `h${this.commands++}`
    this.#pings?.refresh()
    this.socket.send(JSON.stringify({ type: 'host', id, command }))
  }
}

/** The question in the view of the first one. */
export function questionOf([player]: readonly SocketPlayer[]): OpenQuestion {
  const stage = player?.view().stage
  if (!stage || !('question' in stage)) throw new Error('No question is open')
  return stage.question
}

/** Call before a command whose question and result are awaited. */
export function forgetTimes(players: readonly SocketPlayer[]) {
  for (const player of players) player.changedAt = player.closedAt = 0
}

/**
 * Repeats the host command until all see the next question: `start` for the first, else `advance`.
 */
export async function nextQuestion(
  host: SocketHost,
  players: readonly SocketPlayer[],
  command: 'start' | 'advance',
) {
  forgetTimes(players)
  host.press(command)
  await until('the question', () => players.every(({ changedAt }) => changedAt > 0))
}

export const theResult = (players: readonly SocketPlayer[]) =>
  until('the result', () => players.every(({ closedAt }) => closedAt > 0))

export const theAcknowledgements = (players: readonly SocketPlayer[]) =>
  until('the acknowledgements', () => players.every(({ ackedAt }) => ackedAt > 0))
