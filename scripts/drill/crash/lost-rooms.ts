// Deletes rooms from the disk of a stopped product: their games have to end, and block nobody.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSimulator, type Simulator } from '../../../examples/lms-simulator/src/simulator'
import { type Database, insertDrillSet } from '../../harness/database'
import { withProduct } from '../../harness/on-product'
import { type PlayerApi, playerApi, type Session } from '../../harness/player-api'
import type { Product } from '../../harness/product'
import { registerSimulator } from '../../harness/register-platform'
import { roomFile, shiftTimes } from '../../harness/stored-rooms'
import { until } from '../../harness/wait'
import { launch, type Visit } from '../course'
import {
  atQuestion,
  atResult,
  inLobby,
  leave,
  type People,
  soloHalfWay,
  type Table,
} from './tables'

/** A game of a course, continued by its teacher's visit, or one with its own pages. */
type Game = Partial<Omit<Table, 'game'>> & { game: { id: string }; isOfCourse?: boolean }

/** How the same people play another game. */
interface Afterwards {
  api: PlayerApi
  people: People
  activity: Visit
  isOver: (game: Game) => boolean
}

const courseId = 'science-8'
/** A younger game may be in creation: its room is created after its row. */
const ageMs = 120_000
/** From the start of the product until its sweep has checked all rooms. */
const sweepPatienceMs = 15_000

/** @returns figures: lostRooms, blocked, endedByMistake */
export async function loseRooms() {
  const lms = await createSimulator()
  try {
    return await withProduct({}, (product, database) => lose(lms, product, database))
  } finally {
    await lms.close()
  }
}

async function lose(lms: Simulator, product: Product, database: Database) {
  const { dataDir, origin } = product
  const isOver = ({ game }: Game) =>
    database
      .prepare<[string], { status: string }>('select status from game_sessions where id = ?')
      .get(game.id)?.status === 'completed'
  const startWithout = async (takeAway: () => void, games: Game[]) => {
    await product.stop({ keepData: true })
    takeAway()
    shiftTimes(dataDir, -ageMs)
    await product.restart()
    // A game that has not ended by then is counted below.
    await until('the lost games to end', () => games.every(isOver), {
      patienceMs: sweepPatienceMs,
      everyMs: 50,
    }).catch(() => {})
  }
  const api = playerApi(origin)
  const questionSetId = insertDrillSet(database, { questions: 3 })
  const people = {
    questionSetId,
    teacher: await api.signUp('teacher'),
    student: await api.signUp('student'),
  }
  const activity = await addActivity(lms, { dataDir, origin }, questionSetId)
  const openGames = async (): Promise<Game[]> => [
    await inLobby(api, people),
    await atQuestion(api, people),
    await atResult(api, people),
    await soloHalfWay(api, people),
    await inCourse(activity),
  ]

  // Some files are deleted, all others exist.
  const some = await openGames()
  const kept: Game[] = [await atQuestion(api, people)]
  for (const table of [...some, ...kept]) leave(table)
  await startWithout(() => {
    for (const { game } of some) dropRoom(dataDir, game.id)
  }, some)
  const endedByMistake = kept.filter(isOver).length
  let blocked = await countBlocked(some, { api, people, activity, isOver })

  // A backup is restored without its rooms.
  const all = [...kept, ...(await openGames())]
  for (const table of all) leave(table)
  await startWithout(() => {
    rmSync(join(dataDir, 'rooms/storage'), { recursive: true })
  }, all)
  blocked += await countBlocked(all, { api, people, activity, isOver })
  return { lostRooms: some.length + all.length, blocked, endedByMistake }
}

function dropRoom(dataDir: string, gameId: string) {
  for (const suffix of ['', '-wal', '-shm'])
    rmSync(roomFile(dataDir, gameId) + suffix, { force: true })
}

/** Games that are still active, with their codes, or that block their people from another game. */
async function countBlocked(games: Game[], { api, people, activity, isOver }: Afterwards) {
  let blocked = 0
  for (const { game, isOfCourse } of games) {
    const goesOn = (): Promise<Game> => (isOfCourse ? inCourse(activity) : atQuestion(api, people))
    const next = await goesOn().catch((error) => void console.error(error.message))
    const isFree = next && next.game.id !== game.id
    if (!isOver({ game }) || !isFree) blocked++
    next?.host?.socket.terminate()
  }
  return blocked
}

/** An activity for the whole class, and its teacher's visit. */
async function addActivity(
  lms: Simulator,
  product: { dataDir: string; origin: string },
  contentId: string,
) {
  await registerSimulator(product, lms)
  const custom = { content: 'question_set', content_id: contentId }
  const { id: linkId } = lms.addLink({ courseId, title: 'Drill', custom })
  return launch(lms, product, { personId: 'teacher', courseId, linkId })
}

/** The running game of the activity, or a new one. */
async function inCourse(teacher: Visit): Promise<Game> {
  const { session } = await teacher.call<{ session: Session }>('POST', '/api/lti/game', {})
  return { game: session, isOfCourse: true }
}
