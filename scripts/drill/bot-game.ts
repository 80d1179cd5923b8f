// A game of bots that outlives its processes: everybody connects again, acknowledged moves are sent
// again, and acknowledged answers are looked for where they are stored.
import type { BotClass } from '../harness/bot-class'
import type { BotPlayer, SentMove } from '../harness/bot-player'
import type { Database } from '../harness/database'
import { until } from '../harness/wait'

const backPatienceMs = 60_000
const backEveryMs = 150

/** Once every socket has closed. */
export async function comeBack(bots: BotClass) {
  const sockets = [bots.host.socket, ...bots.players.map(({ socket }) => socket.socket)]
  await until('the sockets to close', () =>
    sockets.every(({ readyState, CLOSED }) => readyState === CLOSED),
  )
  await comeIn(bots)
}

/** Everybody with a seat connects; resolves when all see the game. */
export async function comeIn({ hosted, host, players }: BotClass) {
  await Promise.all([
    again('the host', () => hosted.connectHost(host)),
    ...players.map(({ socket }) =>
      again('a player', async () => {
        await hosted.connectPlayer(socket)
        await until('a view', () => socket.last.length > 0 || socket.socket.readyState > 1)
        if (socket.last.length === 0) throw new Error('The socket was closed without a view')
      }),
    ),
  ])
}

/** Like a page, it tries until it is in. */
async function again(who: string, connect: () => Promise<void>) {
  let reason: unknown
  const isIn = () =>
    connect().then(
      () => true,
      (error) => {
        reason = error
        return false
      },
    )
  const patience = { patienceMs: backPatienceMs, everyMs: backEveryMs }
  await until(`${who} to be back`, isIn, patience).catch((late) => {
    throw new Error(`${late.message}: ${reason}`)
  })
}

/**
 * How many acknowledged moves the room does not know any more. The host pauses meanwhile: a paused
 * game accepts a move only where it has been made before.
 */
export async function countForgotten(bots: BotClass, isOwnPace: boolean): Promise<number> {
  const { host, players } = bots
  host.press('pause')
  await until('the pause', () => bots.isOver || host.view?.pausedByHost)
  // Over, it is compared with what is stored.
  if (bots.isOver) return 0
  const forgotten = await Promise.all(players.map((player) => forgottenOf(player, isOwnPace)))
  host.press('resume')
  await until('the game to go on', () => bots.isOver || !host.view?.pausedByHost)
  await Promise.all(players.map(sendLost))
  return forgotten.reduce((sum, count) => sum + count, 0)
}

async function forgottenOf(player: BotPlayer, isOwnPace: boolean): Promise<number> {
  const lost = player.sent
  // It may be the last that was stored: then everything before it is as well.
  if (lost && (await player.repeat(lost)) === null) return 0
  let forgotten = 0
  for (const made of lastOfEach(player)) {
    // A class on a later question has scored it, and does not know its id any more.
    const isPast = !isOwnPace && made.index !== null && (player.index ?? -1) > made.index
    if (isPast) continue
    const refusal = await player.repeat(made)
    if (refusal === null) continue
    forgotten += 1
    console.error(`Forgotten: ${JSON.stringify(made)}, refused as ${refusal}`)
  }
  player.sent = lost
  return forgotten
}

/** The last answer and the last other move: a room remembers no more of a player. */
function lastOfEach({ acknowledged }: BotPlayer): SentMove[] {
  const isAnswer = ({ move }: SentMove) => move.type === 'answer'
  const last = [acknowledged.findLast(isAnswer), acknowledged.findLast((one) => !isAnswer(one))]
  return last.filter((one) => one !== undefined)
}

/** What had no reply is sent again, as a page does; refused is refused. */
async function sendLost(player: BotPlayer) {
  if (player.sent) await player.repeat(player.sent)
}

/** An answer to a question; what is answered without one stays in the room. */
const answersQuestion = ({ move }: SentMove) => move.type === 'answer' && 'questionId' in move

/** Acknowledged answers that are not stored with the game, each as often as it was given. */
export function countMissing(database: Database, { hosted, players }: BotClass): number {
  const find = database.prepare<[string, string], { questionId: string; answer: string | null }>(
    `select question_id as questionId, coalesce(answer, selected_option_index) as answer
     from game_answers where game_session_id = ? and player_id = ?`,
  )
  return players.reduce((missing, { id, acknowledged }) => {
    const stored = find
      .all(hosted.id, id)
      .map(({ questionId, answer }) => `${questionId} ${answer}`)
    for (const { move } of acknowledged.filter(answersQuestion)) {
      const at = stored.indexOf(`${move.questionId} ${JSON.stringify(move.answer)}`)
      if (at < 0) missing += 1
      else stored.splice(at, 1)
    }
    return missing
  }, 0)
}
