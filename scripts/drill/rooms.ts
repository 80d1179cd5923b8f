// Kills the rooms at random moments of a running game and compares what was acknowledged with
// what is stored in the end.
import type { Stage } from '@pathquest/core/rooms/views'
import type { ApiClient } from '@pathquest/sdk/api/client'
import type { LiveGameOptions, LiveRole, ViewByRole } from '@pathquest/sdk/live/live-game'
import { WebSocket } from 'ws'
import { type Database, insertQuestionSet, openDatabase, plainQuestions } from '../harness/database'
import { percentile } from '../harness/figures'
import { eachAtMost, type PlayerApi, playerApi, type Session } from '../harness/player-api'
import { type Product, startProduct } from '../harness/product'
import { loadSdkClient, type Sdk } from '../harness/sdk-client'
import { pause, until } from '../harness/wait'

export const timeLimitSeconds = 5
export const resultSeconds = 3
const lateGraceMs = 500
const longestPauseMs = 4000
/** Kills. */
const tellEvery = 10
/** Thirty questions or so, as a long lesson has: a game over all kills would grow to hundreds. */
const killsPerGame = 30
const questionMs = timeLimitSeconds * 1000 + lateGraceMs + resultSeconds * 1000

/** An answer that the product has said to keep. */
export interface Acknowledged {
  questionId: string
  option: number
}

/** What a player was promised. */
export interface Promised {
  playerId: string
  acknowledged: Acknowledged[]
}

interface Kills {
  kills: number
  players: number
  /** What is done to the product each time; the product that goes on. */
  interrupt?: (product: Product) => Promise<Product>
}

/** The game and how to reach it. */
export interface Place {
  sdk: Sdk
  origin: string
  api: PlayerApi
  session: Session
}

/** The rooms alone die; the server starts them again. */
async function killRoomsProcess(product: Product) {
  process.kill(product.roomsPid(), 'SIGKILL')
  return product
}

/**
 * One game after the other, each on a product of its own.
 * @returns figures: lostAcknowledged, recoverP50Ms, recoverP99Ms, deadlineErrorMaxMs, …
 */
export async function killRooms({ kills, players, interrupt = killRoomsProcess }: Kills) {
  const games: Awaited<ReturnType<typeof killRoomsOfGame>>[] = []
  for (let done = 0; done < kills; done += killsPerGame) {
    const share = Math.min(killsPerGame, kills - done)
    games.push(await killRoomsOfGame({ kills: share, players, interrupt }))
    console.error(`${done + share} of ${kills} kills`)
  }
  const recovered = games.flatMap((game) => game.recovered)
  const errors = games.flatMap((game) => game.deadlineErrors)
  return {
    kills,
    players,
    acknowledged: games.reduce((sum, game) => sum + game.acknowledged, 0),
    lostAcknowledged: games.reduce((sum, game) => sum + game.lostAcknowledged, 0),
    recoverP50Ms: percentile(recovered, 0.5),
    recoverP99Ms: percentile(recovered, 0.99),
    deadlinesChecked: errors.length,
    deadlineErrorMaxMs: Math.max(...errors),
  }
}

async function killRoomsOfGame({ kills, players: playerCount, interrupt }: Required<Kills>) {
  const sdk = await loadSdkClient()
  let product = await startProduct()
  const database = openDatabase(product.dataDir)
  try {
    const api = playerApi(product.origin)
    const cookie = await api.signUp('teacher')
    // Long enough for all kills, however long the pauses fall.
    const length = 4 + Math.ceil((kills * (longestPauseMs + 3000)) / questionMs)
    const questionSetId = insertQuestionSet(database, {
      title: 'Drill',
      timeLimitSeconds,
      questions: plainQuestions(length),
    })
    const { session } = await api.createGame(cookie, {
      questionSetId,
      gameMode: 'speed_run',
      maxPlayers: playerCount,
      settings: { progressionControl: 'auto', resultSeconds },
    })
    const place = { sdk, origin: product.origin, api, session }
    const host = openHost(place, cookie)
    const names = Array.from({ length: playerCount }, (_, index) => `Player ${index}`)
    const players = await eachAtMost(8, names, (name, index) => openPlayer(place, name, index))
    const everybody = [host, ...players]
    await until('everybody to be connected', () => everybody.every((client) => client.isLive()))
    await host.game.host('start')

    const recovered: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      await pause(Math.random() * longestPauseMs)
      const since = performance.now()
      for (const client of everybody) client.expectLoss()
      product = await interrupt(product)
      await until('everybody to be back', () => everybody.every((client) => client.backAt > 0))
      for (const client of everybody) recovered.push(client.backAt - since)
      if ((kill + 1) % tellEvery === 0) console.error(`${kill + 1} of ${kills} of this game`)
    }
    await until('a result after the last kill', () => host.stage() === 'result', {
      patienceMs: 15_000,
    })
    await host.game.end()
    await until('the settlement', () =>
      database.prepare('select 1 from settlements where game_session_id = ?').get(session.id),
    )
    for (const client of everybody) client.close()
    return {
      acknowledged: players.reduce((sum, player) => sum + player.acknowledged.length, 0),
      lostAcknowledged: countLost(database, session.id, players),
      recovered,
      deadlineErrors: host.errors,
    }
  } catch (error) {
    console.error(product.output())
    throw error
  } finally {
    database.close()
    await product.stop()
  }
}

