// The floor that the rooms are compared with: a bare WebSocket echo, nothing kept.
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }))
})
server.on('listening', () => process.send({ port: server.address().port }))
process.on('disconnect', () => process.exit(0))
