// Kills the rooms at random moments of a running game and compares the acknowledged answers with
// the stored ones at the end.
import { insertDrillSet, settlementOf } from '../harness/database'
import { percentile } from '../harness/figures'
import { HostedGame, playerNames } from '../harness/hosted-game'
import { withProduct } from '../harness/on-product'
import { allLive, openHostPage, openPlayerPage } from '../harness/page-player'
import { eachAtMost, type PlayerApi, playerApi } from '../harness/player-api'
import type { Product } from '../harness/product'
import { loadSdkClient, type Sdk } from '../harness/sdk-client'
import { pause, until } from '../harness/wait'
import { countLost } from './rewards'

export const timeLimitSeconds = 5
export const resultSeconds = 3
const joinLanes = 8
const lateGraceMs = 500
const longestPauseMs = 4000
/** Kills. */
const tellEvery = 10
/** About thirty questions, like a long lesson: one game over all kills would have hundreds. */
const killsPerGame = 30
const questionMs = timeLimitSeconds * 1000 + lateGraceMs + resultSeconds * 1000

interface Kills {
  kills: number
  players: number
  /** The interruption of the product. */
  interrupt?: (product: Product) => Promise<void>
}

/** Only the rooms are killed; the server restarts them. */
async function killRoomsProcess(product: Product) {
  process.kill(product.roomsPid(), 'SIGKILL')
}

/**
 * One game after the other, each on a separate product.
 * @returns figures: lostAcknowledged, recoverP50Ms, recoverP99Ms, deadlineErrorMaxMs, interruptedErrorMaxMs, …
 */
export async function killRooms({ kills, players, interrupt = killRoomsProcess }: Kills) {
  const games: Awaited<ReturnType<typeof killRoomsOfGame>>[] = []
  for (let done = 0; done < kills; done += killsPerGame) {
    const share = Math.min(killsPerGame, kills - done)
    games.push(await killRoomsOfGame({ kills: share, players, interrupt }))
    console.error(`${done + share} of ${kills} kills`)
  }
  const recovered = games.flatMap((game) => game.recovered)
  const due = games.flatMap((game) => game.deadlines)
  // What is due while no process runs happens when the next one is there: as late as that starts.
  const errorsMs = (interrupted: boolean) =>
    due.filter((each) => each.interrupted === interrupted).map(({ errorMs }) => errorMs)
  return {
    kills,
    players,
    acknowledged: games.reduce((sum, game) => sum + game.acknowledged, 0),
    lostAcknowledged: games.reduce((sum, game) => sum + game.lostAcknowledged, 0),
    recoverP50Ms: percentile(recovered, 0.5),
    recoverP99Ms: percentile(recovered, 0.99),
    deadlinesChecked: due.length,
    deadlineErrorMaxMs: Math.max(0, ...errorsMs(false)),
    deadlinesInterrupted: errorsMs(true).length,
    interruptedErrorMaxMs: Math.max(0, ...errorsMs(true)),
  }
}

async function killRoomsOfGame({ kills, players: playerCount, interrupt }: Required<Kills>) {
  const sdk = await loadSdkClient()
  return withProduct({}, async (product, database) => {
    const api = playerApi(product.origin)
    // Long enough for all kills, whatever the random pauses.
    const length = 4 + Math.ceil((kills * (longestPauseMs + 3000)) / questionMs)
    const questionSetId = insertDrillSet(database, { questions: length, timeLimitSeconds })
    const game = await openSelfRunningGame(api, await api.signUp('teacher'), {
      questionSetId,
      maxPlayers: playerCount,
    })
    const { host, players, pages } = await openClass(sdk, game, playerCount)
    await host.game.host('start')

    const recovered: number[] = []
    const interruptions: { from: number; to: number }[] = []
    for (let kill = 0; kill < kills; kill++) {
      await pause(Math.random() * longestPauseMs)
      const since = performance.now()
      const from = Date.now()
      for (const page of pages) page.expectLoss()
      await interrupt(product)
      await until('everybody to be back', () => pages.every((page) => page.backAt > 0))
      interruptions.push({ from, to: Date.now() })
      for (const page of pages) recovered.push(page.backAt - since)
      if ((kill + 1) % tellEvery === 0) console.error(`${kill + 1} of ${kills} of this game`)
    }
    await until('a result after the last kill', () => host.stage()?.name === 'result', {
      patienceMs: 15_000,
    })
    await host.game.end()
    await until('the settlement', () => settlementOf(database, game.id))
    for (const page of pages) page.close()
    return {
      acknowledged: players.reduce((sum, player) => sum + player.acknowledged.length, 0),
      lostAcknowledged: countLost(database, game.id, players),
      recovered,
      deadlines: host.deadlines.map((deadline) => ({
        ...deadline,
        interrupted: interruptions.some(({ from, to }) => from <= deadline.at && deadline.at <= to),
      })),
    }
  })
}

