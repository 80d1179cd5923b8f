// Kills the server at each step of settling a game, starts it again, and counts the rewards.
import {
  type Database,
  insertQuestionSet,
  openDatabase,
  plainQuestions,
} from '../../harness/database'
import { killedAt } from '../../harness/killable-server'
import { LoadHost, LoadPlayer, questionOf } from '../../harness/load-player'
import { type PlayerApi, playerApi } from '../../harness/player-api'
import { freePort, startProduct } from '../../harness/product'
import { pause, until } from '../../harness/wait'
import { compareLedger, startCount } from '../rewards'

const steps = [
  'before_transaction',
  'after_placements',
  'after_answers',
  'after_rewards',
  'before_commit',
  'after_commit_before_reply',
]
const settling = { patienceMs: 30_000, everyMs: 250 }
const thinkMs = 400
const tab = 'drill-host-tab'
/** Kills. */
const tellEvery = 10
const gamesOfHost = 15

interface Settlements {
  kills: number
  students: number
  guests: number
}

/** @returns figures: rewardsMissing, rewardsDouble, settlementKills */
export async function killSettlements({
  kills,
  students: studentCount,
  guests: guestCount,
}: Settlements) {
  const port = await freePort()
  let product = await startProduct({ port })
  const { dataDir, origin } = product
  const database = openDatabase(dataDir)
  try {
    const api = playerApi(origin)
    // A set of a host gives a player XP a few times a day: each game has its own, some share a host.
    const newSet = () =>
      insertQuestionSet(database, {
        title: 'Drill',
        timeLimitSeconds: 20,
        questions: plainQuestions(2),
      })
    const teachers: string[] = []
    for (let i = 0; i < Math.ceil(kills / gamesOfHost); i++) {
      teachers.push(await api.signUp('teacher'))
    }
    const students: string[] = []
    for (let i = 0; i < studentCount; i++) students.push(await api.signUp('student'))
    await product.stop({ keepData: true })

    const games: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const step = steps[kill % steps.length] ?? ''
      product = await startProduct({
        port,
        dataDir,
        env: { ...killedAt(step), PATHQUEST_RESTART: 'off' },
      })
      const seats = [...students, ...new Array<undefined>(guestCount).fill(undefined)]
      const teacher = teachers[Math.floor(kill / gamesOfHost)] ?? ''
      const game = await playGame(api, { teacher, questionSetId: newSet(), seats })
      games.push(game)
      // The server dies within the settlement; its starter ends with it.
      await product.exited
      product = await startProduct({ port, dataDir })
      // A room that was not answered would tell it again, and end the next server before its time.
      const isOver = async () =>
        isSettled(database, game) && (await isRoomAnswered(api, game, teacher))
      await until(`the settlement after ${step}`, isOver, settling)
      await product.stop({ keepData: true })
      if ((kill + 1) % tellEvery === 0) console.error(`${kill + 1} of ${kills} settlements`)
    }
    return { settlementKills: games.length, ...countRewards(database, games, studentCount) }
  } catch (error) {
    console.error(product.output())
    throw error
  } finally {
    database.close()
    await product.stop()
  }
}

/** A cookie for each seat; a guest has none. */
interface Class {
  teacher: string
  questionSetId: string
  seats: (string | undefined)[]
}

/** A whole game up to the last press of the host, which the server does not survive. */
async function playGame(api: PlayerApi, { teacher, questionSetId, seats }: Class) {
  const { session } = await api.createGame(teacher, { questionSetId, maxPlayers: seats.length })
  const host = new LoadHost()
  await host.connect(await api.socketUrl(session.id, { role: 'host', tab }, { cookie: teacher }))
  const players: LoadPlayer[] = []
  for (const [index, cookie] of seats.entries()) {
    const { seatToken } = await api.join(session.gameCode, `Player ${index}`, cookie)
    const player = new LoadPlayer()
    await player.connect(await api.socketUrl(session.id, { role: 'player' }, { seatToken }))
    players.push(player)
  }
  for (const command of ['start', 'advance'] as const) {
    for (const player of players) player.changedAt = player.closedAt = 0
    host.press(command)
    await until('the question', () => players.every(({ changedAt }) => changedAt > 0))
    await pause(thinkMs)
    const { id } = questionOf(players)
    for (const [index, player] of players.entries()) player.answer(id, index % 4)
    await until('its result', () => players.every(({ closedAt }) => closedAt > 0))
  }
  host.press('advance')
  return session.id
}

function isSettled(database: Database, gameId: string) {
  return database.prepare('select 1 from settlements where game_session_id = ?').get(gameId)
}

/** Its host sees that all results are stored once the room has the answer to its result. */
async function isRoomAnswered(api: PlayerApi, gameId: string, cookie: string) {
  const { view } = await api.view(gameId, { role: 'host', tab }, { cookie })
  return view.role === 'host' && view.settled
}

/** Each signed-in player's XP and pathkeys of each game exist exactly once, each game counts once. */
function countRewards(database: Database, games: string[], studentCount: number) {
  const { count, compare } = startCount()
  const one = (sql: string, ...params: string[]) =>
    database.prepare<string[], Record<string, number>>(sql).get(...params) ?? {}
  for (const game of games) compareLedger(database, game, studentCount, compare)
  const copiesOf = (which: string) =>
    one(
      `select coalesce(sum(quantity), 0) as copies from user_pathkeys
       join pathkeys on pathkeys.id = pathkey_id where ${which}`,
    ).copies ?? 0
  compare(copiesOf("key_type <> 'milestone'"), games.length * Math.min(3, studentCount))
  // The milestone of a first game is given once to each, however many were settled at once.
  compare(copiesOf("key_code = 'ML-GAM-01'"), studentCount)
  compare(
    one(`select sum(times_played) as played from question_sets where title = 'Drill'`).played ?? 0,
    games.length,
  )
  return count
}