/** Answers that were acknowledged and are not in the settled game. */
export function countLost(database: Database, gameId: string, players: Promised[]) {
  const find = database.prepare<string[], { option: number }>(
    `select selected_option_index as option from game_answers
     where game_session_id = ? and player_id = ? and question_id = ?`,
  )
  return players
    .flatMap(({ playerId, acknowledged }) =>
      acknowledged.map((answer) => ({ playerId, ...answer })),
    )
    .filter(
      ({ playerId, questionId, option }) =>
        find.get(gameId, playerId, questionId)?.option !== option,
    ).length
}

const isOption = (answer: unknown): answer is number => typeof answer === 'number'

/** What all clients have: whether they were lost and when they saw the game again. */
function openClient<Role extends LiveRole>(
  { createLiveGame }: Sdk,
  options: LiveGameOptions<Role>,
  onView: (view: ViewByRole[Role]) => void,
) {
  let lost = true
  const client = {
    backAt: 0,
    game: createLiveGame({
      WebSocket,
      ...options,
      onEvent: (message) => {
        if (!('view' in message)) return options.onEvent?.(message)
        if (lost) client.backAt = performance.now()
        lost = false
        onView(message.view as ViewByRole[Role])
      },
    }),
    expectLoss: () => {
      client.backAt = 0
    },
    isLive: () =>
      client.game.getState().connection === 'live' && client.game.getState().view !== null,
    close: () => {},
  }
  client.game.subscribe(() => {
    if (client.game.getState().connection !== 'live') lost = true
  })
  client.close = client.game.connect()
  return client
}

/** The host's view tells when the room closed and opened questions, in its own time. */
export function openHost({ sdk, origin, api, session }: Place, cookie: string) {
  const errors: number[] = []
  let stage: Stage | undefined
  let due: { opens: number; at: number } | undefined
  const asHost: Pick<ApiClient, 'ticket' | 'view'> = {
    ticket: (id, body) => api.ticket(id, body, { cookie }),
    view: (id, query) => api.view(id, query, { cookie }),
  }
  const options: LiveGameOptions<'host'> = {
    api: { ...sdk.createApiClient({ origin }), ...asHost },
    sessionId: session.id,
    role: 'host',
    tab: 'drill-host-tab',
  }
  const client = openClient(sdk, options, (view) => {
    stage = view.stage
    // Without its host for a while the game stands still.
    if (view.paused) due = undefined
    if (stage.name === 'question' && due?.opens === stage.index) {
      errors.push(Math.abs(stage.openedAt - due.at))
      due = undefined
    }
    if (stage.name === 'result' && !view.paused && due?.opens !== stage.index + 1) {
      const { nextAt, deadline, index } = stage
      if (nextAt === null || deadline === null) throw new Error('The game does not go on by itself')
      const closedAt = nextAt - resultSeconds * 1000
      errors.push(Math.abs(closedAt - deadline - lateGraceMs))
      due = { opens: index + 1, at: nextAt }
    }
  })
  return Object.assign(client, { errors, stage: () => stage?.name })
}

/** Answers each question at a random moment; one player in ten lets it pass. */
export async function openPlayer(
  { sdk, origin, api, session }: Place,
  name: string,
  index: number,
  cookie?: string,
) {
  const { player, seatToken } = await api.join(session.gameCode, name, cookie)
  const seats = sdk.memorySeatStore()
  seats.set(session.id, seatToken)
  const acknowledged: Acknowledged[] = []
  const sent = new Map<string, Acknowledged>()
  let planned = -1
  const keep = (answer: Acknowledged) => {
    const isKnown = acknowledged.some(({ questionId }) => questionId === answer.questionId)
    if (!isKnown) acknowledged.push(answer)
  }
  const options: LiveGameOptions<'player'> = {
    api: sdk.createApiClient({ origin }),
    sessionId: session.id,
    role: 'player',
    seats,
    onEvent: (message) => {
      if (message.type !== 'accepted') return
      const answer = sent.get(message.id)
      if (answer) keep(answer)
      sent.delete(message.id)
    },
  }
  const client = openClient(sdk, options, ({ stage }) => {
    // What a page shows as the player's answer is as good as an acknowledgement.
    if ((stage.name === 'question' || stage.name === 'result') && isOption(stage.yourAnswer)) {
      keep({ questionId: stage.question.id, option: stage.yourAnswer })
    }
    if (stage.name !== 'question' || stage.index === planned) return
    planned = stage.index
    if ((stage.index + index) % 10 === 0) return
    setTimeout(
      () => client.game.answer(index % 4),
      300 + Math.random() * (timeLimitSeconds - 1) * 1000,
    )
  })
  client.game.subscribe(() => {
    const { pending } = client.game.getState()
    if (pending?.status !== 'sending') return
    const { id, questionId, selectedOptionIndex: option } = pending
    // These games ask for options alone.
    if (option !== null) sent.set(id, { questionId, option })
  })
  return Object.assign(client, { playerId: player.id, acknowledged })
}
