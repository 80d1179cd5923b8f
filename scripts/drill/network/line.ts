// The network between one client and the product: a TCP proxy whose bytes can be held or dropped.
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../harness/product'

/** A connection of the client and its counterpart to the product. */
interface Wire {
  client: Socket
  product: Socket
}

export class Line {
  private state: 'whole' | 'dead' | 'deaf' = 'whole'
  private readonly wires = new Set<Wire>()
  /** Connections that waited during a dead period. */
  private readonly waiting = new Set<Socket>()
  /** Dropped bytes of the product. */
  droppedBytes = 0

  private constructor(
    private readonly server: Server,
    private readonly port: number,
    private readonly productPort: number,
  ) {
    server.on('connection', (client) => this.take(client))
  }

  static async open(productPort: number) {
    const port = await freePort()
    const server = createServer({ pauseOnConnect: true })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return new Line(server, port, productPort)
  }

  get origin() {
    return `http://localhost:${this.port}`
  }

  /** Nothing passes in either direction; neither side is notified. */
  die() {
    this.state = 'dead'
    for (const { client, product } of this.wires) {
      client.pause()
      product.pause()
    }
  }

  /** The client's data passes, and responses are dropped. */
  deafen() {
    this.state = 'deaf'
  }

  /** Held data arrives late, and the connection continues. */
  mend() {
    this.state = 'whole'
    for (const { client, product } of this.wires) {
      client.resume()
      product.resume()
    }
    for (const client of this.waiting) this.join(client)
    this.waiting.clear()
  }

  /** Held data is lost, all connections end; new ones work. */
  cut() {
    this.state = 'whole'
    for (const { client, product } of this.wires) {
      client.resetAndDestroy()
      product.destroy()
    }
    for (const client of this.waiting) client.resetAndDestroy()
    this.waiting.clear()
  }

  close() {
    this.cut()
    this.server.close()
  }

  private take(client: Socket) {
    client.on('error', () => {})
    if (this.state === 'dead') {
      this.waiting.add(client)
      client.once('close', () => this.waiting.delete(client))
    } else this.join(client)
  }

  private join(client: Socket) {
    const product = connect({ host: '127.0.0.1', port: this.productPort })
    const wire = { client, product }
    this.wires.add(wire)
    for (const socket of [client, product]) socket.setNoDelay(true)
    product.on('error', () => {})
    client.on('data', (bytes: Buffer) => product.write(bytes))
    product.on('data', (bytes: Buffer) => {
      if (this.state === 'deaf') this.droppedBytes += bytes.length
      else client.write(bytes)
    })
    client.once('end', () => product.end())
    product.once('end', () => this.state === 'deaf' || client.end())
    const closed = () => {
      this.wires.delete(wire)
      client.destroySoon()
      product.destroySoon()
    }
    client.once('close', closed)
    product.once('close', closed)
    if (this.state !== 'dead') client.resume()
    else product.pause()
  }
}
