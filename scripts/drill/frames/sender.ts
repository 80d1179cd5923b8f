// One seat that opens one socket after another and sends a burst on each.
import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import type { Acknowledged, Promised } from '../../harness/page-player'
import { pause } from '../../harness/wait'
import { socketPath } from '../abuse/frames'
import { BareSocket, type Said } from './bare-socket'
import { type Burst, framesOf } from './burst'

const putOffMs = 500
/** Number of polls before a socket counts as silent: a starved process polls less often. */
const looksMax = 150
const lookEveryMs = 100

/** The sender: a guest with a seat, or a host with a session. */
export type SendingSeat = { gameId: string } & (
  | { role: 'player'; playerId: string; seatToken: string }
  | { role: 'host'; cookie: string }
)

/** Counts of frames and their outcomes. */
export interface Sent {
  frames: number
  sockets: number
  /** Types of frames that end their socket, and how often each was sent. */
  broken: Record<string, number>
  /** The product's responses. */
  answers: Record<string, number>
  /** Sockets that were neither answered nor closed. */
  silent: number
  promised: (Promised & { gameId: string })[]
}

/** The product, and the source address of the connections. */
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
  /** Questions of the sent answers, by the answer's id. */
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

  /** Opens a socket, sends a burst on it and waits for the outcome. */
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
    // Not before the room has read the rest: the proxy forwards nothing of a refused chunk.
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

  /** A correct answer, at times sent twice in a row. */
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

  /** The URL of a socket, with a new ticket; undefined if it is rate-limited. */
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
      // For example a keep-alive connection that closes as it is reused.
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

/** Whether one of these happened in time. */
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

/** In one chunk, or cut anywhere. */
async function write({ socket }: BareSocket, bytes: Buffer, next: () => number) {
  const cuts = Array.from({ length: next() % 4 }, () => next() % bytes.length)
  let from = 0
  for (const to of [...cuts.sort((a, b) => a - b), bytes.length]) {
    if (socket.writable) socket.write(bytes.subarray(from, to))
    from = to
    if (to < bytes.length) await pause(next() % 3)
  }
}

/** With a close frame, an end, or like a machine that is switched off. */
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
