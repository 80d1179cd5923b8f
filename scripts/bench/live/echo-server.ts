// The floor that the rooms are compared with: a bare WebSocket echo, nothing kept.
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { tell } from '../../harness/worker-process'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => socket.send(data, { binary: false }))
})
server.on('listening', () => {
  const { port } = server.address() as AddressInfo
  tell({ port })
})
process.on('disconnect', () => process.exit(0))
