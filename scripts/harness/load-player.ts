import { once } from 'node:events'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { HostView, PlayerView } from '@pathquest/core/rooms/views'
import { WebSocket } from 'ws'

/** As every page does: who says nothing for 15 s counts as lost, and any word puts a ping off. */
function keepPinging(socket: WebSocket) {
  const ping = () => socket.send('{"type":"ping","id":"p"}')
  const pings = setInterval(ping, 4_000).unref()
  socket.on('close', () => clearInterval(pings))
  return pings
}

/** A player's socket that reads only what the figures need: parsing views would load the machine. */
export class LoadPlayer {
  socket!: WebSocket
  #pings?: NodeJS.Timeout
  received = 0
  answers = 0
  changedAt = 0
  closedAt = 0
  sentAt = 0
  ackedAt = 0
  refusal = ''
  /** The last message with a view. */
  last: Buffer = Buffer.alloc(0)
  onFact: (type: string, data: Buffer, now: number) => void = () => {}

  async connect(url: string) {
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (data: Buffer) => this.#read(data, performance.now()))
    await once(this.socket, 'open')
    this.#pings = keepPinging(this.socket)
  }

  answer(questionId: string, selectedOptionIndex: number) {
    const id = `m${this.answers++}`
    this.ackedAt = 0
    this.sentAt = performance.now()
    this.#pings?.refresh()
    this.socket.send(
      JSON.stringify({
        type: 'move',
        id,
        move: { type: 'answer', questionId, selectedOptionIndex },
      }),
    )
  }

  /** The last view that came, parsed now. */
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
    else this.last = data
    if (type === 'question_changed') this.changedAt = now
    if (type === 'question_closed') this.closedAt = now
    this.onFact(type, data, now)
  }
}

/** The question that the first of them sees. */
export function questionOf([player]: readonly LoadPlayer[]): OpenQuestion {
  const stage = player?.view().stage
  if (!stage || !('question' in stage)) throw new Error('No question is there')
  return stage.question
}

/** The host's socket; knows the last view. */
export class LoadHost {
  socket!: WebSocket
  #pings?: NodeJS.Timeout
  view?: HostView
  commands = 0

  async connect(url: string) {
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    const first = new Promise<void>((done) => {
      this.socket.on('message', (data) => {
        const message = JSON.parse(data.toString())
        if (message.view) this.view = message.view
        if (message.type === 'refused') throw new Error(`The host was refused: ${message.code}`)
        done()
      })
    })
    await first
    this.#pings = keepPinging(this.socket)
  }

  press(command: HostCommandName) {
    const id = `h${this.commands++}`
    this.#pings?.refresh()
    this.socket.send(JSON.stringify({ type: 'host', id, command }))
  }
}
