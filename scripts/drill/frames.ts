// `npm run drill:frames -- --json`: a million frames that no page sends, valid ones with unusual
// values and invalid headers, while a class plays (protocol fuzzing). No process may die, and every
// acknowledged answer has to be stored, of the class and of the senders of the frames.
import { randomInt } from 'node:crypto'
import { buildAll } from '../build/build.mjs'
import { watchCrashes } from '../harness/crash-watch'
import type { Database } from '../harness/database'
import { readArgs, report, rounded } from '../harness/figures'
import { HostedGame, playerNames } from '../harness/hosted-game'
import { onProduct } from '../harness/on-product'
import { eachAtMost, playerApi } from '../harness/player-api'
import type { Product } from '../harness/product'
import { loadSdkClient } from '../harness/sdk-client'
import { startWorker } from '../harness/worker-process'
import type { SendingSeat, Sent } from './frames/sender'
import { countLost } from './rewards'
import { timeLimitSeconds } from './rooms'
import { endWatchedGame, openWatchedGame } from './watched-game'

const { frames, games, seats, players, seed, json } = readArgs({
  frames: 1_000_000,
  /** Games whose guests send them, and the number of guests per game. */
  games: 4,
  seats: 60,
  /** Players of the class. */
  players: 30,
  /** The same seed sends the same frames; 0: a random one. */
  seed: 0,
  json: false,
})
const lanes = 60
/** The games are long enough for a machine of this speed. */
const framesPerSecondLeast = 400
const joinLanes = 8

console.log = json ? console.error : console.log
await buildAll()
await onProduct(async (product, database) =>
  report(
    await drill(product, database),
    { lostAcknowledged: 0, crashes: 0, stuck: 0, silent: 0, ruleFaults: 0, blind: 0 },
    json,
  ),
)

async function drill(product: Product, database: Database) {
  const { origin, port } = product
  const sdk = await loadSdkClient()
  const api = playerApi(origin)
  const teacher = await api.signUp('teacher')
  const lastsMs = 120_000 + (frames / framesPerSecondLeast) * 1000
  const common = { sdk, origin, database, teacher, lastsMs }
  const lesson = await openWatchedGame({ ...common, players, timeLimitSeconds })
  const fuzzed = await eachAtMost(1, new Array(games).fill(0), () =>
    openWatchedGame({ ...common, players: 0, otherSeats: seats, timeLimitSeconds: 20 }),
  )
  const sending: SendingSeat[] = []
  for (const { game } of fuzzed) {
    const names = playerNames(seats, 'Guest ')
    const taken = await eachAtMost(joinLanes, names, (name) => game.join(name))
    for (const { player, seatToken } of taken)
      sending.push({ gameId: game.id, role: 'player', playerId: player.id, seatToken })
  }
  // Separate games: commands of their hosts may have any effect.
  for (let game = 0; game < games; game++) {
    const body = { questionSetId: fuzzed[0]?.questionSetId, maxPlayers: 3 }
    const alone = await HostedGame.open(api, teacher, body)
    await alone.join('Guest')
    sending.push({ gameId: alone.id, role: 'host', cookie: teacher })
  }
  const all = [lesson, ...fuzzed]
  const crashes = watchCrashes(product)
  for (const { host } of all) await host.game.host('start')

  const usedSeed = seed || randomInt(2 ** 31)
  const since = performance.now()
  const sent = await send({ origin, port, frames, seed: usedSeed, seats: sending, lanes })
  const seconds = (performance.now() - since) / 1000

  let stuck = 0
  for (const game of all) stuck += await endWatchedGame(database, game)
  const { promised, ...figures } = sent
  const lost = promised.reduce((sum, one) => sum + countLost(database, one.gameId, [one]), 0)
  const acknowledged = lesson.players.reduce((sum, one) => sum + one.acknowledged.length, 0)
  const acknowledgedFuzzed = promised.reduce((sum, one) => sum + one.acknowledged.length, 0)
  const kinds = ['pong', 'accepted', 'refused', 'closed 1002', 'closed 1009', 'closed 4008']
  return {
    ...figures,
    seed: usedSeed,
    seconds: rounded(seconds),
    games,
    acknowledged,
    acknowledgedFuzzed,
    lostAcknowledged: lost + countLost(database, lesson.game.id, lesson.players),
    crashes: crashes.stop(),
    stuck,
    ruleFaults: countFaults(product, database),
    // Missing responses: frames that are not read would prove nothing.
    blind: kinds.filter((kind) => !sent.answers[kind]).length + (acknowledged === 0 ? 1 : 0),
  }
}

/** Games ended by a fault of the rules, and faults that cost one player a move. */
function countFaults(product: Product, database: Database) {
  const ended = `select count(*) from game_sessions where metadata like '%endedByFault%'`
  const told = product.output().split('rule_failed').length - 1
  return Number(database.prepare(ended).pluck().get()) + told
}

async function send(wish: {
  origin: string
  port: number
  frames: number
  seed: number
  seats: SendingSeat[]
  lanes: number
}): Promise<Sent> {
  const senders = startWorker('scripts/drill/frames/senders.ts', [JSON.stringify(wish)])
  try {
    for (;;) {
      const said = await senders.next<Sent | { frames: number }>()
      if ('promised' in said) return said
      console.error(`frames: ${said.frames} of ${wish.frames}`)
    }
  } finally {
    await senders.stop()
  }
}
