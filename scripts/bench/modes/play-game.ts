import { seededRandom } from '@pathquest/core/random'
import { MODE_BOTS } from '@pathquest/modes/registry/bots'
import { percentile } from '../../harness/figures'
import type { HostedGame } from '../../harness/hosted-game'
import { playerNames } from '../../harness/hosted-game'
import type { SocketHost, SocketPlayer } from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'

/** All whose bot has a move send it at the same moment, and then read the new views. */
const TURN_MS = 700
/** A player who changes their mind again and again leaves the turn to the host after so many. */
const TURNS_MAX = 12

interface Watched {
  socket: SocketPlayer
  /** The answers that were acknowledged, by the id of the question. */
  answered: Set<string>
  /** The question of the move in flight. */
  asked: string | null
  largestView: number
}

/** One whole game, a bot on each socket; for `ms`, where everybody plays at their own pace. */
export async function playGame(
  hosted: HostedGame,
  {
    mode,
    players: count,
    ms,
    onTurn,
  }: { mode: string; players: number; ms: number; onTurn: (turn: number) => void },
) {
  const bot = MODE_BOTS[mode]
  if (!bot) throw new Error(`${mode} has no bot`)
  const host = await hosted.openHost()
  const players: Watched[] = []
  const took: number[] = []
  let refused = 0
  for (const socket of await hosted.seatAll(playerNames(count))) {
    const player: Watched = { socket, answered: new Set(), asked: null, largestView: 0 }
    socket.onFact = (type, data) => {
      if (type === 'accepted' || type === 'refused') {
        took.push(performance.now() - socket.sentAt)
        if (type === 'accepted' && player.asked) player.answered.add(player.asked)
        if (type === 'refused') refused += 1
        player.asked = null
      } else if (type !== 'pong') player.largestView = Math.max(player.largestView, data.length)
    }
    players.push(player)
  }
  const random = seededRandom(mode)
  host.press('start')
  await until('the game to start', () => host.view?.game.status === 'in_progress')
  const endsAt = Date.now() + ms
  let unanswered = 0
  let turns = 0
  let all = 0
  for (let phase = ''; !isOver(host); ) {
    await pause(TURN_MS)
    onTurn(all++)
    if (Date.now() > endsAt) host.press('end')
    const now = phaseOf(host)
    turns = now === phase ? turns + 1 : 0
    phase = now
    const moving = players.filter((player) => moves(player))
    if (moving.length > 0) {
      await until('the replies', () => moving.every(({ socket }) => replied(socket))).catch(() => {
        unanswered += moving.filter(({ socket }) => !replied(socket)).length
      })
    }
    if ((moving.length === 0 || turns >= TURNS_MAX) && !isOver(host)) {
      turns = 0
      host.press('advance')
    }
  }
  for (const { socket } of players) socket.socket.close()
  return {
    ackP99Ms: percentile(took, 0.99) ?? 0,
    acknowledged: took.length - refused,
    refused,
    unanswered,
    viewKb: Math.max(...players.map(({ largestView }) => largestView)) / 1024,
    answered: players.map(({ socket, answered }) => ({
      playerId: socket.view().you.playerId,
      questionIds: [...answered],
    })),
  }

  function moves(player: Watched): boolean {
    const { game, stage, own, you, paused } = player.socket.view()
    if (paused || game.status !== 'in_progress') return false
    const move = bot?.({ stage, modeView: own }, random, you.playerId) ?? null
    if (!move) return false
    player.asked = move.type === 'answer' ? String(move.questionId) : null
    player.socket.refusal = ''
    player.socket.move(move)
    return true
  }
}

const replied = ({ ackedAt, refusal }: SocketPlayer): boolean => ackedAt > 0 || refusal !== ''
const isOver = ({ view }: SocketHost): boolean => view?.game.status === 'completed'

const phaseOf = ({ view }: SocketHost): string => {
  const stage = view?.stage
  return `${stage?.name} ${stage && 'index' in stage ? stage.index : ''}`
}
