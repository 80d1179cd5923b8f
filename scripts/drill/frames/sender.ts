// One seat whose owner opens a socket after another and says a burst on each.
import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import type { Acknowledged, Promised } from '../../harness/page-player'
import { pause } from '../../harness/wait'
import { socketPath } from '../abuse/frames'
import { BareSocket, type Said } from './bare-socket'
import { type Burst, framesOf } from './burst'

const putOffMs = 500
/** Looked at so often before a socket counts as silent: a process that is starved looks less often. */
const looksMax = 150
const lookEveryMs = 100

/** Whose frames: a guest by a seat, or a host by a session. */
export type SendingSeat = { gameId: string } & (
  | { role: 'player'; playerId: string; seatToken: string }
  | { role: 'host'; cookie: string }
)

/** What was sent and what came of it. */
export interface Sent {
  frames: number
  sockets: number
  /** Kinds of frames that end their socket, and how often each was sent. */
  broken: Record<string, number>
  /** What the product answered. */
  answers: Record<string, number>
  /** Sockets on which it neither answered nor ended. */
  silent: number
  promised: (Promised & { gameId: string })[]
}

/** The product, and the address from which it is reached. */
export interface Reached {
  origin: string
  port: number
  address: string
  agent: Agent
}

function note(counts: Record<string, number>, name: string) {
  counts[name] = (counts[name] ?? 0) + 1
}

export class Sender {
  readonly role: SendingSeat['role']
  readonly promised: Promised & { gameId: string }
  private bursts = 0
  private readonly acknowledged: Acknowledged[] = []
  /** Questions of the answers that were sent, by the answer's id. */
  private readonly asked = new Map<string, string>()

  constructor(
    private readonly seat: SendingSeat,
    private readonly product: Reached,
    private readonly sent: Sent,
  ) {
    this.role = seat.role
    const playerId = seat.role === 'player' ? seat.playerId : ''
    this.promised = { playerId, gameId: seat.gameId, acknowledged: this.acknowledged }
  }

  /** Opens a socket, says a burst on it and waits for what comes of that. */
  async say(what: Burst) {
    const number = this.bursts++
    const end = `end-${number}`
    const answer = { id: `answer-${number}`, option: number % 4 }
    let question = ''
    const [viewed, ended] = [signal(), signal()]
    const onSaid = (said: Said) => {
      note(this.sent.answers, said.type)
      if (said.view) {
        question = said.view.stage?.question?.id ?? ''
        viewed.give()
      }
      if (said.type === 'pong' && said.id === end) ended.give()
      if (said.type === 'accepted' && said.id === answer.id) this.keep(said.id, answer.option)
    }
    const path = await this.newPath()
    if (!path) return pause(putOffMs)
    const line = await BareSocket.open(path, { ...this.product, onSaid })
    if (typeof line === 'string') {
      note(this.sent.answers, `handshake ${line}`)
      return pause(putOffMs)
    }
    this.sent.sockets++
    await oneOf([viewed.given, line.closed])
    const first = this.answerTo(question, answer)
    const { bytes, count, next } = framesOf(what, {
      first,
      end: JSON.stringify({ type: 'ping', id: end }),
      question,
    })
    await write(line, bytes, next)
    this.sent.frames += count
    let isHeard = await oneOf([ended.given, line.closed])
    // Not before the room has read the rest: the proxy passes nothing on that it refuses.
    if (what.last && !line.socket.destroyed) {
      await write(line, what.last.bytes, next)
      this.sent.frames += what.last.frames
      note(this.sent.broken, what.last.kind)
      if (what.last.ends) isHeard = (await oneOf([line.closed])) && isHeard
      else await pause(lookEveryMs)
    }
    if (!isHeard) {
      this.sent.silent++
      console.error(`Silence after ${what.last?.kind ?? 'a burst'}`)
    }
    if (line.closeCode !== null) note(this.sent.answers, `closed ${line.closeCode}`)
    else if (line.socket.destroyed) note(this.sent.answers, 'closed')
    leave(line, next())
  }

  /** What is as it should be: the answer, at times twice in a row. */
  private answerTo(questionId: string, { id, option }: { id: string; option: number }) {
    if (this.role === 'host' || !questionId) return []
    if (this.acknowledged.some((kept) => kept.questionId === questionId)) return []
    this.asked.set(id, questionId)
    const move = { type: 'answer', questionId, selectedOptionIndex: option }
    const text = JSON.stringify({ type: 'move', id, move })
    return option % 2 ? [text, text] : [text]
  }

  private keep(id: string, option: number) {
    const questionId = this.asked.get(id)
    if (!questionId) return
    this.asked.delete(id)
    this.acknowledged.push({ questionId, option })
  }

  /** The address of a socket, with a ticket of its own; undefined where it is put off. */
  private async newPath() {
    const { seat } = this
    const { agent, port, origin } = this.product
    const { gameId } = seat
    const who: Record<string, string> =
      seat.role === 'host' ? { cookie: seat.cookie } : { authorization: `Bearer ${seat.seatToken}` }
    const wanted =
      seat.role === 'host' ? { role: 'host', tab: 'drill-frames-tab' } : { role: 'player' }
    const call = request({
      ...{ agent, host: '127.0.0.1', port, method: 'POST' },
      path: `/api/games/${gameId}/ticket`,
      headers: { origin, 'content-type': 'application/json', ...who },
    })
    call.end(JSON.stringify(wanted))
    try {
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      const text = Buffer.concat(await response.toArray()).toString()
      if (response.statusCode === 200) return socketPath(gameId, JSON.parse(text).ticket)
      note(this.sent.answers, `ticket ${response.statusCode}`)
    } catch (error) {
      // Such as a kept connection that ends as it is used.
      note(this.sent.answers, `ticket ${(error as NodeJS.ErrnoException).code}`)
    }
    return undefined
  }
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((done) => {
    give = done
  })
  return { given, give: () => give() }
}

/** Whether one of these came in time. */
function oneOf(events: Promise<void>[]) {
  let looking: NodeJS.Timeout | undefined
  const late = new Promise<false>((done) => {
    let looks = 0
    looking = setInterval(() => ++looks > looksMax && done(false), lookEveryMs)
  })
  return Promise.race([...events.map((event) => event.then(() => true)), late]).finally(() =>
    clearInterval(looking),
  )
}

/** In one piece, or cut anywhere. */
async function write({ socket }: BareSocket, bytes: Buffer, next: () => number) {
  const cuts = Array.from({ length: next() % 4 }, () => next() % bytes.length)
  let from = 0
  for (const to of [...cuts.sort((a, b) => a - b), bytes.length]) {
    if (socket.writable) socket.write(bytes.subarray(from, to))
    from = to
    if (to < bytes.length) await pause(next() % 3)
  }
}

/** By a close frame, an end, or as when a machine is switched off. */
function leave({ socket }: BareSocket, chance: number) {
  const ways = [
    () => socket.end(Buffer.from([0x88, 0x80, 0, 0, 0, 0])),
    () => socket.end(),
    () => socket.destroy(),
    () => socket.resetAndDestroy(),
  ]
  if (!socket.destroyed) ways[chance % ways.length]?.()
  setTimeout(() => socket.destroy(), 1000).unref()
}
