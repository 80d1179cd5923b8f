import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** A client that sends what it likes, when it likes. */
export interface RawClient {
  socket: Socket
  send: (text: string | Buffer) => void
  /** What came so far. */
  received: () => string
  /** The first status line. */
  status: Promise<number>
  closed: Promise<void>
}

export function rawClient(port: number): RawClient {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  const status = new Promise<number>((done, failed) => {
    socket.on('data', (chunk) => {
      text += String(chunk)
      const code = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      if (code) done(Number(code))
    })
    socket.once('close', () => failed(new Error(`Closed without an answer: ${text}`)))
  })
  status.catch(() => {})
  // A connection that is closed while we send is what these tests are about.
  socket.on('error', () => {})
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  return { socket, send: (more) => void socket.write(more), received: () => text, status, closed }
}

/** The head of a request; its body may follow or not. */
export const head = (method: string, path: string, headers: Record<string, string | number>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

export async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
