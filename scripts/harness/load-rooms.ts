// Load on the product: whole games, every player a socket, all rooms in step.
import { REACTION_EVERY_MS } from '@pathquest/core/rooms/reactions'
import { percentile } from './figures'
import { newTeacher, playerNames } from './hosted-game'
import { eachAtMost, playerApi } from './player-api'
import { forgetTimes, questionOf, type SocketPlayer, thinkMs } from './socket-player'
import { pause, until } from './wait'
import { mark, tell } from './worker-process'

export interface RoomsLoad {
  origin: string
  rooms: number
  players: number
}

const wish: RoomsLoad = JSON.parse(process.argv[2] ?? '')
const { origin, rooms: roomCount, players: playerCount } = wish
const spreadMs = 1000
const reactionSpans = 3

const teacher = await newTeacher(playerApi(origin), { questions: 10 })
const { set } = teacher
const rooms = await eachAtMost(4, [...new Array(roomCount).keys()], openRoom)
const players = rooms.flatMap((room) => room.players)
type Kind = 'burst' | 'spread' | 'cost'
const kinds: Kind[] = ['burst', 'spread', 'cost']
const took: Record<Kind | 'questionFanout' | 'resultFanout' | 'reaction', number[]> = {
  burst: [],
  spread: [],
  cost: [],
  questionFanout: [],
  resultFanout: [],
  reaction: [],
}
const answerAs = {
  burst: () => answerNow(new Set(players)),
  spread: answerWithin,
  cost: answerAllButOne,
}
let sent = 0
let costed = 0
let acknowledged = 0

const reacted = await react()
await mark('play')
const before = players.reduce((sum, player) => sum + player.received, 0)
for (let question = 0; question < set.totalQuestions; question++) await playQuestion(question)
const during = players.reduce((sum, player) => sum + player.received, 0) - before
await mark('played')
await endGames()
const stored = players.reduce((sum, player) => sum + player.view().you.totalAnswers, 0)

const figures = {
  questions: set.totalQuestions,
  answers: sent,
  answersCosted: costed,
  lost: sent - acknowledged + Math.max(0, acknowledged - stored) + reacted - took.reaction.length,
  reactionP50Ms: percentile(took.reaction, 0.5),
  reactionP99Ms: percentile(took.reaction, 0.99),
  burstAckP50Ms: percentile(took.burst, 0.5),
  burstAckP99Ms: percentile(took.burst, 0.99),
  spreadAckP50Ms: percentile(took.spread, 0.5),
  spreadAckP99Ms: percentile(took.spread, 0.99),
  questionFanoutP99Ms: percentile(took.questionFanout, 0.99),
  resultFanoutP99Ms: percentile(took.resultFanout, 0.99),
  messagesPerPlayerPerQuestion: Number((during / players.length / set.totalQuestions).toFixed(2)),
}
export type LoadFigures = typeof figures
tell(figures)
process.disconnect()

type Room = Awaited<ReturnType<typeof openRoom>>

async function openRoom(index: number) {
  const game = await teacher.open({ gameMode: 'career_quest', maxPlayers: playerCount })
  const host = await game.openHost()
  // Like current pages.
  const names = playerNames(playerCount, `Player ${index}-`)
  const players = await game.seatAll(names, { query: '&lobby=changes' })
  return { host, players, pressedAt: 0, questionId: '' }
}

/**
 * The class waits in the lobby: every player sends a sign in each span of three seconds, at any
 * moment of it. Returns how many were sent.
 */
async function react() {
  await all('the lobby', (player) => player.last.length > 0)
  const sentAt = new Map<string, number>()
  for (const room of rooms) {
    room.host.onReactions = (reactions, now) => {
      for (const { playerId } of reactions) {
        took.reaction.push(now - (sentAt.get(playerId) ?? Number.NaN))
      }
    }
  }
  const react = (player: SocketPlayer, playerId: string) => {
    sentAt.set(playerId, performance.now())
    player.react('wave')
  }
  for (const player of players) {
    const { playerId } = player.view().you
    const at = Math.random() * REACTION_EVERY_MS
    for (let span = 0; span < reactionSpans; span++) {
      // A little more than the room asks for: timers are not exact.
      setTimeout(react, at + span * (REACTION_EVERY_MS + 100), player, playerId)
    }
  }
  const count = players.length * reactionSpans
  await until('the reactions', () => took.reaction.length === count, {
    patienceMs: (reactionSpans + 2) * (REACTION_EVERY_MS + 100),
  }).catch(() => {})
  return count
}

/**
 * Three types of questions, in turn. `burst`: all answer simultaneously. `spread`: all within a
 * second. `cost`: all but one simultaneously, and the last one when every other answer is
 * acknowledged, so that the cost of answers is measured separately from that of showing a result.
 */
async function playQuestion(question: number) {
  const kind = kinds[question % kinds.length] ?? 'burst'
  forgetTimes(players)
  for (const player of players) player.sentAt = 0
  for (const room of rooms) {
    room.pressedAt = performance.now()
    room.host.press(question === 0 ? 'start' : 'advance')
  }
  await all('the question to arrive', (player) => player.changedAt > 0)
  for (const room of rooms) {
    room.questionId = questionOf(room.players).id
    for (const player of room.players) took.questionFanout.push(player.changedAt - room.pressedAt)
  }
  await pause(thinkMs)
  await answerAs[kind]()
  await all('the result', (player) => player.closedAt > 0)

  for (const room of rooms) {
    const lastSentAt = Math.max(...room.players.map((player) => player.sentAt))
    for (const player of room.players) {
      took.resultFanout.push(player.closedAt - lastSentAt)
      took[kind].push(player.ackedAt - player.sentAt)
    }
  }
  sent += players.length
}

function answerNow(chosen: ReadonlySet<SocketPlayer>) {
  for (const player of chosen) player.ackedAt = 0
  for (const room of rooms) {
    for (const player of room.players) if (chosen.has(player)) send(room, player)
  }
  return acknowledgements(chosen)
}

async function answerWithin() {
  for (const player of players) player.ackedAt = 0
  for (const room of rooms) {
    for (const player of room.players) setTimeout(send, Math.random() * spreadMs, room, player)
  }
  await acknowledgements(players)
}

async function answerAllButOne() {
  const last = new Set(rooms.flatMap((room) => room.players.slice(0, 1)))
  const others = new Set(players.filter((player) => !last.has(player)))
  await mark('cost')
  await answerNow(others)
  await mark('paid')
  costed += others.size
  await answerNow(last)
}

function send(room: Room, player: SocketPlayer) {
  player.answer(room.questionId, Math.floor(Math.random() * 4))
}

async function acknowledgements(chosen: Iterable<SocketPlayer>) {
  const waiting = [...chosen]
  await all('every answer to be acknowledged', (player) => player.ackedAt > 0, waiting)
  acknowledged += waiting.length
}

async function endGames() {
  for (const room of rooms) room.host.press('advance')
  await all('the podium', (player) => player.last.includes('"podium"'))
  for (const room of rooms) {
    room.host.socket.close()
    for (const player of room.players) player.socket.close()
  }
}

/** Rejects with the reason of a player's refusal. */
function all(what: string, hold: (player: SocketPlayer) => boolean, who = players) {
  const holds = () => {
    const refused = players.find((player) => player.refusal)
    if (refused) throw new Error(`An answer was refused: ${refused.refusal}`)
    return who.every(hold)
  }
  return until(what, holds, { everyMs: 2 })
}
