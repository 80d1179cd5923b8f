// Games in the states in which an upgrade meets them, played with the clients of today against
// whatever version runs.
import { randomBytes } from 'node:crypto'
import { pause, until } from '../../harness/wait'
import { openHost, openPlayer, thinkMs } from './game-clients'

const guests = ['Zoe', 'Max', 'Ana']

/** Made for a fixture alone; the drill signs in with them. */
export async function makeAccount(api, role) {
  const account = {
    email: `${role}-${randomBytes(4).toString('hex')}@example.org`,
    password: randomBytes(12).toString('base64url'),
  }
  const about = { fullName: `Fixture ${role}`, role, birthMonth: 1, birthYear: 1990 }
  const { cookie } = await api.call('POST', '/api/auth/sign-up', { body: { ...account, ...about } })
  return { account, cookie }
}

/** A class in each state and two solo games, all pages open; the open questions come last. */
export async function playStates(course) {
  const [, second, third] = course.sets
  return [
    await inLobby(course),
    await inResult(course),
    await solo(course, { state: 'solo', gameMode: 'career_quest', set: second, answers: 2 }),
    await solo(course, { state: 'solo question', gameMode: 'speed_run', set: third, answers: 2 }),
    await inQuestion(course),
  ]
}

/** Ended and settled; with a player removed after the end where the version lets the host do it. */
export async function playSettled(course) {
  const game = await openClass(course, 'settled', { gameMode: 'career_quest' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  await game.host.game.end()
  await until('the settlement', () => game.host.view().settled)
  await game.host.game.host('kick', { playerId: game.told.players[0].playerId })
  return game
}

/** Ended with the server dying while it settles: resolves when the host has pressed. */
export async function playUnsettled(course) {
  const game = await openClass(course, 'podium', { gameMode: 'speed_run' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  void game.host.game.end()
  return game
}

const inLobby = (course) => openClass(course, 'lobby', { gameMode: 'career_quest' })

/** The second question is open, half of the class has answered it. */
async function inQuestion(course) {
  const game = await openClass(course, 'question', { gameMode: 'speed_run' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  await game.host.game.next()
  await game.answers(1, game.players.slice(0, 2))
  return game
}

async function inResult(course) {
  const game = await openClass(course, 'result', { gameMode: 'team_challenge' })
  await game.host.game.host('start')
  await game.everybodyAnswers(0)
  await game.host.game.next()
  await game.everybodyAnswers(1)
  return game
}

async function solo({ sdk, origin, api, student }, { state, gameMode, set, answers }) {
  const wish = { questionSetId: set.id, gameMode, sessionType: 'solo' }
  const { session, player, seatToken } = await api.createGame(student.cookie, wish)
  const seat = { playerId: player.id, seatToken, account: 'student', acknowledged: [] }
  const client = openPlayer({ sdk, origin, gameId: session.id, seat })
  for (let index = 0; index < answers; index++) {
    await until('a question', () => isOpen(client, index))
    await pause(thinkMs)
    await client.answer(index % 4)
    await until('its result', () => client.stage().name === 'result')
    if (index + 1 < answers || state === 'solo question') await client.game.next()
  }
  const told = { id: session.id, state, gameMode, sessionType: 'solo', tab: null, players: [seat] }
  return { told, close: client.close }
}

/** A class of guests and one account in its lobby, everybody connected. */
async function openClass({ sdk, origin, api, teacher, student, sets }, state, wish) {
  const { session } = await api.createGame(teacher.cookie, { questionSetId: sets[0].id, ...wish })
  const told = { id: session.id, state, ...wish, sessionType: 'multiplayer', players: [] }
  told.tab = randomBytes(8).toString('hex')
  const host = openHost({ sdk, origin, api, gameId: session.id, ...told, cookie: teacher.cookie })
  const players = []
  for (const name of [...guests, 'Sam']) {
    const account = name === 'Sam' ? 'student' : null
    const cookie = account ? student.cookie : undefined
    const { player, seatToken } = await api.join(session.gameCode, name, cookie)
    const seat = { playerId: player.id, seatToken, account, acknowledged: [] }
    told.players.push(seat)
    players.push(openPlayer({ sdk, origin, gameId: session.id, seat }))
  }
  await until('the class', () => [host, ...players].every((client) => client.isLive()))
  const connected = () => host.view().players.filter((player) => player.connected).length
  await until('the class in the lobby', () => connected() === players.length)

  const answers = async (index, who) => {
    await until('the question', () => who.every((client) => isOpen(client, index)))
    await pause(thinkMs)
    await Promise.all(who.map((client, i) => client.answer((index + i) % 4)))
  }
  return {
    host,
    players,
    told,
    answers,
    async everybodyAnswers(index) {
      await answers(index, players)
      await until('its result', () => host.stage().name === 'result')
    },
    /** The pages go; the seats stay. */
    close() {
      for (const client of [host, ...players]) client.close()
    },
  }
}

const isOpen = (client, index) =>
  client.stage()?.name === 'question' && client.stage().index === index
