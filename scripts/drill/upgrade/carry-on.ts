// Starts the current product on the data of an earlier version, and plays its games to their end.

import type { Stage } from '@pathquest/core/rooms/views'
import { gameMode } from '@pathquest/modes/game-rules'
import { HostedGame } from '../../harness/hosted-game'
import { withProduct } from '../../harness/on-product'
import {
  type HostPage,
  openHostPage,
  openPlayerPage,
  type Page,
  type PlayerPage,
} from '../../harness/page-player'
import { playerApi } from '../../harness/player-api'
import type { Sdk } from '../../harness/sdk-client'
import { thinkMs } from '../../harness/socket-player'
import { shiftTimes } from '../../harness/stored-rooms'
import { pause, until } from '../../harness/wait'
import { countLost } from '../rewards'
import { carryBots, isOfBots } from './carry-bots'
import { type Account, type ToldGame, unpackFixture } from './fixture'
import { type Course, requestSeats } from './seats'
import { storedForm } from './stored-form'

const patienceMs = 45_000

interface OnPages extends Course {
  sdk: Sdk
}

/** The open pages of a game. */
interface Pages {
  host: HostPage | null
  players: PlayerPage[]
  all: Page[]
}

interface Fate {
  game: ToldGame
  fate: 'completed' | 'ended' | 'stuck'
  why: string
  /** Acknowledged moves of bots that are lost. */
  forgotten: number
}

/** The outcome of the games of one fixture. */
export async function carryOn(sdk: Sdk, name: string) {
  const fixture = unpackFixture(name)
  const { dataDir } = fixture
  const form = storedForm(fixture)
  // Its times are shifted: nothing became due while the fixture was stored.
  shiftTimes(dataDir, Date.now() - fixture.takenAt)
  const options = { dataDir, isKillable: true, env: { PATHQUEST_DEMO: 'off' } }
  return withProduct(options, async (product, database) => {
    const api = playerApi(product.origin)
    const signIn = async (body: Account) =>
      (await api.call<unknown>('POST', '/api/auth/sign-in', { body })).cookie
    const course = {
      sdk,
      api,
      database,
      teacher: await signIn(fixture.accounts.teacher),
      student: await signIn(fixture.accounts.student),
    }
    const fates = await Promise.all(fixture.games.map((game) => fateOf(course, game)))
    for (const { game, fate, why } of fates) {
      if (fate !== 'completed')
        console.log(`${name}, ${game.gameMode} ${game.state}: ${fate}. ${why}`)
    }
    if (fates.some(({ fate }) => fate !== 'completed')) console.log(product.output().slice(-3000))
    const count = (wanted: Fate['fate']) => fates.filter(({ fate }) => fate === wanted).length
    return {
      form,
      games: fates.length,
      lost: fates.reduce(
        (sum, { game, forgotten }) => sum + forgotten + countLost(database, game.id, game.players),
        0,
      ),
      stuck: count('stuck'),
      ended: count('ended'),
    }
  })
}

/**
 * `completed` is settled with rewards; `ended`: the product ended it with a message; else `stuck`.
 */
async function fateOf(course: OnPages, game: ToldGame): Promise<Fate> {
  const told = { game, why: '', forgotten: 0 }
  let clients: Pages | undefined
  try {
    const played = isOfBots(game) ? await carryBots(course, game) : null
    if (!played) {
      clients = await openPages(course, game)
      await playOn(clients)
    }
    const isEnded = played?.isEnded ?? clients?.all[0]?.view()?.game.endedByFault
    if (isEnded) return { ...told, fate: 'ended' }
    await until('settlement and rewards', () => isSettled(course, game), { patienceMs })
    const forgotten = played?.countForgotten() ?? 0
    return { ...told, fate: 'completed', forgotten }
  } catch (error) {
    const stage = clients?.all.map((client) => client.stage()?.name ?? 'nothing').join(', ')
    return { ...told, fate: 'stuck', why: `${error}; on screen: ${stage ?? 'bots'}` }
  } finally {
    for (const client of clients?.all ?? []) client.close()
  }
}

