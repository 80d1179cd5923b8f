import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { ViewMessage } from '@pathquest/sdk/api/client'
import type {
  JoinAnswer,
  SessionSummary,
  TicketAnswer,
  TicketRequest,
} from '@pathquest/sdk/api/types'

interface QuestionSet {
  id: string
  title: string
  totalQuestions: number
  kinds: { kind: string; count: number }[]
}

/** The caller: an account or a guest's seat. */
export interface Who {
  cookie?: string
  seatToken?: string
}

export type Session = SessionSummary
export type Seat = Extract<JoinAnswer, { isHost: false }>
export type PlayerApi = ReturnType<typeof playerApi>

const JOIN_TRIES = 60

/** The Retry-After time of the product. */
class RateLimited extends Error {
  readonly waitMs: number

  constructor(message: string, retryAfter: string | null) {
    super(message)
    this.waitMs = 1_000 * Number(retryAfter ?? 1)
  }
}

/** The API calls of teachers and players to a running product; `address`: an alternative origin. */
export function playerApi(origin: string, address = origin) {
  async function call<T>(
    method: string,
    path: string,
    { body, cookie, seatToken }: Who & { body?: object } = {},
  ) {
    const answer = await fetch(address + path, {
      method,
      headers: {
        origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...(seatToken ? { authorization: `Bearer ${seatToken}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    const said = `${method} ${path}: ${answer.status} ${text.slice(0, 300)}`
    if (answer.status === 429) throw new RateLimited(said, answer.headers.get('retry-after'))
    if (!answer.ok) throw new Error(said)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const json: T = text ? JSON.parse(text) : undefined
    return { json, cookie: cookies.join('; ') }
  }

  return {
    origin,
    address,
    call,
    /** Creates an account; resolves to its cookie. */
    async signUp(role: UserType) {
      const name = randomBytes(6).toString('hex')
      const { cookie } = await call('POST', '/api/auth/sign-up', {
        body: {
          email: `${name}@example.org`,
          password: randomBytes(12).toString('base64url'),
          // Random letters may form a name that the filter refuses.
          fullName: 'Load Tester',
          role,
          birthMonth: 1,
          birthYear: 1990,
        },
      })
      return cookie
    },
    async questionSets(cookie: string) {
      const path = '/api/question-sets'
      return (await call<{ questionSets: QuestionSet[] }>('GET', path, { cookie })).json
        .questionSets
    },
    async createGame(cookie: string, body: object) {
      return (await call<{ session: Session }>('POST', '/api/games', { cookie, body })).json
    },
    /** A solo game: the response includes its seat. */
    async createSoloGame(cookie: string, wish: object) {
      const body = { ...wish, sessionType: 'solo' }
      return (await call<Seat>('POST', '/api/games', { cookie, body })).json
    },
    async join(gameCode: string, displayName: string, cookie?: string) {
      const body = { gameCode, displayName }
      for (let tries = 1; ; tries++) {
        try {
          return (await call<Seat>('POST', '/api/games/join', { cookie, body })).json
        } catch (error) {
          // Thousands behind one address are admitted at 50 a second.
          if (!(error instanceof RateLimited) || tries === JOIN_TRIES) throw error
          await sleep(error.waitMs)
        }
      }
    },
    ticket: async (sessionId: string, body: TicketRequest, who: Who) =>
      (await call<TicketAnswer>('POST', `/api/games/${sessionId}/ticket`, { body, ...who })).json,
    /** The view without a socket. */
    view: async (sessionId: string, query: TicketRequest, who: Who) =>
      (
        await call<ViewMessage>(
          'GET',
          `/api/games/${sessionId}/view?${new URLSearchParams({ ...query })}`,
          who,
        )
      ).json,
    /** URL of the socket, with a ticket valid for at most a minute. */
    async socketUrl(sessionId: string, body: TicketRequest, who: Who) {
      const { ticket, path } = await this.ticket(sessionId, body, who)
      const query = new URLSearchParams({
        _pk: randomBytes(9).toString('base64url'),
        ticket,
        v: '1',
      })
      return `${new URL(path, address).href.replace('http', 'ws')}?${query}`
    },
  }
}

/** Runs `body` over the items, at most `width` at a time. */
export async function eachAtMost<T, R>(
  width: number,
  items: readonly T[],
  body: (item: T, index: number) => R | Promise<R>,
): Promise<R[]> {
  const queue = [...items.entries()]
  const results = new Array<R>(items.length)
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await body(next[1], next[0])
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
