// Load on the bare echo: as many sockets, as large messages, as many at once as in the rooms.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { percentile } from '../../harness/figures'
import { mark, tell } from '../../harness/worker-process'

interface Wish {
  port: number
  sockets: number
  bursts: number
}

const { port, sockets: count, bursts }: Wish = JSON.parse(process.argv[2] ?? '')
const message = JSON.stringify({
  type: 'move',
  id: 'm0000000',
  move: { type: 'answer', questionId: 'q_0000000000000000', selectedOptionIndex: 1 },
})

const sockets: WebSocket[] = []
for (let i = 0; i < count; i++) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
  sockets.push(socket)
  if (i % 50 === 49) await once(socket, 'open')
}
await Promise.all(sockets.map((socket) => socket.readyState === 1 || once(socket, 'open')))

const took: number[] = []
await mark('begin')
for (let burst = 0; burst < bursts; burst++) {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((done) => {
          const sentAt = performance.now()
          socket.once('message', () => {
            took.push(performance.now() - sentAt)
            done()
          })
          socket.send(message)
        }),
    ),
  )
}
await mark('end')
const figures = {
  messages: took.length,
  p50Ms: percentile(took, 0.5),
  p99Ms: percentile(took, 0.99),
}
export type EchoFigures = typeof figures
tell(figures)
process.disconnect()
