// The baseline for the rooms: a plain WebSocket echo without storage. As a process it is the server
// (`serve`), or with options the load on it: the same number of sockets, message sizes and
// concurrency as in the rooms.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { percentile } from '../../harness/figures'
import { mark, tell } from '../../harness/worker-process'

interface Wish {
  port: number
  sockets: number
  bursts: number
}

export type EchoFigures = Awaited<ReturnType<typeof load>>

const message = JSON.stringify({
  type: 'move',
  id: 'm0000000',
  move: { type: 'answer', questionId: 'q_0000000000000000', selectedOptionIndex: 1 },
})

const [wish = ''] = process.argv.slice(2)
if (wish === 'serve') {
  serve()
} else {
  tell(await load(JSON.parse(wish)))
  process.disconnect()
}

function serve() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => socket.send(data, { binary: false }))
  })
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    tell({ port })
  })
  process.on('disconnect', () => process.exit(0))
}

async function load({ port, sockets: count, bursts }: Wish) {
  const sockets: WebSocket[] = []
  for (let i = 0; i < count; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    sockets.push(socket)
    if (i % 50 === 49) await once(socket, 'open')
  }
  await Promise.all(sockets.map((socket) => socket.readyState === 1 || once(socket, 'open')))

  const took: number[] = []
  const echoed = (socket: WebSocket) =>
    new Promise<void>((done) => {
      const sentAt = performance.now()
      socket.once('message', () => {
        took.push(performance.now() - sentAt)
        done()
      })
      socket.send(message)
    })
  await mark('begin')
  for (let burst = 0; burst < bursts; burst++) await Promise.all(sockets.map(echoed))
  await mark('end')
  return {
    messages: took.length,
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
  }
}
