// `npm run bench:modes -- --json [--mode strongbox]`: one whole game of every mode in a real room,
// a bot on each of a hundred sockets, compared with a plain WebSocket echo of the same run, which is
// measured again before each game: what else the machine does changes within minutes.
import { MODE_IDS } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { buildAll } from '../build/build.mjs'
import { type Database, insertDrillSet, settlementOf } from '../harness/database'
import { readArgs, report, rounded } from '../harness/figures'
import { HostedGame } from '../harness/hosted-game'
import { onProduct } from '../harness/on-product'
import { playerApi } from '../harness/player-api'
import type { Product } from '../harness/product'
import { readRunningRoom } from '../harness/stored-rooms'
import { until } from '../harness/wait'
import { measureEcho } from './live/measure-echo'
import { playGame } from './modes/play-game'

const { players, questions, seconds, mode, json } = readArgs({
  players: 100,
  questions: 5,
  /** A game at one's own pace is ended by its host after so many. */
  seconds: 40,
  mode: '',
  json: false,
})
const settlingMs = 30_000
/** The state is read at every so many turns. */
const SAMPLED_TURNS = 4

console.log = json ? console.error : console.log
await buildAll()
const env = { SOCKETS_PER_ADDRESS: String(4 * players + 1000) }
await onProduct(
  async (product, database) => {
    const modes = await playAll(product, database)
    const all = Object.values(modes)
    const worst = (of: (figures: (typeof all)[number]) => number) => Math.max(...all.map(of))
    report(
      {
        ...modes,
        players,
        modes: all.length,
        lost: all.reduce((sum, { lost }) => sum + lost, 0),
        stuck: all.filter(({ isStuck }) => isStuck).length,
        worstBurstRatio: worst(({ burstRatio }) => burstRatio),
        worstStateKb: worst(({ stateKb }) => stateKb),
        worstViewKb: worst(({ viewKb }) => viewKb),
      },
      { lost: 0, stuck: 0, worstBurstRatio: 8, worstStateKb: 300, worstViewKb: 16 },
      json,
    )
  },
  { env },
)

async function playAll(product: Product, database: Database) {
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const questionSetId = insertDrillSet(database, { questions })
  const figures: Record<string, Awaited<ReturnType<typeof playOne>>> = {}
  for (const id of MODE_IDS) {
    if (mode !== '' && mode !== id) continue
    const { material, lasts } = gameMode(id).manifest
    // As much is dealt as others have questions: eight careers of clue_trail took two minutes.
    const dealt = material !== undefined && {
      settings: { modeSettings: lasts.per === undefined ? {} : { [lasts.per]: questions } },
    }
    const wish = { gameMode: id, maxPlayers: players, ...(dealt || { questionSetId }) }
    const game = await HostedGame.open(api, teacher, wish, `tab-${id}`)
    figures[id] = await playOne(product, database, game, id)
    console.error(id, JSON.stringify(figures[id]))
  }
  return figures
}

async function playOne(product: Product, database: Database, game: HostedGame, id: string) {
  const echo = await measureEcho(players)
  const ms = gameMode(id).manifest.pace === 'self' ? seconds * 1000 : Number.POSITIVE_INFINITY
  const since = Date.now()
  let stateKb = 0
  const onTurn = (turn: number) => {
    if (turn % SAMPLED_TURNS === 0) stateKb = Math.max(stateKb, stateKbOf(product, game.id))
  }
  const played = await playGame(game, { mode: id, players, ms, onTurn })
  const isSettled = () => settlementOf(database, game.id) !== undefined
  const isStuck = await until('the settlement', isSettled, { patienceMs: settlingMs }).then(
    () => false,
    () => true,
  )
  const stored = new Set(
    database
      .prepare<[string], { playerId: string; questionId: string }>(
        `select player_id as playerId, question_id as questionId
         from game_answers where game_session_id = ?`,
      )
      .all(game.id)
      .map(({ playerId, questionId }) => `${playerId} ${questionId}`),
  )
  const missing = played.answered.flatMap(({ playerId, questionIds }) =>
    questionIds.filter((questionId) => !stored.has(`${playerId} ${questionId}`)),
  )
  return {
    seconds: rounded((Date.now() - since) / 1000),
    acknowledged: played.acknowledged,
    refused: played.refused,
    lost: missing.length + played.unanswered,
    isStuck,
    echoP99Ms: echo.p99Ms,
    burstRatio: rounded(played.ackP99Ms / Number(echo.p99Ms)),
    stateKb: rounded(stateKb),
    viewKb: rounded(played.viewKb),
  }
}

/** What the room stores of its game; 0: no sample. */
function stateKbOf({ dataDir }: Product, gameId: string): number {
  const texts = Object.values(readRunningRoom(dataDir, gameId) ?? {})
  return texts.reduce<number>((sum, text) => sum + String(text).length, 0) / 1024
}
