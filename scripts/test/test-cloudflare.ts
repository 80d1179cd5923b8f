// `npm run test:cloudflare -- --json`: the server with its rooms under `wrangler dev`, without internet.
// A class plays a whole game while the Worker is killed, and while it is upgraded; then strangers try
// what the Worker guards.
import { randomBytes } from 'node:crypto'
import { storeIdOf } from '../../server/src/room-stores'
import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { withProduct } from '../harness/on-product'
import { playerApi } from '../harness/player-api'
import { freePort } from '../harness/product'
import { loadSdkClient } from '../harness/sdk-client'
import { playClassGame } from './cloudflare/class-game'
import { checkGuards } from './cloudflare/guards'
import { WranglerDev } from './cloudflare/wrangler-dev'

const { players, questions, json } = readArgs({ players: 20, questions: 8, json: false })
/** Of two versions, the second of which is deployed in the middle of the game. */
const [first, second] = ['first', 'second']
const [killedAt, upgradedAt] = [2, 5]
const notTried = [
  'an account of Cloudflare: domains, TLS, several locations, limits and prices of its plans',
  'a former version of the product: the second Worker differs from the first in its name alone',
  'loss of a data centre',
]

console.log = json ? console.error : console.log
await buildAll()
const [port, internalPort, roomsPort] = [await freePort(), await freePort(), await freePort()]
const origin = `http://localhost:${port}`
const roomSecret = randomBytes(32).toString('base64url')
const roomsOrigin = `http://127.0.0.1:${roomsPort}`
const storeId = storeIdOf(roomsOrigin)
const rooms = new WranglerDev({
  port: roomsPort,
  roomSecret,
  variables: {
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: `http://127.0.0.1:${internalPort}`,
    STORE_ID: storeId,
  },
})
const env = {
  ROOMS_PUBLIC_ORIGIN: roomsOrigin,
  ROOM_SECRET: roomSecret,
  INTERNAL_PORT: String(internalPort),
}
const startedAt = performance.now()
try {
  await rooms.start(first)
  const figures = await withProduct({ port, env, isKillable: true }, async (product, database) => {
    const api = playerApi(product.origin)
    const sdk = await loadSdkClient()
    const faults = {
      [killedAt]: async () => {
        await rooms.kill()
        await rooms.start(first)
      },
      [upgradedAt]: () => rooms.upgrade(second),
    }
    const game = await playClassGame({ sdk, api, database, players, questions, faults })
    const unguarded = await checkGuards(api, { origin: roomsOrigin, roomSecret, storeId })
    return { ...game, answersMissing: players * questions - game.acknowledged, unguarded }
  })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const { unguarded } = figures
  if (unguarded.length > 0) console.error(`Not guarded: ${unguarded.join(', ')}`)
  report(
    { players, questions, ...figures, unguarded: unguarded.length, seconds, notTried },
    { lostAcknowledged: 0, answersMissing: 0, unguarded: 0 },
    json,
  )
} catch (error) {
  console.error(rooms.output())
  throw error
} finally {
  await rooms.stop()
}
process.exit()
