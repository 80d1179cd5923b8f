// The entry of the room's worker on Cloudflare. Nobody stands before it there: what the server's proxy
// guards for rooms of its own is guarded here, as far as a Worker can.
import worker, { PartyKitDurable } from './worker.mjs'

/** Bindings have plain names there; PartyKit's facade reads its variables by a prefix. */
const VARIABLES = ['ROOM_SECRET', 'API_ORIGIN', 'PUBLIC_ORIGIN', 'STORE_ID']
const forFacade = (env) => ({
  PARTYKIT_DURABLE: env.ROOMS,
  ...Object.fromEntries(VARIABLES.map((name) => [`pkvar-${name}`, env[name] ?? ''])),
})

export class GameRoom extends PartyKitDurable {
  constructor(state, env) {
    super(state, forFacade(env))
  }
}

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url)
    if (pathname === '/__health') {
      // Never confirms the clock: anybody can ask, and the rooms would wait for the next time.
      return Response.json({ version: 1, storeId: env.STORE_ID, build: ROOM_BUILD })
    }
    // What the server asks its own rooms' process is for nobody here.
    if (!pathname.startsWith('/parties/')) return new Response('Not found', { status: 404 })
    if (isUpgrade(request) && !(await mayOpen(request, env))) {
      return new Response('rate', { status: 429, headers: { 'Retry-After': '1' } })
    }
    return worker.fetch(withoutCredentials(request), forFacade(env), ctx)
  },
}

const isUpgrade = ({ headers }) => headers.get('upgrade')?.toLowerCase() === 'websocket'

/** Counted before the ticket is read: a socket without a good one costs as much to refuse. */
async function mayOpen(request, env) {
  const key = addressKey(request.headers.get('cf-connecting-ip') ?? '')
  const { success } = await env.SOCKET_OPENINGS.limit({ key })
  return success
}

/** IPv6: a household or school has a whole /64. */
function addressKey(address) {
  if (!address.includes(':')) return address
  const [head, tail = ''] = address.split('::')
  const groups = (text) => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array(Math.max(0, missing)).fill('0'), ...groups(tail)]
  return all.slice(0, 4).join(':')
}

/** Rooms take tickets and signatures alone. */
function withoutCredentials(request) {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'authorization']) headers.delete(name)
  return new Request(request, { headers })
}
