// A class plays a whole game with the client of real pages, while the Worker dies and is upgraded.
import { countLost } from '../../drill/rewards'
import { openClass, openSelfRunningGame } from '../../drill/rooms'
import { type Database, insertDrillSet, isFinished } from '../../harness/database'
import type { PlayerPage } from '../../harness/page-player'
import type { PlayerApi } from '../../harness/player-api'
import type { Sdk } from '../../harness/sdk-client'
import { thinkMs } from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'

const timeLimitSeconds = 120
/** Pages that had to poll meanwhile try a socket again after 30 s. */
const backPatienceMs = 60_000

interface ClassGame {
  sdk: Sdk
  api: PlayerApi
  database: Database
  players: number
  questions: number
  /** What happens to the rooms in the middle of a question, by its index. */
  faults: Record<number, () => Promise<void>>
}

export async function playClassGame({ sdk, api, database, ...wish }: ClassGame) {
  const { players: playerCount, questions, faults } = wish
  const questionSetId = insertDrillSet(database, { questions, timeLimitSeconds })
  const game = await openSelfRunningGame(api, await api.signUp('teacher'), {
    questionSetId,
    maxPlayers: playerCount,
  })
  const { host, players, pages } = await openClass(sdk, game, playerCount)
  await host.game.host('start')
  const recoveredMs: number[] = []
  for (let index = 0; index < questions; index++) {
    const isOpen = (page: PlayerPage) => {
      const stage = page.stage()
      return stage?.name === 'question' && stage.index === index
    }
    await until(`question ${index}`, () => players.every(isOpen), { patienceMs: 30_000 })
    await pause(thinkMs)
    const half = Math.ceil(playerCount / 2)
    await answer(players.slice(0, half), index)
    const fault = faults[index]
    if (fault) {
      for (const page of pages) page.expectLoss()
      await fault()
      const since = performance.now()
      await until('everybody to be back', () => pages.every(isBack), { patienceMs: backPatienceMs })
      recoveredMs.push(Math.max(...pages.map(({ backAt }) => backAt)) - since)
    }
    await answer(players.slice(half), index)
  }
  await until('the settlement', () => isFinished(database, game.id), { patienceMs: 30_000 })
  for (const page of pages) page.close()
  return {
    acknowledged: players.reduce((sum, player) => sum + player.acknowledged.length, 0),
    lostAcknowledged: countLost(database, game.id, players),
    recoveredMs: recoveredMs.map((ms) => Math.max(0, Math.round(ms))),
  }
}

const isBack = (page: { backAt: number; isLive: () => boolean }) => page.backAt > 0 && page.isLive()

const answer = (players: readonly PlayerPage[], index: number) =>
  Promise.all(players.map((player, place) => player.answer((place + index) % 4)))
