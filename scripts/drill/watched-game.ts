// A game with auto progression, with the pages of its host and of some players, observed to its
// end.
import { type Database, insertDrillSet, isFinished } from '../harness/database'
import type { Page } from '../harness/page-player'
import { playerApi } from '../harness/player-api'
import type { Sdk } from '../harness/sdk-client'
import { until } from '../harness/wait'
import { openClass, openSelfRunningGame, resultSeconds } from './rooms'

const backPatienceMs = 90_000
const endPatienceMs = 30_000
const tries = 3

export type WatchedGame = Awaited<ReturnType<typeof openWatchedGame>>

interface GameWish {
  sdk: Sdk
  origin: string
  database: Database
  /** Cookies. */
  teacher: string
  students?: string[]
  /** Players with a page, the students among them. */
  players: number
  /** Additional seats. */
  otherSeats?: number
  /** How long it has to run. */
  lastsMs: number
  timeLimitSeconds: number
  /** The product's address for the page of the host (0) and those of the players (from 1). */
  addressOf?: (page: number) => string
}

export async function openWatchedGame(wish: GameWish) {
  const { sdk, origin, database, teacher, students = [], players: count, otherSeats = 0 } = wish
  const questionMs = (wish.timeLimitSeconds + resultSeconds) * 1000
  const questionSetId = insertDrillSet(database, {
    questions: 4 + Math.ceil(wish.lastsMs / questionMs),
    timeLimitSeconds: wish.timeLimitSeconds,
  })
  const game = await openSelfRunningGame(playerApi(origin), teacher, {
    questionSetId,
    maxPlayers: count + otherSeats,
  })
  const { addressOf } = wish
  const pages = await openClass(sdk, game, count, { students, addressOf })
  return { game, questionSetId, ...pages, students: students.length }
}

/** Ends the game once all have reconnected; returns how many pages or games did not. */
export async function endWatchedGame(database: Database, { game, host, pages }: WatchedGame) {
  const tell = (error: Error) => console.error(`${error.message} of ${game.id}`)
  const late = () => pages.filter((page) => !page.isLive())
  // Pages that have not reconnected by then are counted below.
  await until('everybody to be back', () => late().length === 0, {
    patienceMs: backPatienceMs,
  }).catch(() => {})
  let stuck = late().length
  for (const page of late()) console.error(`A page stays ${page.game.getState().connection}`)
  // It has to continue, not only to exist.
  const isAt = (name: string) => () => host.stage()?.name === name
  for (const stage of ['question', 'result']) {
    await until(stage, isAt(stage), { patienceMs: endPatienceMs }).catch(tell)
  }
  for (let attempt = 0; attempt < tries && !(await host.game.end()).ok; attempt++);
  const podium = (page: Page) => page.stage()?.name === 'podium'
  const isOver = await until(
    'podium and settlement',
    () => pages.filter((page) => page.isLive()).every(podium) && isFinished(database, game.id),
    { patienceMs: endPatienceMs },
  ).catch(tell)
  if (!isOver) stuck++
  for (const page of pages) page.close()
  return stuck
}
