// Load on the product: whole games, every player a socket, all rooms in step.
import { percentile } from './figures.mjs'
import { LoadHost, LoadPlayer } from './load-player.mjs'
import { eachAtMost, playerApi } from './player-api.mjs'
import { mark } from './worker-process.mjs'

const { origin, rooms: roomCount, players: playerCount } = JSON.parse(process.argv[2])
const joinLanes = 8
const thinkMs = 400
const spreadMs = 1000
const patienceMs = 20_000

const api = playerApi(origin)
const cookie = await api.signUp('teacher')
const [set] = (await api.questionSets(cookie)).filter(({ totalQuestions }) => totalQuestions >= 10)

const rooms = await eachAtMost(4, Array.from({ length: roomCount }), openRoom)
const players = rooms.flatMap((room) => room.players)
const took = { burstAck: [], spreadAck: [], questionFanout: [], resultFanout: [] }
let sent = 0
let acknowledged = 0

await mark('play')
const before = players.reduce((sum, player) => sum + player.received, 0)
for (let question = 0; question < set.totalQuestions; question++) await playQuestion(question)
const during = players.reduce((sum, player) => sum + player.received, 0) - before
await mark('played')
await endGames()
const stored = players.reduce((sum, player) => sum + player.view().you.totalAnswers, 0)

process.send({
  questions: set.totalQuestions,
  answers: sent,
  lost: sent - acknowledged + Math.max(0, acknowledged - stored),
  burstAckP50Ms: percentile(took.burstAck, 0.5),
  burstAckP99Ms: percentile(took.burstAck, 0.99),
  spreadAckP50Ms: percentile(took.spreadAck, 0.5),
  spreadAckP99Ms: percentile(took.spreadAck, 0.99),
  questionFanoutP99Ms: percentile(took.questionFanout, 0.99),
  resultFanoutP99Ms: percentile(took.resultFanout, 0.99),
  messagesPerPlayerPerQuestion: Number((during / players.length / set.totalQuestions).toFixed(2)),
})
process.disconnect()

async function openRoom(_, index) {
  const { session } = await api.createGame(cookie, {
    questionSetId: set.id,
    gameMode: 'career_quest',
    maxPlayers: playerCount,
  })
  const host = new LoadHost()
  await host.connect(
    await api.socketUrl(session.id, { role: 'host', tab: `bench-tab-${index}` }, { cookie }),
  )
  const seats = Array.from({ length: playerCount }, (_, seat) => `Player ${index}-${seat}`)
  const players = await eachAtMost(joinLanes, seats, async (name) => {
    const { seatToken } = await api.join(session.gameCode, name)
    const player = new LoadPlayer()
    await player.connect(await api.socketUrl(session.id, { role: 'player' }, { seatToken }))
    return player
  })
  return { session, host, players, pressedAt: 0, questionId: '' }
}

/** Even questions are answered by all at once, odd ones within a second. */
async function playQuestion(question) {
  const began = performance.now()
  for (const player of players) player.changedAt = player.closedAt = player.sentAt = 0
  for (const room of rooms) {
    room.pressedAt = performance.now()
    room.host.press(question === 0 ? 'start' : 'advance')
  }
  await until('the question to arrive', () => players.every((player) => player.changedAt > 0))
  for (const room of rooms) {
    room.questionId = room.players[0].view().stage.question.id
    for (const player of room.players) took.questionFanout.push(player.changedAt - room.pressedAt)
  }
  await pause(thinkMs)

  const burst = question % 2 === 0
  if (burst) await mark('burst')
  for (const room of rooms) for (const player of room.players) send(room, player, burst)
  await until('every answer to be kept and its result shown', () =>
    players.every((player) => player.ackedAt > 0 && player.closedAt > 0),
  )
  if (burst) await mark('answered')

  for (const room of rooms) {
    const lastSentAt = Math.max(...room.players.map((player) => player.sentAt))
    for (const player of room.players) {
      took.resultFanout.push(player.closedAt - lastSentAt)
      took[burst ? 'burstAck' : 'spreadAck'].push(player.ackedAt - player.sentAt)
    }
  }
  sent += players.length
  acknowledged += players.filter((player) => player.ackedAt > 0).length
  if (performance.now() - began > patienceMs) throw new Error('A question took too long')
}

function send(room, player, atOnce) {
  player.ackedAt = 0
  const option = Math.floor(Math.random() * 4)
  if (atOnce) player.answer(room.questionId, option)
  else setTimeout(() => player.answer(room.questionId, option), Math.random() * spreadMs)
}

async function endGames() {
  for (const room of rooms) room.host.press('advance')
  await until('the podium', () => players.every((player) => player.last.includes('"podium"')))
  for (const room of rooms) {
    room.host.socket.close()
    for (const player of room.players) player.socket.close()
  }
}

/** Looks again after each turn of events; a player's refusal ends the wait with its reason. */
async function until(what, holds) {
  const giveUpAt = performance.now() + patienceMs
  while (!holds()) {
    const refused = players.find((player) => player.refusal)
    if (refused) throw new Error(`An answer was refused: ${refused.refusal}`)
    if (performance.now() > giveUpAt) throw new Error(`Waited too long for ${what}`)
    await pause(2)
  }
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms))
}
