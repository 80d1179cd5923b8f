// `npm run drill:stores -- --json`: two servers with rooms of their own on one PostgreSQL, with equal
// secrets and one address. Classes play on both, while requests of every kind reach the wrong server
// and the servers are killed and sweep in turn. Nobody may end, settle or lose what is another's.
import { randomBytes } from 'node:crypto'
import { postgresDatabases } from '../../server/test/storage/test-postgres'
import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { freePort, type Product, startProduct } from '../harness/product'
import { pause, until } from '../harness/wait'
import { deleteElsewhere } from './stores/deletion'
import { closeGames, comeIntoGames, openGames, playTurns, type Site } from './stores/games'
import { openRecords, type Records } from './stores/records'
import { askWrongly, countSecondRooms } from './stores/wrong-requests'

const { rounds, players, json } = readArgs({ rounds: 2, players: 6, json: false })
/** A younger lobby may be in creation, and no sweep ends it. */
const ageMs = 120_000
/** The first sweep of a server asks four rooms a second. */
const sweepMs = 4_000
const turns = 3

console.log = json ? console.error : console.log
await buildAll()
const databases = await postgresDatabases()
const products: Product[] = []
try {
  const figures = await playOnTwo(await databases.fresh())
  const bounds = {
    endedWrongly: 0,
    settledWrongly: 0,
    lostAcknowledged: 0,
    toldOver: 0,
    secondRooms: 0,
    namesLeft: 0,
    stuck: 0,
  }
  report(figures, bounds, json)
} catch (error) {
  for (const product of products) console.error(product.output())
  throw error
} finally {
  for (const product of products) await product.stop()
  await databases.stop()
}
process.exit()

async function playOnTwo(databaseUrl: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const secret = () => randomBytes(32).toString('base64url')
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origin,
    PATHQUEST_DEMO: 'off',
    AUTH_SECRET: secret(),
    ROOM_SECRET: secret(),
    SEAT_SECRET: secret(),
    LTI_ENCRYPTION_SECRET: secret(),
  }
  // One after the other: the first migrates the database.
  for (const at of [port, await freePort()]) {
    products.push(await startProduct({ port: at, env, isKillable: true }))
  }
  const records = await openRecords(databaseUrl)
  const sites: Site[] = []
  for (const product of products) {
    const api = playerApi(origin, product.origin)
    sites.push(await openGames({ product, api }, players))
  }
  await records.makeOlder(ageMs)

  const figures = { rounds, players, requests: 0, refused: 0, toldOver: 0, stuck: 0 }
  for (let round = 0; round < rounds; round++) {
    for (const [index, site] of sites.entries()) {
      const other = sites[1 - index] as Site
      await playTurns(site, turns)
      const asked = await askWrongly(site, other)
      figures.requests += asked.requests
      figures.refused += asked.refused
      figures.toldOver += asked.toldOver
      figures.stuck += await killed(other)
      await playTurns(site, turns)
    }
  }
  const secondRooms = countSecondRooms(sites)
  const namesLeft = await deleteElsewhere(sites as [Site, Site])
  const ended = await records.countEnded(sites)
  const close = await Promise.all(sites.map((site) => closeGames(site)))
  const unsettled = await settle(records, sites)
  const { acknowledged, lostAcknowledged } = await records.countLost(sites)
  await records.close()
  return {
    ...figures,
    stuck: figures.stuck + close.filter((isClosed) => !isClosed).length + unsettled,
    ...ended,
    acknowledged,
    lostAcknowledged,
    secondRooms,
    namesLeft,
  }
}

/** Its first sweep goes over every running game; 1 if its people do not come back. */
async function killed(site: Site): Promise<number> {
  await site.product.kill()
  await site.product.restart()
  await pause(sweepMs)
  return (await comeIntoGames(site)) ? 0 : 1
}

/** Games whose results are not stored in time. */
async function settle(records: Records, sites: readonly Site[]): Promise<number> {
  const all = sites.map(({ running }) => running.hosted.id)
  const isDone = async () => (await records.unsettled(all)) === 0
  await until('the settlements', isDone, { patienceMs: 30_000, everyMs: 100 }).catch(() => {})
  return records.unsettled(all)
}
