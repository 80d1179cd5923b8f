// A class that plays while others attack. Its members are the client that pages run; each answer is
// timed from being sent to its acknowledgement, with all losses and returns of the line between.
import type { TicketAnswer, TicketRequest } from '@pathquest/sdk/api/types'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { WebSocket } from 'ws'
import { rounded } from '../../harness/figures'
import { eachAtMost, playerApi, type Session } from '../../harness/player-api'
import { loadSdkClient } from '../../harness/sdk-client'
import { pause, until } from '../../harness/wait'
import { tell } from '../../harness/worker-process'

interface Wish {
  origin: string
  players: number
  questionSetId: string
  questions: number
}

const wish: Wish = JSON.parse(process.argv[2] ?? '')
const { origin, players: playerCount, questionSetId, questions } = wish
const joinLanes = 8
const thinkMs = 300
const spreadMs = 400
/** An answer without an acknowledgement for so long counts as this slow. */
const answerPatienceMs = 20_000
const stepPatienceMs = 30_000
const returnPatienceMs = 40_000
const finalConnections: string[] = ['replaced', 'removed', 'gone', 'protocol']

const sdk = await loadSdkClient()
const api = playerApi(origin)
const teacher = await api.signUp('teacher')
const wishes: string[] = []
let wishedAt = 0
process.on('message', (wish: string) => {
  wishes.push(wish)
  wishedAt = performance.now()
})

let phase = newPhase()
let lesson = await openLesson()
tell('ready')
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
    console.error('The class gave a game up:', error)
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
  tell(phase)
  if (wish === 'stop') break
  phase = newPhase()
}
process.disconnect()

/** How the class fared for a while. */
export type Phase = ReturnType<typeof newPhase>

function newPhase() {
  return { acks: 0, worstAckMs: 0, unanswered: 0, refused: 0, losses: 0, closedForGood: 0 }
}

type Member = ReturnType<typeof follow>
type Lesson = Awaited<ReturnType<typeof openLesson>>

async function openLesson() {
  const { session } = await api.createGame(teacher, {
    questionSetId,
    maxPlayers: playerCount,
    settings: { timeStretch: null },
  })
  const ticket = (id: string, body: TicketRequest) => api.ticket(id, body, { cookie: teacher })
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

/** As whom a game is followed. */
interface Line {
  role: 'host' | 'player'
  tab?: string
  ticket?: (id: string, body: TicketRequest) => Promise<TicketAnswer>
  seatToken?: string
}

/** A client of the game that counts how its line fares. */
function follow(session: Session, { role, tab, ticket, seatToken }: Line) {
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
  let before: string = 'connecting'
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

function isLive({ game }: Member) {
  return game.getState().connection === 'live' && game.getState().view !== null
}

/** Back, or never to come back. */
function isDecided(client: Member) {
  return isLive(client) || finalConnections.includes(client.game.getState().connection)
}

/** Whether the game stands at this stage of this question. */
function isAt({ game }: Member, name: 'question' | 'result', index: number) {
  const stage = game.getState().view?.stage
  return stage?.name === name && stage.index === index
}

async function playQuestion({ host, players }: Lesson, index: number) {
  await stepTo(host, 'question', index)
  await Promise.all(players.map((player) => answer(player, index)))
  await stepTo(host, 'result', index)
}

/** Presses until the game is there: a press may be lost with its line. */
async function stepTo(host: Member, name: 'question' | 'result', index: number) {
  const isThere = () => isAt(host, name, index)
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

async function answer(player: Member, index: number) {
  const { game } = player
  const sees = () => isAt(player, 'question', index)
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
function settled(game: LiveGame) {
  return new Promise<void>((done) => {
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
async function closeLesson({ host, everybody }: Lesson) {
  await until('all to be back', () => everybody.every(isDecided), {
    patienceMs: returnPatienceMs,
  }).catch(() => {
    phase.closedForGood += everybody.filter((client) => !isDecided(client)).length
  })
  if (isLive(host)) await host.game.end()
  for (const { letGo } of everybody) letGo()
}