/** A game with auto progression. */
export const openSelfRunningGame = (api: PlayerApi, teacher: string, wish: object) =>
  HostedGame.open(api, teacher, {
    ...wish,
    gameMode: 'speed_run',
    settings: { progressionControl: 'auto', resultSeconds },
  })

/** The pages of a host and some players, all connected; the first students have accounts. */
export async function openClass(
  sdk: Sdk,
  game: HostedGame,
  playerCount: number,
  { students = [], addressOf }: ClassWish = {},
) {
  const by = (page: number) => (addressOf ? game.by(addressOf(page)) : game)
  const host = openHost(sdk, by(0))
  const players = await eachAtMost(joinLanes, playerNames(playerCount), (name, index) =>
    openPlayer(sdk, by(index + 1), { name, index, cookie: students[index] }),
  )
  const pages = [host, ...players]
  await allLive(pages)
  return { host, players, pages }
}

interface ClassWish {
  /** Cookies. */
  students?: string[]
  /** The product's address for the page of the host (0) and those of the players (from 1). */
  addressOf?: (page: number) => string
}

const isOption = (answer: unknown): answer is number => typeof answer === 'number'

/** Times at which the room closed and opened questions, from the host's view. */
function openHost(sdk: Sdk, game: HostedGame) {
  const deadlines: { at: number; errorMs: number }[] = []
  const check = (at: number, actual: number) =>
    deadlines.push({ at, errorMs: Math.abs(actual - at) })
  let due: { opens: number; at: number } | undefined
  const page = openHostPage(sdk, game, {
    onView: ({ stage, paused }) => {
      // Without its host the game pauses after a while.
      if (paused) due = undefined
      if (stage.name === 'question' && due?.opens === stage.index) {
        check(due.at, stage.openedAt)
        due = undefined
      }
      if (stage.name === 'result' && !paused && due?.opens !== stage.index + 1) {
        const { nextAt, deadline, index } = stage
        if (nextAt === null || deadline === null) {
          throw new Error('The game does not advance by itself')
        }
        check(deadline + lateGraceMs, nextAt - resultSeconds * 1000)
        due = { opens: index + 1, at: nextAt }
      }
    },
  })
  return Object.assign(page, { deadlines })
}

/** Answers each question at a random moment; one player in ten does not answer. */
async function openPlayer(
  sdk: Sdk,
  game: HostedGame,
  { name, index, cookie }: { name: string; index: number; cookie?: string },
) {
  const { player, seatToken } = await game.join(name, cookie)
  let planned = -1
  const page = openPlayerPage(
    sdk,
    game,
    { seatToken },
    {
      onView: ({ stage }) => {
        // An answer shown by the page counts as acknowledged.
        if ((stage.name === 'question' || stage.name === 'result') && isOption(stage.yourAnswer)) {
          page.keep({ questionId: stage.question.id, option: stage.yourAnswer })
        }
        if (stage.name !== 'question' || stage.index === planned) return
        planned = stage.index
        if ((stage.index + index) % 10 === 0) return
        setTimeout(
          () => page.game.answer(index % 4),
          300 + Math.random() * (timeLimitSeconds - 1) * 1000,
        )
      },
    },
  )
  return Object.assign(page, { playerId: player.id })
}
