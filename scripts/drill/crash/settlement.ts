// Kills the server at each step of settling a game, starts it again, and counts the rewards.
import {
  type Database,
  insertQuestionSet,
  openDatabase,
  plainQuestions,
} from '../../harness/database'
import { LoadHost, LoadPlayer, questionOf } from '../../harness/load-player'
import { type PlayerApi, playerApi } from '../../harness/player-api'
import { freePort, startProduct } from '../../harness/product'
import { pause, until } from '../../harness/wait'

const steps = [
  'before_transaction',
  'after_placements',
  'after_answers',
  'after_rewards',
  'before_commit',
  'after_commit_before_reply',
]
const settlePatienceMs = 30_000
const thinkMs = 400

/** @returns figures: rewardsMissing, rewardsDouble, settlementKills */
export async function killSettlements({
  students: studentCount,
  guests: guestCount,
}: {
  students: number
  guests: number
}) {
  const port = await freePort()
  let product = await startProduct({ port })
  const { dataDir, origin } = product
  const database = openDatabase(dataDir)
  try {
    const api = playerApi(origin)
    const questionSetId = insertQuestionSet(database, {
      title: 'Drill',
      timeLimitSeconds: 20,
      questions: plainQuestions(2),
    })
    const teacher = await api.signUp('teacher')
    const students: string[] = []
    for (let i = 0; i < studentCount; i++) students.push(await api.signUp('student'))
    await product.stop({ keepData: true })

    const games: string[] = []
    for (const step of steps) {
      product = await startProduct({ port, dataDir, env: { DRILL: '1', CRASH_AT: step } })
      const seats = [...students, ...new Array<undefined>(guestCount).fill(undefined)]
      const game = await playGame(api, { teacher, questionSetId, seats })
      games.push(game)
      // The server dies within the settlement; its starter ends with it.
      await product.exited
      product = await startProduct({ port, dataDir })
      await until(`the settlement after ${step}`, () => isSettled(database, game), {
        patienceMs: settlePatienceMs,
      })
      await product.stop({ keepData: true })
    }
    return { settlementKills: steps.length, ...countRewards(database, games, studentCount) }
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
  const tab = 'drill-host-tab'
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

/** Each signed-in player's XP and pathkeys of each game exist exactly once, each game counts once. */
function countRewards(database: Database, games: string[], studentCount: number) {
  let rewardsMissing = 0
  let rewardsDouble = 0
  const compare = (found: number, expected: number) => {
    rewardsMissing += Math.max(0, expected - found)
    rewardsDouble += Math.max(0, found - expected)
  }
  const one = (sql: string, ...params: string[]) =>
    database.prepare<string[], Record<string, number>>(sql).get(...params) ?? {}
  for (const game of games) {
    const rows = database
      .prepare<[string], { profileId: string; tokens: number; placement: number }>(
        `select profile_id as profileId, tokens_earned as tokens, placement from game_players
         where game_session_id = ? and profile_id is not null`,
      )
      .all(game)
    compare(
      rows.filter(({ tokens, placement }) => tokens > 0 && placement > 0).length,
      studentCount,
    )
    for (const { profileId, tokens } of rows) {
      const ledger = one(
        `select count(*) as entries, coalesce(sum(amount), 0) as amount from token_ledger
         where game_session_id = ? and profile_id = ?`,
        game,
        profileId,
      )
      compare(ledger.entries ?? 0, 1)
      compare(ledger.amount ?? 0, tokens)
    }
  }
  const copiesOf = (which: string) =>
    one(
      `select coalesce(sum(quantity), 0) as copies from user_pathkeys
       join pathkeys on pathkeys.id = pathkey_id where ${which}`,
    ).copies ?? 0
  compare(copiesOf("key_type <> 'milestone'"), games.length * Math.min(3, studentCount))
  // The milestone of a first game is given once to each, however many were settled at once.
  compare(copiesOf("key_code = 'ML-GAM-01'"), studentCount)
  compare(
    one(`select times_played as played from question_sets where title = 'Drill'`).played ?? 0,
    games.length,
  )
  return { rewardsMissing, rewardsDouble }
}
