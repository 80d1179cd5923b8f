import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type OutboxPost, verifyCall } from '@pathquest/core'

/** The API's reaction to a post: a response, none, or a connection cut after receiving the post. */
export type PostAnswer = { status: number; body: unknown } | 'silence' | 'cut'

type Answering = (post: OutboxPost, attempt: number) => PostAnswer | Promise<PostAnswer>

/** A test double of the API for the outbox: rooms post to a real HTTP server. */
export interface ApiDouble {
  origin: string
  /** Posts of a room in the order in which they came. */
  postsOf: (room: string) => OutboxPost[]
  /** How posts of this room are answered from now on; by default all are accepted. */
  answer: (room: string, answer: Answering) => void
  /** The first post of this room, past or future, that matches. */
  whenPosted: <Kind extends OutboxPost['kind']>(
    room: string,
    kind: Kind,
    options?: { attempt?: number; timeoutMs?: number },
  ) => Promise<Extract<OutboxPost, { kind: Kind }>>
  stop: () => Promise<void>
}

/** `now`: the time of the rooms, by which they sign. */
export async function startApiDouble(secret: string, now = Date.now): Promise<ApiDouble> {
  const posts = new Map<string, OutboxPost[]>()
  const answers = new Map<string, Answering>()
  const waiting = new Set<() => void>()
  const postsOf = (room: string) => posts.get(room) ?? []

  const server: Server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null)
    // Its room was killed while it was posting.
    if (body === null) return
    const path = request.url ?? ''
    const call = { method: 'POST', path, body }
    const header = (name: string) => String(request.headers[name] ?? '')
    if (!(await verifyCall(secret, call, header, now()))) {
      response.writeHead(401).end()
      return
    }
    const room = path.split('/')[3] ?? ''
    const post = JSON.parse(body) as OutboxPost
    posts.set(room, [...postsOf(room), post])
    for (const wake of waiting) wake()
    const attempt = postsOf(room).filter((one) => one.key === post.key).length
    const answer = (await answers.get(room)?.(post, attempt)) ?? { status: 200, body: {} }
    if (answer === 'cut') request.socket.destroy()
    if (typeof answer === 'string') return
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    postsOf,
    answer: (room, answer) => answers.set(room, answer),
    whenPosted: (room, kind, { attempt = 1, timeoutMs = 5000 } = {}) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          const came = postsOf(room).map((post) => post.kind)
          reject(new Error(`no ${kind} within ${timeoutMs} ms; came: ${came.join(', ')}`))
        }, timeoutMs)
        const look = () => {
          const post = postsOf(room).filter((one) => one.kind === kind)[attempt - 1]
          if (!post) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(post as never)
        }
        waiting.add(look)
        look()
      }),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
