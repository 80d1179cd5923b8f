// Starts the present product on what an earlier version left, and plays its games to their end.
import { openDatabase } from '../../harness/database'
import { KillableServer } from '../../harness/killable-server'
import { playerApi } from '../../harness/player-api'
import { shiftTimes } from '../../harness/stored-rooms'
import { pause, until } from '../../harness/wait'
import { countLost } from '../rooms'
import { unpackFixture } from './fixture'
import { openHost, openPlayer, thinkMs } from './game-clients'
import { storedForm } from './stored-form'

const patienceMs = 45_000

/** @returns `{ form, games, lost, stuck, ended }` of one fixture */
export async function carryOn(sdk, name) {
  const fixture = unpackFixture(name)
  const { dataDir } = fixture
  const form = storedForm(fixture)
  // Its clocks go on where they stood: nothing was due while it lay here.
  shiftTimes(dataDir, Date.now() - fixture.takenAt)
  const server = await KillableServer.start({}, { dataDir })
  const database = openDatabase(dataDir)
  try {
    const api = playerApi(server.origin)
    const signIn = async (body) => (await api.call('POST', '/api/auth/sign-in', { body })).cookie
    const course = {
      sdk,
      origin: server.origin,
      api,
      database,
      teacher: await signIn(fixture.accounts.teacher),
      student: await signIn(fixture.accounts.student),
    }
    const fates = await Promise.all(fixture.games.map((game) => fateOf(course, game)))
    for (const { game, fate, why } of fates) {
      if (fate !== 'completed') console.log(`${name}, ${game.state}: ${fate}. ${why}`)
    }
    if (fates.some(({ fate }) => fate !== 'completed')) console.log(server.output().slice(-3000))
    const count = (wanted) => fates.filter(({ fate }) => fate === wanted).length
    return {
      form,
      games: fates.length,
      lost: fates.reduce((sum, { game }) => sum + countLost(database, game.id, game.players), 0),
      stuck: count('stuck'),
      ended: count('ended'),
    }
  } finally {
    database.close()
    await server.stop()
  }
}

/** `completed` is settled with rewards; `ended`: the product ended it with a word; else `stuck`. */
async function fateOf(course, game) {
  let clients = []
  try {
    clients = await openPages(course, game)
    await playOn(clients)
    if (clients.all[0].view().game.endedByFault) return { game, fate: 'ended', why: '' }
    await until('settlement and rewards', () => isSettled(course, game), { patienceMs })
    return { game, fate: 'completed' }
  } catch (error) {
    const stage = clients.all?.map((client) => client.stage()?.name ?? 'nothing').join(', ')
    return { game, fate: 'stuck', why: `${error.message}; on screen: ${stage}` }
  } finally {
    for (const client of clients.all ?? []) client.close()
  }
}

/** Every page of the game again, with what it kept; who is signed in asks for the seat. */
async function openPages({ sdk, origin, api, teacher, student }, { id, tab, players }) {
  const options = { sdk, origin, gameId: id }
  const host = tab ? openHost({ ...options, api, cookie: teacher, tab }) : null
  const open = []
  for (const seat of players) {
    if (seat.account) {
      const { json } = await api.call('GET', `/api/games/${id}/seat`, { cookie: student })
      seat.seatToken = json.seatToken
    }
    open.push(openPlayer({ ...options, seat }))
  }
  const all = host ? [host, ...open] : open
  await until('everybody to be back', () => all.every(isBack))
  return { host, players: open, all }
}

/** Whom the host has removed reads so. */
const isRemoved = (client) => client.game.getState().connection === 'removed'
const isBack = (client) => client.isLive() || isRemoved(client)

/** Whoever leads leads on, everybody answers what is open to them, up to the podium. */
async function playOn({ host, players, all }) {
  const lead = (host ?? players[0]).game
  const stage = () => lead.getState().view.stage
  const giveUpAt = Date.now() + patienceMs
  while (!['podium', 'cancelled'].includes(stage().name)) {
    const { name, index } = stage()
    const gone = () => stage().name !== name || stage().index !== index
    if (name === 'lobby') await lead.host('start')
    if (name === 'result') await lead.next()
    if (name === 'question') {
      await pause(thinkMs)
      await Promise.all(players.map((player) => answerOpen(player, index)))
    }
    await until(`something to follow ${name} ${index ?? ''}`, gone, { patienceMs })
    if (Date.now() > giveUpAt) throw new Error('The game does not come to its end')
  }
  await until('everybody to see the end', () =>
    all.every((client) => client.stage()?.name === stage().name || isRemoved(client)),
  )
}

async function answerOpen(player, index) {
  const stage = player.stage()
  const isOpen = stage?.name === 'question' && stage.index === index
  if (isOpen && typeof stage.yourAnswer !== 'number') await player.answer(index % 4)
}

/** Stored once, and whoever is signed in has what the game was worth, once. */
function isSettled({ database }, { id, players }) {
  const one = (sql) => database.prepare(sql).get(id)
  const game = one('select status, outcome from game_sessions where id = ?')
  if (game.status !== 'completed' || game.outcome !== 'finished') return false
  if (!one('select 1 from settlements where game_session_id = ?')) return false
  const { entries } = one('select count(*) as entries from token_ledger where game_session_id = ?')
  return entries === players.filter(({ account }) => account).length
}
