// A raw WebSocket: sends bytes unchanged, parses the room's messages.
import { connect, type Socket } from 'node:net'
import { upgradeText } from '../abuse/frames'

const handshakePatienceMs = 15_000

/** The parts of the room's messages that a sender of frames uses. */
export interface Said {
  type: string
  id?: string
  view?: { stage?: { question?: { id: string } } }
}

interface Opening {
  port: number
  /** Whose it is. */
  address: string
  onSaid: (message: Said) => void
}

export class BareSocket {
  /** Code of the product's close frame. */
  closeCode: number | null = null
  readonly closed: Promise<void>
  private unread: Buffer = Buffer.alloc(0)

  private constructor(
    readonly socket: Socket,
    private readonly onSaid: (message: Said) => void,
  ) {
    this.closed = new Promise((done) => socket.once('close', () => done()))
  }

  /** The socket, or the response of a refused handshake. */
  static open(path: string, { port, address, onSaid }: Opening) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: address })
    const bare = new BareSocket(socket, onSaid)
    socket.setNoDelay(true)
    // A reset counts as a response; `close` follows.
    socket.on('error', () => {})
    socket.write(upgradeText({ port }, path))
    return new Promise<BareSocket | string>((done) => {
      const timer = setTimeout(() => socket.destroy(), handshakePatienceMs)
      const refused = () => done('reset')
      socket.once('close', refused)
      let head: Buffer = Buffer.alloc(0)
      const shake = (data: Buffer) => {
        head = Buffer.concat([head, data])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        clearTimeout(timer)
        socket.off('close', refused).off('data', shake)
        const status = head.toString('latin1', 9, 12)
        if (status !== '101') {
          socket.destroy()
          return done(status)
        }
        socket.on('data', (more: Buffer) => bare.read(more))
        done(bare)
        bare.read(head.subarray(end + 4))
      }
      socket.on('data', shake)
    })
  }

  private read(data: Buffer) {
    this.unread = this.unread.length > 0 ? Buffer.concat([this.unread, data]) : data
    for (let frame = this.next(); frame; frame = this.next()) {
      if (frame.opcode === 1) this.onSaid(JSON.parse(frame.payload.toString()))
      if (frame.opcode === 8 && frame.payload.length > 1) {
        this.closeCode = frame.payload.readUInt16BE(0)
        // Answered like by a browser.
        this.socket.end(Buffer.from([0x88, 0x80, 0, 0, 0, 0]))
      }
    }
  }

  /** The next complete frame; server frames are not masked. */
  private next() {
    const { unread } = this
    const [first, second] = unread
    if (first === undefined || second === undefined) return undefined
    const headLength = second < 126 ? 2 : second === 126 ? 4 : 10
    if (unread.length < headLength) return undefined
    const length =
      second < 126
        ? second
        : second === 126
          ? unread.readUInt16BE(2)
          : Number(unread.readBigUInt64BE(2))
    if (unread.length < headLength + length) return undefined
    this.unread = unread.subarray(headLength + length)
    return { opcode: first & 0x0f, payload: unread.subarray(headLength, headLength + length) }
  }
}
