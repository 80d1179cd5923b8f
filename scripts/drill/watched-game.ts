// A game that goes on by itself, with the pages of its host and of some players, followed to its end.
import { type Database, insertQuestionSet, plainQuestions } from '../harness/database'
import { eachAtMost, playerApi } from '../harness/player-api'
import type { Sdk } from '../harness/sdk-client'
import { until } from '../harness/wait'
import { openHost, openPlayer, resultSeconds } from './rooms'

const joinLanes = 8
const backPatienceMs = 90_000
const endPatienceMs = 30_000
const tries = 3

type Page = Awaited<ReturnType<typeof openPlayer>> | ReturnType<typeof openHost>
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
  /** Seats beside them. */
  otherSeats?: number
  /** How long it has to go on. */
  lastsMs: number
  timeLimitSeconds: number
  /** Where the page of the host (0) and those of the players (from 1) find the product. */
  originOf?: (page: number) => string
}

export async function openWatchedGame(wish: GameWish) {
  const { sdk, origin, database, teacher, students = [], players: count, otherSeats = 0 } = wish
  const questionMs = (wish.timeLimitSeconds + resultSeconds) * 1000
  const questionSetId = insertQuestionSet(database, {
    title: 'Drill',
    timeLimitSeconds: wish.timeLimitSeconds,
    questions: plainQuestions(4 + Math.ceil(wish.lastsMs / questionMs)),
  })
  const { session } = await playerApi(origin).createGame(teacher, {
    questionSetId,
    gameMode: 'speed_run',
    maxPlayers: count + otherSeats,
    settings: { progressionControl: 'auto', resultSeconds },
  })
  const place = (page: number) => {
    const address = wish.originOf?.(page) ?? origin
    return { sdk, api: playerApi(origin, address), session, origin: address }
  }
  const host = openHost(place(0), teacher)
  const players = await eachAtMost(joinLanes, [...new Array(count).keys()], (index) =>
    openPlayer(place(index + 1), `Player ${index}`, index, students[index]),
  )
  const pages: Page[] = [host, ...players]
  await until('everybody to be connected', () => pages.every((page) => page.isLive()))
  return { session, questionSetId, host, players, pages, students: students.length }
}

/** Ends the game once all are back; how many pages or games did not come so far. */
export async function endWatchedGame(database: Database, { session, host, pages }: WatchedGame) {
  const tell = (error: Error) => console.error(`${error.message} of ${session.id}`)
  const late = () => pages.filter((page) => !page.isLive())
  // Who is not back by then is counted below, page by page.
  await until('everybody to be back', () => late().length === 0, {
    patienceMs: backPatienceMs,
  }).catch(() => {})
  let stuck = late().length
  for (const page of late()) console.error(`A page stays ${page.game.getState().connection}`)
  // It has to go on, not only to be there.
  const isAt = (name: string) => () => host.stage() === name
  for (const stage of ['question', 'result']) {
    await until(stage, isAt(stage), { patienceMs: endPatienceMs }).catch(tell)
  }
  for (let attempt = 0; attempt < tries && !(await host.game.end()).ok; attempt++);
  const podium = (page: Page) => page.game.getState().view?.stage.name === 'podium'
  const isOver = await until(
    'podium and settlement',
    () => pages.filter((page) => page.isLive()).every(podium) && isSettled(database, session.id),
    { patienceMs: endPatienceMs },
  ).catch(tell)
  if (!isOver) stuck++
  for (const page of pages) page.close()
  return stuck
}

/** Stored with its results, and not because of a fault. */
function isSettled(database: Database, gameId: string) {
  return database
    .prepare(
      `select 1 from settlements join game_sessions on game_sessions.id = game_session_id
       where game_session_id = ? and status = 'completed' and outcome = 'finished'
         and coalesce(metadata, '') not like '%endedByFault%'`,
    )
    .get(gameId)
}
