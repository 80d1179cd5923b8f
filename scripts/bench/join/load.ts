// Players who join, each from a new browser, evenly over the time. What is measured runs between two
// marks, at which the bench reads the CPU time of the product.
import { median, percentile } from '../../harness/figures'
import { type HostedGame, newTeacher } from '../../harness/hosted-game'
import { playerApi } from '../../harness/player-api'
import { pause } from '../../harness/wait'
import { mark, tell } from '../../harness/worker-process'
import { typedNames } from './names'

export interface JoinWish {
  origin: string
  echoOrigin: string
  /** So many more, since one is too short for the clock of a process. */
  echoesPerJoin: number
  joins: number
  seconds: number
}

const wish: JoinWish = JSON.parse(process.argv[2] ?? '')
const { origin, echoOrigin, echoesPerJoin, joins, seconds } = wish
const classSize = 30
const rosterMs = 1_500

const api = playerApi(origin)
const teacher = await newTeacher(api)
const names = typedNames(joins)
const echo = playerApi(echoOrigin)

const took: Record<'join' | 'seat', number[]> = { join: [], seat: [] }

await measured('idle', () => pause(seconds * 1000))
await measured('echo', () =>
  arrive(async (displayName) => {
    const body = { gameCode: 'ABC234', displayName }
    for (let times = 0; times < echoesPerJoin; times++) await echo.call('POST', '/', { body })
  }),
)
for (const round of ['joinFirst', 'join'] as const) {
  const games = await openGames()
  await measured(round, () =>
    arrive(async (name, number) => {
      const since = performance.now()
      await gameOf(games, number).join(name)
      if (round === 'join') took.join.push(performance.now() - since)
    }),
  )
  await end(games)
}
const games = await openGames()
const hosts = await Promise.all(games.map((game) => game.openHost()))
const players = await measured('seat', () =>
  arrive(async (name, number) => {
    const since = performance.now()
    const game = gameOf(games, number)
    const player = await game.sit(await game.join(name), { query: '&lobby=changes' })
    took.seat.push(performance.now() - since)
    return player
  }),
)
await end(games)
for (const { socket } of [...hosts, ...players]) socket.close()

const figures = {
  joinP50Ms: median(took.join),
  joinP99Ms: percentile(took.join, 0.99),
  seatP50Ms: median(took.seat),
  seatP99Ms: percentile(took.seat, 0.99),
}
export type JoinFigures = typeof figures
tell(figures)
process.disconnect()

/** Marks the start and the end, each when nothing is under way. */
async function measured<T>(phase: string, work: () => Promise<T>): Promise<T> {
  await mark(`${phase} from`)
  const done = await work()
  // Rooms post their rosters a second later.
  await pause(rosterMs)
  await mark(`${phase} to`)
  return done
}

/** All in `seconds`, evenly: the same arrivals in each phase. */
function arrive<T>(come: (name: string, number: number) => Promise<T>): Promise<T[]> {
  return Promise.all(
    names.map(async (name, number) => {
      await pause((number * seconds * 1000) / joins)
      return come(name, number)
    }),
  )
}

function openGames() {
  const count = Math.ceil(joins / classSize)
  return Promise.all(Array.from({ length: count }, () => teacher.open({ maxPlayers: classSize })))
}

function gameOf(games: readonly HostedGame[], number: number): HostedGame {
  const game = games[number % games.length]
  if (!game) throw new Error('There is no game to join')
  return game
}

/** So that seats without a connection are not released in the next phase. */
async function end(games: readonly HostedGame[]) {
  await Promise.all(games.map((game) => game.press('end')))
  await pause(rosterMs)
}
