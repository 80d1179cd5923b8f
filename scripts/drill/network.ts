// `npm run drill:network -- --json`: a thousand network faults between a class and the product.
// Connections are dead for a second, half a minute or five minutes, acknowledgements get lost.
// Acknowledged answers have to be stored once, every game has to reach its podium, and nothing may
// be granted twice.
import { buildAll } from '../build/build.mjs'
import { watchCrashes } from '../harness/crash-watch'
import type { Database } from '../harness/database'
import { readArgs, report, rounded } from '../harness/figures'
import { onProduct } from '../harness/on-product'
import { eachAtMost, playerApi } from '../harness/player-api'
import type { Product } from '../harness/product'
import { loadSdkClient } from '../harness/sdk-client'
import { pause } from '../harness/wait'
import { dealFaults, type FaultKind, type Struck, strike } from './network/faults'
import { Line } from './network/line'
import { compareLedger, countLost, startCount } from './rewards'
import { timeLimitSeconds } from './rooms'
import { endWatchedGame, openWatchedGame, type WatchedGame } from './watched-game'

const { faults, games, players, students, longest, json } = readArgs({
  faults: 1000,
  games: 4,
  /** Players of each game, and how many of them are signed in. */
  players: 25,
  students: 5,
  /** Duration of the longest fault in seconds. */
  longest: 300,
  json: false,
})
/** Time between two faults of a connection. */
const calm = { leastMs: 2000, mostMs: 8000 }
const tellEveryMs = 15_000

console.log = json ? console.error : console.log
await buildAll()
await onProduct(async (product, database) => {
  const bounds = { lostAcknowledged: 0, storedTwice: 0, rewardsDouble: 0, rewardsMissing: 0 }
  report(await drill(product, database), { ...bounds, crashes: 0, stuck: 0, blind: 0 }, json)
})

async function drill(product: Product, database: Database) {
  const sdk = await loadSdkClient()
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const cookies: string[] = []
  for (let index = 0; index < students; index++) cookies.push(await api.signUp('student'))
  const perLine = Math.ceil(faults / (games * (players + 1)))
  // Each connection has the longest fault once; the others last half a minute at most.
  const lastsMs = 120_000 + (longest + perLine * 40) * 1000
  const struck: Struck[] = []
  const open = await eachAtMost(1, new Array(games).fill(0), async () => {
    const lines = await eachAtMost(1, new Array(players + 1).fill(product.port), Line.open)
    const game = await openWatchedGame({
      ...{ sdk, origin: product.origin, database, teacher, players, lastsMs, timeLimitSeconds },
      students: cookies,
      addressOf: (page) => lines[page]?.origin ?? product.origin,
    })
    game.pages.forEach((page, at) => {
      const line = lines[at]
      if (line) struck.push({ line, game: page.game, answers: at > 0 })
    })
    return game
  })
  const crashes = watchCrashes(product)
  for (const { host } of open) await host.game.host('start')

  const since = performance.now()
  const counts = await strikeAll(struck)
  const seconds = (performance.now() - since) / 1000

  let stuck = 0
  for (const game of open) stuck += await endWatchedGame(database, game)
  for (const { line } of struck) line.close()
  const { count, compare } = startCount()
  for (const { game } of open) compareLedger(database, game.id, students, compare)
  const sum = (of: (game: WatchedGame) => number) => open.reduce((all, game) => all + of(game), 0)
  return {
    ...counts,
    games,
    players: games * players,
    seconds: rounded(seconds),
    acknowledged: sum(({ players }) =>
      players.reduce((all, { acknowledged }) => all + acknowledged.length, 0),
    ),
    lostAcknowledged: sum(({ game, players }) => countLost(database, game.id, players)),
    storedTwice: sum(({ game }) => storedTwice(database, game.id)),
    ...count,
    crashes: crashes.stop(),
    stuck,
    // No acknowledgement was in flight when the responses were dropped.
    blind: counts.acknowledgementsLost === 0 ? 1 : 0,
  }
}

/** Every connection has its faults one after the other, all connections in parallel. */
async function strikeAll(struck: Struck[]) {
  const counts = { faults: 0, acknowledgementsLost: 0, droppedBytes: 0 }
  const byKind: Partial<Record<FaultKind, number>> = {}
  const tell = () => console.error(`network: ${counts.faults} of ${faults} faults are over`)
  const telling = setInterval(tell, tellEveryMs)
  const dealt = dealFaults(faults, struck)
  await Promise.all(
    struck.map(async (one, at) => {
      for (const kind of dealt[at] ?? []) {
        await pause(calm.leastMs + Math.random() * (calm.mostMs - calm.leastMs))
        if (await strike(kind, one, longest)) counts.acknowledgementsLost++
        counts.faults++
        byKind[kind] = (byKind[kind] ?? 0) + 1
      }
      counts.droppedBytes += one.line.droppedBytes
    }),
  )
  clearInterval(telling)
  return { ...counts, ...byKind }
}

/** Answers of a player beyond one per question. */
function storedTwice(database: Database, gameId: string) {
  return Number(
    database
      .prepare(
        `select coalesce(sum(times - 1), 0) from (
           select count(*) as times from game_answers where game_session_id = ?
           group by player_id, question_id)`,
      )
      .pluck()
      .get(gameId),
  )
}
