import { once } from 'node:events'
import { WebSocket } from 'ws'

/** As every page does: who says nothing for 15 s counts as lost, and any word puts a ping off. */
function keepPinging(socket) {
  const ping = () => socket.send('{"type":"ping","id":"p"}')
  const pings = setInterval(ping, 4_000).unref()
  socket.on('close', () => clearInterval(pings))
  return pings
}

/** A player's socket that reads only what the figures need: parsing views would load the machine. */
export class LoadPlayer {
  received = 0
  answers = 0
  changedAt = 0
  closedAt = 0
  sentAt = 0
  ackedAt = 0
  refusal = ''
  last = ''
  onFact = () => {}

  async connect(url) {
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (data) => this.#read(data, performance.now()))
    await once(this.socket, 'open')
    this.pings = keepPinging(this.socket)
  }

  answer(questionId, selectedOptionIndex) {
    const id = `m${this.answers++}`
    this.ackedAt = 0
    this.sentAt = performance.now()
    this.pings.refresh()
    this.socket.send(
      JSON.stringify({
        type: 'move',
        id,
        move: { type: 'answer', questionId, selectedOptionIndex },
      }),
    )
  }

  /** The last view that came, parsed now. */
  view() {
    return JSON.parse(this.last.toString()).view
  }

  #read(data, now) {
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

/** The host's socket; knows the last view. */
export class LoadHost {
  view = undefined
  commands = 0

  async connect(url) {
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    const first = new Promise((done) => {
      this.socket.on('message', (data) => {
        const message = JSON.parse(data.toString())
        if (message.view) this.view = message.view
        if (message.type === 'refused') throw new Error(`The host was refused: ${message.code}`)
        done()
      })
    })
    await first
    this.pings = keepPinging(this.socket)
  }

  press(command) {
    const id = `h${this.commands++}`
    this.pings.refresh()
    this.socket.send(JSON.stringify({ type: 'host', id, command }))
  }
}
