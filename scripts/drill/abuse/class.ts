// A class that plays during the attacks. Its members run the client of real pages; each answer is
// timed from sending to its acknowledgement, including disconnects and reconnects.
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { rounded } from '../../harness/figures'
import { HostedGame, playerNames } from '../../harness/hosted-game'
import {
  allLive,
  type HostPage,
  openHostPage,
  openPlayerPage,
  type Page,
  type PlayerPage,
} from '../../harness/page-player'
import { eachAtMost, playerApi } from '../../harness/player-api'
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
/** An answer without an acknowledgement counts with this time. */
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
    console.error('The class abandoned a game:', error)
    phase.unanswered += playerCount
    phase.worstAckMs = Math.max(phase.worstAckMs, stepPatienceMs)
    // The next round starts a new one.
    question = questions - 1
  }
  // The effects of an attack must not count for the next, which waits until a question works again.
  const isWell = phase.unanswered === unanswered && lesson.everybody.every(isDecided)
  if (wishes.length === 0 || (!isWell && performance.now() < wishedAt + returnPatienceMs)) continue
  const wish = wishes.shift()
  if (wish === 'stop') await closeLesson(lesson)
  tell(phase)
  if (wish === 'stop') break
  phase = newPhase()
}
process.disconnect()

/** Figures of the class over a period. */
export type Phase = ReturnType<typeof newPhase>

function newPhase() {
  return { acks: 0, worstAckMs: 0, unanswered: 0, refused: 0, losses: 0, closedForGood: 0 }
}

type Lesson = Awaited<ReturnType<typeof openLesson>>

async function openLesson() {
  const wish = { questionSetId, maxPlayers: playerCount, settings: { timeStretch: null } }
  const game = await HostedGame.open(api, teacher, wish, 'class-tab')
  const host = openHostPage(sdk, game, { onLine: countLine })
  const players = await eachAtMost(joinLanes, playerNames(playerCount), async (name) =>
    openPlayerPage(sdk, game, await game.join(name), { onLine: countLine }),
  )
  const everybody = [host, ...players]
  await allLive(everybody, stepPatienceMs)
  return { host, players, everybody }
}

/** The connection state of a page. */
function countLine(now: string, before: string) {
  if (before === 'live') phase.losses++
  if (finalConnections.includes(now)) phase.closedForGood++
}

/** Reconnected, or permanently closed. */
function isDecided(client: Page) {
  return client.isLive() || finalConnections.includes(client.game.getState().connection)
}

/** Whether the game is at this stage of this question. */
function isAt(page: Page, name: 'question' | 'result', index: number) {
  const stage = page.stage()
  return stage?.name === name && stage.index === index
}

async function playQuestion({ host, players }: Lesson, index: number) {
  await stepTo(host, 'question', index)
  await Promise.all(players.map((player) => answer(player, index)))
  await stepTo(host, 'result', index)
}

/** Sends the command until the game is there: it may be lost with the connection. */
async function stepTo(host: HostPage, name: 'question' | 'result', index: number) {
  const isThere = () => isAt(host, name, index)
  const giveUpAt = performance.now() + stepPatienceMs
  while (!isThere()) {
    if (performance.now() > giveUpAt) throw new Error(`The class waited too long for a ${name}`)
    // All have answered: the result follows automatically, unless a connection was lost.
    if (name === 'question') await (index === 0 ? host.game.host('start') : host.game.next())
    await until(name, isThere, { patienceMs: 3000, everyMs: 2 }).catch(async () => {
      if (name === 'result' && host.isLive()) await host.game.next()
    })
  }
}

async function answer(player: PlayerPage, index: number) {
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

/** Until the answer is stored or refused, or the timeout. */
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

/** Pages that do not reconnect in time count as permanently closed. */
async function closeLesson({ host, everybody }: Lesson) {
  await until('all to be back', () => everybody.every(isDecided), {
    patienceMs: returnPatienceMs,
  }).catch(() => {
    phase.closedForGood += everybody.filter((client) => !isDecided(client)).length
  })
  if (host.isLive()) await host.game.end()
  for (const page of everybody) page.close()
}