/** Reopens every page of the game, with its stored seat; signed-in players request the seat. */
async function openPages(course: OnPages, told: ToldGame): Promise<Pages> {
  const { sdk, api, teacher } = course
  const { id, tab, players } = told
  const game = new HostedGame(api, { id, gameCode: '' }, { cookie: teacher }, tab ?? undefined)
  const host = tab ? openHostPage(sdk, game) : null
  const open: PlayerPage[] = []
  await requestSeats(course, told)
  for (const seat of players) open.push(openPlayerPage(sdk, game, seat))
  const all = host ? [host, ...open] : open
  await until('everybody to be back', () => all.every(isBack), { patienceMs })
  return { host, players: open, all }
}

/** A removed player sees that they were removed. */
const isRemoved = (client: Page) => client.game.getState().connection === 'removed'
const isBack = (client: Page) => client.isLive() || isRemoved(client)

/** The host or solo player continues, everybody answers open questions, up to the podium. */
async function playOn({ host, players, all }: Pages) {
  const lead = (host ?? players[0])?.game
  if (!lead) throw new Error('Nobody leads the game')
  const stage = () => {
    const view = lead.getState().view
    if (!view) throw new Error('The leader sees nothing')
    return view.stage
  }
  const giveUpAt = Date.now() + patienceMs
  while (!['podium', 'cancelled'].includes(stage().name)) {
    const before = stage()
    const { name } = before
    const index = indexOf(before)
    const gone = () => stage().name !== name || indexOf(stage()) !== index
    if (lead.getState().view?.pausedByHost) await lead.host('resume')
    if (name === 'lobby') await lead.host('start')
    if (name === 'result') await lead.next()
    if (name === 'question' && index !== undefined) {
      await pause(thinkMs)
      await Promise.all(players.map((player) => answerOpen(player, index)))
    }
    await until(`something to follow ${name} ${index ?? ''}`, gone, { patienceMs })
    if (Date.now() > giveUpAt) throw new Error('The game does not end')
  }
  const seesEnd = (client: Page) => client.stage()?.name === stage().name || isRemoved(client)
  await until('everybody to see the end', () => all.every(seesEnd), { patienceMs })
}

const indexOf = (stage: Stage | undefined) => (stage && 'index' in stage ? stage.index : undefined)

/** Where the time runs out first the answer is refused, and the result follows. */
async function answerOpen(player: PlayerPage, index: number) {
  const isOpen = () => player.stage()?.name === 'question' && indexOf(player.stage()) === index
  const hasAnswered = () => {
    const stage = player.stage()
    return stage?.name === 'question' && typeof stage.yourAnswer === 'number'
  }
  if (!isOpen() || hasAnswered()) return
  player.game.answer(index % 4)
  await until('an answer', () => !isOpen() || hasAnswered(), { patienceMs })
}

/** Stored once, and signed-in players have the game's rewards once, or see why there are none. */
function isSettled({ database }: Course, { id, players, gameMode: mode }: ToldGame) {
  const mayBeNone = gameMode(mode).manifest.ends === 'none'
  const one = <T>(sql: string) => database.prepare<[string], T>(sql).get(id)
  const game = one<{ status: string; outcome: string }>(
    'select status, outcome from game_sessions where id = ?',
  )
  if (game?.status !== 'completed' || game.outcome !== 'finished') return false
  const settled = one<{ result: string }>(
    'select result from settlements where game_session_id = ?',
  )
  if (!settled) return false
  const rewards: { tokensEarned: number; xpUsedUp?: boolean }[] = Object.values(
    JSON.parse(settled.result),
  )
  const withAccount = players.filter(({ account }) => account).length
  if (rewards.length !== withAccount) return false
  const ledger = one<{ entries: number; amount: number | null }>(
    'select count(*) as entries, sum(amount) as amount from token_ledger where game_session_id = ?',
  )
  // One host and set give XP a few times a day: there may be none, with the reason. Without a place
  // there is none for who has not come to the end.
  const due = rewards.filter(({ tokensEarned }) => tokensEarned > 0)
  const amount = due.reduce((sum, { tokensEarned }) => sum + tokensEarned, 0)
  return (
    rewards.every(({ tokensEarned, xpUsedUp }) => tokensEarned > 0 || mayBeNone || xpUsedUp) &&
    ledger?.entries === due.length &&
    (ledger.amount ?? 0) === amount
  )
}
