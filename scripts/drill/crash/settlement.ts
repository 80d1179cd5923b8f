// Kills the server at each step of settling a game, restarts it, and counts the rewards.
import { type Database, insertDrillSet, settlementOf } from '../../harness/database'
import { HostedGame } from '../../harness/hosted-game'
import { withProduct } from '../../harness/on-product'
import { type PlayerApi, playerApi } from '../../harness/player-api'
import { killedAt } from '../../harness/product'
import {
  nextQuestion,
  questionOf,
  type SocketPlayer,
  theResult,
  thinkMs,
} from '../../harness/socket-player'
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
/** Steps that do not kill the server. */
const unharmed = { KILL_AT: '', NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' }
/** Kills. */
const tellEvery = 10
const gamesOfHost = 15

interface Settlements {
  kills: number
  students: number
  guests: number
}

/** @returns figures: rewardsMissing, rewardsDouble, settlementKills */
export const killSettlements = ({ kills, students: studentCount, guests }: Settlements) =>
  withProduct({ isKillable: true }, async (product, database) => {
    const api = playerApi(product.origin)
    const teachers: string[] = []
    for (let i = 0; i < Math.ceil(kills / gamesOfHost); i++) {
      teachers.push(await api.signUp('teacher'))
    }
    const students: string[] = []
    for (let i = 0; i < studentCount; i++) students.push(await api.signUp('student'))

    const games: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const step = steps[kill % steps.length] ?? ''
      await product.restart(killedAt(step))
      const game = await playGame(api, {
        teacher: teachers[Math.floor(kill / gamesOfHost)] ?? '',
        // A host's set gives a player XP a few times a day: each game has its own set, some share a
        // host.
        questionSetId: insertDrillSet(database, { questions: 2 }),
        seats: [...students, ...new Array<undefined>(guests).fill(undefined)],
      })
      games.push(game.id)
      // The server dies within the settlement.
      await product.exited
      await product.restart(unharmed)
      // A room without a response would post again, and kill the next server too early.
      const isOver = async () => settlementOf(database, game.id) && (await isRoomAnswered(game))
      await until(`the settlement after ${step}`, isOver, settling)
      if ((kill + 1) % tellEvery === 0) console.error(`${kill + 1} of ${kills} settlements`)
    }
    return { settlementKills: games.length, ...countRewards(database, games, studentCount) }
  })

/** A cookie for each seat; a guest has none. */
interface Class {
  teacher: string
  questionSetId: string
  seats: (string | undefined)[]
}

/** A whole game up to the host's last command, which the server does not survive. */
async function playGame(api: PlayerApi, { teacher, questionSetId, seats }: Class) {
  const wish = { questionSetId, maxPlayers: seats.length }
  const game = await HostedGame.open(api, teacher, wish)
  const host = await game.openHost()
  const players: SocketPlayer[] = []
  for (const [index, cookie] of seats.entries()) {
    players.push(await game.seat(`Player ${index}`, cookie))
  }
  for (const command of ['start', 'advance'] as const) {
    await nextQuestion(host, players, command)
    await pause(thinkMs)
    const { id } = questionOf(players)
    for (const [index, player] of players.entries()) player.answer(id, index % 4)
    await theResult(players)
  }
  host.press('advance')
  return game
}

/** The host sees that all results are stored once the room has the response to its result. */
async function isRoomAnswered({ api, id, tab, host }: HostedGame) {
  const { view } = await api.view(id, { role: 'host', tab }, host)
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
  // The milestone of a first game is granted once to each, with any number of concurrent
  // settlements.
  compare(copiesOf("key_code = 'ML-GAM-01'"), studentCount)
  compare(
    one(`select sum(times_played) as played from question_sets where title = 'Drill'`).played ?? 0,
    games.length,
  )
  return count
}
