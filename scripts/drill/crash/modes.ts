// Plays every mode to its end while its processes are killed, and compares what was acknowledged
// with what the rooms know, and with what is stored at the end.
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { BotClass } from '../../harness/bot-class'
import { type Database, isFinished } from '../../harness/database'
import { HostedGame, playerNames } from '../../harness/hosted-game'
import { createMixedSet } from '../../harness/mixed-set'
import { withProduct } from '../../harness/on-product'
import { type PlayerApi, playerApi } from '../../harness/player-api'
import type { Product } from '../../harness/product'
import { pause, until } from '../../harness/wait'
import { comeBack, countForgotten, countMissing } from '../bot-game'
import { compareLedger, startCount } from '../rewards'

interface Wish {
  /** Of each mode. */
  kills: number
  players: number
  /** Products that play one mode after the other. */
  lanes: number
}

/** What one lane needs for its games. */
interface Lane {
  product: Product
  database: Database
  api: PlayerApi
  teacher: string
  students: string[]
}

/** Longer than the minimum answer time. */
const TURN_MS = 450
const TURNS_BETWEEN_KILLS = 2
/** A game at one's own pace is ended by its host so many turns after the last kill. */
const TURNS_AT_END = 4
/** They earn rewards, the others are guests. */
const STUDENTS = 2
/** Until some of the moves have arrived. */
const FLIGHT_MS = 12
const settling = { patienceMs: 30_000, everyMs: 50 }
/** Short games, by the settings of their modes. */
const SHORT: Record<string, Record<string, number>> = {
  clue_trail: { careers: 4 },
  close_contour: { cards: 10 },
  crew_call: { missions: 5 },
  daylight_course: { answers: 12 },
}

/** When a game is killed, one after the other. */
const MOMENTS = [
  'moves in flight',
  'moves acknowledged',
  'host in flight',
  'moves acknowledged, everything',
] as const

export type ModeFigures = Awaited<ReturnType<typeof playKilled>>

/** The modes of `--modes`: `all`, or some, comma-separated. */
export function chosenModes(wish: string): string[] {
  const chosen = wish === 'all' ? [...MODE_IDS] : wish.split(',')
  const unknown = chosen.filter((id) => !MODE_IDS.includes(id))
  if (unknown.length > 0) throw new Error(`No mode ${unknown}; there are ${MODE_IDS.join(', ')}`)
  return chosen
}

/** @returns figures of each mode */
export async function killModes(modes: string[], { kills, players, lanes }: Wish) {
  const figures: Record<string, ModeFigures> = {}
  // Those at one's own pace wait for the clock: begun first, the lanes end together.
  const queue = modes.toSorted((a, b) => Number(isOwnPace(b)) - Number(isOwnPace(a)))
  const play = async (lane: Lane) => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      figures[id] = await playKilled(lane, id, { kills, players })
      console.error(id, JSON.stringify(figures[id]))
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, modes.length) }, () => inLane(play)))
  return figures
}

const isOwnPace = (mode: string) => gameMode(mode).manifest.pace === 'self'

const inLane = (play: (lane: Lane) => Promise<void>) =>
  withProduct({ isKillable: true }, async (product, database) => {
    const api = playerApi(product.origin)
    const teacher = await api.signUp('teacher')
    const students: string[] = []
    for (let i = 0; i < STUDENTS; i++) students.push(await api.signUp('student'))
    await play({ product, database, api, teacher, students })
  })

async function playKilled(lane: Lane, mode: string, wish: { kills: number; players: number }) {
  const { database, students } = lane
  const bots = await openGame(lane, mode, wish.players)
  const run = { kills: 0, lostAcknowledged: 0, stuck: 0 }
  const { id } = bots.hosted
  try {
    await bots.start()
    await playToEnd(lane, bots, { mode, kills: wish.kills, run })
    await until('the settlement', () => isFinished(database, id), settling)
  } catch (error) {
    run.stuck = 1
    console.error(`${mode} is stuck after ${run.kills} kills: ${error}`)
  }
  bots.close()
  const { count, compare } = startCount()
  compareLedger(database, id, students.length, compare, {
    isRanked: gameMode(mode).manifest.ends === 'ranked',
  })
  run.lostAcknowledged += countMissing(database, bots)
  const acknowledged = bots.players.reduce((sum, player) => sum + player.acknowledged.length, 0)
  return { acknowledged, ...run, ...count }
}

/** A class in the lobby, with questions of all kinds, or of careers. */
async function openGame({ api, teacher, students }: Lane, mode: string, players: number) {
  const isDealt = gameMode(mode).manifest.material !== undefined
  const material = isDealt ? {} : { questionSetId: await createMixedSet(api, teacher) }
  const settings = { modeSettings: SHORT[mode] ?? {} }
  const game = await HostedGame.open(
    api,
    teacher,
    { gameMode: mode, maxPlayers: players, settings, ...material },
    `tab-${mode}`,
  )
  const pupils = playerNames(players).map((name, at) => ({ name, cookie: students[at] }))
  return BotClass.open(game, mode, pupils)
}

interface Course {
  mode: string
  kills: number
  run: { kills: number; lostAcknowledged: number }
}

async function playToEnd({ product }: Lane, bots: BotClass, { mode, kills, run }: Course) {
  const isAlone = isOwnPace(mode)
  // Killed with half of the class still to move, a question is open.
  const half = bots.players.slice(bots.players.length / 2)
  let turns = 0
  const kill = async (processes: (product: Product) => Promise<void>) => {
    await processes(product)
    run.kills += 1
    turns = 0
    await comeBack(bots)
    run.lostAcknowledged += await countForgotten(bots, isAlone)
  }
  while (!bots.isOver) {
    await pause(TURN_MS)
    turns += 1
    const isDue = run.kills < kills && turns > TURNS_BETWEEN_KILLS
    const due = isDue ? MOMENTS[run.kills % MOMENTS.length] : undefined
    if (isAlone && run.kills === kills && turns > TURNS_AT_END) bots.host.press('end')
    const isOfMoves = due?.startsWith('moves') ?? false
    const first = isOfMoves ? bots.move(half) : []
    // Where half of the class has no move, it comes a turn later.
    const moment = isOfMoves && first.length === 0 ? undefined : due
    const moving = first.length > 0 ? first : bots.move()
    if (moment === 'moves in flight') {
      await pause(Math.random() * FLIGHT_MS)
      await kill(killRooms)
      continue
    }
    const unanswered = await bots.unanswered(moving)
    if (unanswered > 0) throw new Error(`${unanswered} moves have no reply`)
    if (moment?.startsWith('moves acknowledged')) {
      await kill(moment.endsWith('everything') ? killAll : killRooms)
      continue
    }
    // The press would end a game at one's own pace, where cards come by the clock.
    const isPressed = isAlone || bots.advance(moving)
    if (moment === 'host in flight' && isPressed) await kill(killRooms)
  }
  // Once more, while its result is on the way.
  await killRooms(product)
}

/** The server starts them again. */
async function killRooms(product: Product) {
  process.kill(product.roomsPid(), 'SIGKILL')
}

async function killAll(product: Product) {
  process.kill(product.roomsPid(), 'SIGKILL')
  await product.kill()
  await product.restart()
}
