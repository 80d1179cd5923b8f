import { randomBytes } from 'node:crypto'

/** The calls that teachers and players make, against a running product. */
export function playerApi(origin) {
  async function call(method, path, { body, cookie, seatToken } = {}) {
    const answer = await fetch(origin + path, {
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
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { json: text ? JSON.parse(text) : undefined, cookie: cookies.join('; ') }
  }

  return {
    call,
    /** A fresh account; its cookie. */
    async signUp(role) {
      const name = randomBytes(6).toString('hex')
      const { cookie } = await call('POST', '/api/auth/sign-up', {
        body: {
          email: `${name}@example.org`,
          password: randomBytes(12).toString('base64url'),
          fullName: `Load ${name}`,
          role,
          birthMonth: 1,
          birthYear: 1990,
        },
      })
      return cookie
    },
    async questionSets(cookie) {
      return (await call('GET', '/api/question-sets', { cookie })).json.questionSets
    },
    async createGame(cookie, body) {
      return (await call('POST', '/api/games', { cookie, body })).json
    },
    async join(gameCode, displayName, cookie) {
      return (await call('POST', '/api/games/join', { cookie, body: { gameCode, displayName } }))
        .json
    },
    /** Address of the socket, with a ticket of at most a minute. */
    async socketUrl(sessionId, body, who) {
      const { json } = await call('POST', `/api/games/${sessionId}/ticket`, { body, ...who })
      const query = new URLSearchParams({
        _pk: randomBytes(9).toString('base64url'),
        ticket: json.ticket,
        v: '1',
      })
      return `${origin.replace('http', 'ws')}${json.path}?${query}`
    },
  }
}

/** Runs `body` over the items, at most `width` at a time. */
export async function eachAtMost(width, items, body) {
  const queue = items.map((item, index) => [item, index])
  const results = new Array(items.length)
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[1]] = await body(...next)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
