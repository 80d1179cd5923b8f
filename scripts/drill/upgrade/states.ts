// Games in the states in which an upgrade may find them, played with the current clients against
// any version of the product.
import { randomBytes } from 'node:crypto'
import { HostedGame } from '../../harness/hosted-game'
import { allLive, openHostPage, openPlayerPage, type PlayerPage } from '../../harness/page-player'
import type { PlayerApi } from '../../harness/player-api'
import type { Sdk } from '../../harness/sdk-client'
import { thinkMs } from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'
import type { Seat, ToldGame } from './fixture'

export interface Course {
  sdk: Sdk
  api: PlayerApi
  teacher: { cookie: string }
  student: { cookie: string }
  sets: { id: string }[]
}

/** A game that is left in its current state. */
interface Left {
  told: ToldGame
  close(): void
}

interface OpenQuestion {
  state: string
  gameMode: string
}

interface Alone {
  state: string
  gameMode: string
  set: { id: string }
  answers: number
}

const guests = ['Zoe', 'Max', 'Ana']

/** Created for a fixture only; the drill signs in with them. */
export async function makeAccount(api: PlayerApi, role: 'teacher' | 'student') {
  const account = {
    email: `${role}-${randomBytes(4).toString('hex')}@example.org`,
    password: randomBytes(12).toString('base64url'),
  }
  const about = { fullName: `Fixture ${role}`, role, birthMonth: 1, birthYear: 1990 }
  const { cookie } = await api.call<unknown>('POST', '/api/auth/sign-up', {
    body: { ...account, ...about },
  })
  return { account, cookie }
}

/** A class in each state, one of them paused, and two solo games, all pages open. */
export async function playStates(course: Course): Promise<Left[]> {
  const [, second, third] = course.sets
  if (!second || !third) throw new Error('There are not three question sets')
  return [
    await inLobby(course),
    await inGuardedLobby(course),
    await inPause(course),
    await inResult(course),
    await solo(course, { state: 'solo', gameMode: 'career_quest', set: second, answers: 2 }),
    await solo(course, { state: 'solo question', gameMode: 'speed_run', set: third, answers: 2 }),
  ]
}

/** Ended and settled; with a player removed after the end if the version allows it. */
export async function playSettled(course: Course) {
  const game = await openClass(course, 'settled', { gameMode: 'career_quest' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  await game.host.game.end()
  await until('the settlement', () => game.host.view()?.settled)
  await game.host.game.host('kick', { playerId: game.told.players[0]?.playerId })
  return game
}

/**
 * Ended while the server dies during the settlement: resolves when the host has sent the command.
 */
export async function playUnsettled(course: Course) {
  const game = await openClass(course, 'podium', { gameMode: 'speed_run' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  void game.host.game.end()
  return game
}

const inLobby = (course: Course) => openClass(course, 'lobby', { gameMode: 'career_quest' })

/**
 * Locked, with the second step of joining, extra time for one player and a seat code of another.
 */
async function inGuardedLobby(course: Course) {
  const game = await openClass(course, 'guarded lobby', { gameMode: 'team_challenge' })
  const [first, second] = game.told.players
  const { host } = game.host.game
  const outcomes = [
    await host('lock'),
    await host('second_step'),
    await host('extra_time', { playerId: first?.playerId, factor: 1.5 }),
    await host('seat_code', { playerId: second?.playerId }),
  ]
  if (!outcomes.every(({ ok }) => ok)) throw new Error(JSON.stringify(outcomes))
  return game
}

/** The host has paused while a question is open. */
async function inPause(course: Course) {
  const game = await openQuestion(course, { state: 'pause', gameMode: 'career_quest' })
  await game.host.game.host('pause')
  await until('the pause', () => game.host.view()?.pausedByHost)
  return game
}

export const inQuestion = (course: Course) =>
  openQuestion(course, { state: 'question', gameMode: 'speed_run' })

/** The second question is open, and half of the class has answered it. */
async function openQuestion(course: Course, { state, gameMode }: OpenQuestion) {
  const game = await openClass(course, state, { gameMode })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  await game.host.game.next()
  await game.answers(1, game.players.slice(0, 2))
  return game
}

async function inResult(course: Course) {
  const game = await openClass(course, 'result', { gameMode: 'team_challenge' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  await game.host.game.next()
  await game.everybodyAnswers(1)
  return game
}

async function solo(
  { sdk, api, student }: Course,
  { state, gameMode, set, answers }: Alone,
): Promise<Left> {
  const wish = { questionSetId: set.id, gameMode }
  const { session, player, seatToken } = await api.createSoloGame(student.cookie, wish)
  const seat: Seat = { playerId: player.id, seatToken, account: 'student', acknowledged: [] }
  const client = openPlayerPage(sdk, new HostedGame(api, session, student), seat)
  for (let index = 0; index < answers; index++) {
    await until('a question', () => isOpen(client, index))
    await pause(thinkMs)
    await client.answer(index % 4)
    await until('its result', () => client.stage()?.name === 'result')
    if (index + 1 < answers || state === 'solo question') await client.game.next()
  }
  const { id } = session
  const told: ToldGame = { id, state, gameMode, sessionType: 'solo', tab: null, players: [seat] }
  return { told, close: client.close }
}

/** A class of guests and one account in its lobby, everybody connected. */
async function openClass(
  { sdk, api, teacher, student, sets }: Course,
  state: string,
  wish: { gameMode: string },
) {
  const questionSetId = sets[0]?.id
  const tab = randomBytes(8).toString('hex')
  const game = await HostedGame.open(api, teacher.cookie, { questionSetId, ...wish }, tab)
  const seats: Seat[] = []
  const told: ToldGame = {
    id: game.id,
    state,
    ...wish,
    sessionType: 'multiplayer',
    tab,
    players: seats,
  }
  const host = openHostPage(sdk, game)
  const players: PlayerPage[] = []
  for (const name of [...guests, 'Sam']) {
    const account = name === 'Sam' ? 'student' : null
    const cookie = account ? student.cookie : undefined
    const { player, seatToken } = await game.join(name, cookie)
    const seat: Seat = { playerId: player.id, seatToken, account, acknowledged: [] }
    seats.push(seat)
    players.push(openPlayerPage(sdk, game, seat))
  }
  await allLive([host, ...players])
  const connected = () => host.view()?.players.filter((player) => player.connected).length
  await until('the class in the lobby', () => connected() === players.length)

  const answers = async (index: number, who: PlayerPage[]) => {
    await until('the question', () => who.every((client) => isOpen(client, index)))
    await pause(thinkMs)
    await Promise.all(who.map((client, i) => client.answer((index + i) % 4)))
  }
  return {
    host,
    players,
    told,
    answers,
    async everybodyAnswers(index: number) {
      await answers(index, players)
      await until('its result', () => host.stage()?.name === 'result')
    },
    /** Closes the pages; the seats remain. */
    close() {
      for (const client of [host, ...players]) client.close()
    },
  }
}

function isOpen(client: PlayerPage, index: number) {
  const stage = client.stage()
  return stage?.name === 'question' && stage.index === index
}
