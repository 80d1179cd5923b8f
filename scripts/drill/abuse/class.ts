// A class that plays while others attack. Its members are the client that pages run; each answer is
// timed from being sent to its acknowledgement, with all losses and returns of the line between.
import { WebSocket } from 'ws'
import { rounded } from '../../harness/figures'
import { eachAtMost, playerApi } from '../../harness/player-api'
import { loadSdkClient } from '../../harness/sdk-client'
import { pause, until } from '../../harness/wait'

const { origin, players: playerCount, questionSetId, questions } = JSON.parse(process.argv[2])
const joinLanes = 8
const thinkMs = 300
const spreadMs = 400
/** An answer without an acknowledgement for so long counts as this slow. */
const answerPatienceMs = 20_000
const stepPatienceMs = 30_000
const returnPatienceMs = 40_000
const finalConnections = ['replaced', 'removed', 'gone', 'protocol']

const sdk = await loadSdkClient()
const api = playerApi(origin)
const teacher = await api.signUp('teacher')
const wishes = []
let wishedAt = 0
process.on('message', (wish) => {
  wishes.push(wish)
  wishedAt = performance.now()
})

let phase = newPhase()
let lesson = await openLesson()
process.send('ready')
for (let question = 0; ; question++) {
  if (question === questions) {
    await closeLesson(lesson)
    lesson = await openLesson()
    question = 0
  }
  const unanswered = phase.unanswered
  try {
    await playQuestion(lesson, question)
  } catch (error) {
    console.error(`The class gave a game up: ${error.message}`)
    phase.unanswered += playerCount
    phase.worstAckMs = Math.max(phase.worstAckMs, stepPatienceMs)
    // The next round begins another one.
    question = questions - 1
  }
  // What an attack leaves behind is its own: the next one waits until a question went well again.
  const isWell = phase.unanswered === unanswered && lesson.everybody.every(isDecided)
  if (wishes.length === 0 || (!isWell && performance.now() < wishedAt + returnPatienceMs)) continue
  const wish = wishes.shift()
  if (wish === 'stop') await closeLesson(lesson)
  process.send(phase)
  if (wish === 'stop') break
  phase = newPhase()
}
process.disconnect()

function newPhase() {
  return { acks: 0, worstAckMs: 0, unanswered: 0, refused: 0, losses: 0, closedForGood: 0 }
}

async function openLesson() {
  const { session } = await api.createGame(teacher, {
    questionSetId,
    maxPlayers: playerCount,
    settings: { timeStretch: null },
  })
  const ticket = async (id, body) =>
    (await api.call('POST', `/api/games/${id}/ticket`, { body, cookie: teacher })).json
  const host = follow(session, { role: 'host', tab: 'class-tab', ticket })
  const names = Array.from({ length: playerCount }, (_, index) => `Player ${index}`)
  const players = await eachAtMost(joinLanes, names, async (name) => {
    const { seatToken } = await api.join(session.gameCode, name)
    return follow(session, { role: 'player', seatToken })
  })
  const everybody = [host, ...players]
  await until('the class to be there', () => everybody.every(isLive), {
    patienceMs: stepPatienceMs,
  })
  return { host, players, everybody }
}

/** A client of the game that counts how its line fares. */
function follow(session, { role, tab, ticket, seatToken }) {
  const seats = sdk.memorySeatStore()
  if (seatToken) seats.set(session.id, seatToken)
  const client = sdk.createApiClient({ origin })
  const game = sdk.createLiveGame({
    WebSocket,
    api: ticket ? { ...client, ticket } : client,
    sessionId: session.id,
    role,
    tab,
    seats,
  })
  let before = 'connecting'
  game.subscribe(() => {
    const { connection } = game.getState()
    if (connection === before) return
    if (before === 'live') phase.losses++
    if (finalConnections.includes(connection)) phase.closedForGood++
    before = connection
  })
  const letGo = game.connect()
  return { game, letGo }
}

function isLive({ game }) {
  return game.getState().connection === 'live' && game.getState().view !== null
}

/** Back, or never to come back. */
function isDecided(client) {
  return isLive(client) || finalConnections.includes(client.game.getState().connection)
}

function stageOf({ game }) {
  return game.getState().view?.stage
}

async function playQuestion({ host, players }, index) {
  await stepTo(host, 'question', index)
  await Promise.all(players.map((player) => answer(player, index)))
  await stepTo(host, 'result', index)
}

/** Presses until the game is there: a press may be lost with its line. */
async function stepTo(host, name, index) {
  const isThere = () => stageOf(host)?.name === name && stageOf(host).index === index
  const giveUpAt = performance.now() + stepPatienceMs
  while (!isThere()) {
    if (performance.now() > giveUpAt) throw new Error(`The class waited too long for a ${name}`)
    // All have answered: the result comes by itself, unless somebody's line was lost.
    if (name === 'question') await (index === 0 ? host.game.host('start') : host.game.next())
    await until(name, isThere, { patienceMs: 3000, everyMs: 2 }).catch(async () => {
      if (name === 'result' && isLive(host)) await host.game.next()
    })
  }
}

async function answer(player, index) {
  const { game } = player
  const sees = () => stageOf(player)?.name === 'question' && stageOf(player).index === index
  const since = performance.now()
  try {
    await until('the question', sees, { patienceMs: answerPatienceMs })
  } catch {
    phase.unanswered++
    phase.worstAckMs = Math.max(phase.worstAckMs, rounded(performance.now() - since))
    return
  }
  await pause(thinkMs + Math.random() * spreadMs)
  const refusals = game.getState().lastRefusal?.count ?? 0
  const sentAt = performance.now()
  game.answer(index % 4)
  await settled(game)
  phase.worstAckMs = Math.max(phase.worstAckMs, rounded(performance.now() - sentAt))
  if (game.getState().pending?.status === 'sending') phase.unanswered++
  else if ((game.getState().lastRefusal?.count ?? 0) > refusals) phase.refused++
  else phase.acks++
}

/** Until the answer is kept or refused, or patience ends. */
function settled(game) {
  return new Promise((done) => {
    const look = () => {
      if (game.getState().pending?.status === 'sending') return
      clearTimeout(timer)
      unsubscribe()
      done()
    }
    const timer = setTimeout(() => {
      unsubscribe()
      done()
    }, answerPatienceMs)
    const unsubscribe = game.subscribe(look)
    look()
  })
}

/** Whoever is not back within a time counts as closed for good. */
async function closeLesson({ host, everybody }) {
  await until('all to be back', () => everybody.every(isDecided), {
    patienceMs: returnPatienceMs,
  }).catch(() => {
    phase.closedForGood += everybody.filter((client) => !isDecided(client)).length
  })
  if (isLive(host)) await host.game.end()
  for (const { letGo } of everybody) letGo()
}
