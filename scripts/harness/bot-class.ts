// A class on sockets, played by the bot of the game's mode, and its host.
import type { Bot } from '@pathquest/core/modes/mode'
import { type Random, seededRandom } from '@pathquest/core/random'
import { MODE_BOTS } from '@pathquest/modes/registry/bots'
import { BotPlayer, type SentMove } from './bot-player'
import type { HostedGame } from './hosted-game'
import { eachAtMost } from './player-api'
import { SocketHost, SocketPlayer } from './socket-player'
import { until } from './wait'

const joinLanes = 8
/** A player who changes their mind again and again leaves the turn to the host after so many. */
const TURNS_MAX = 12

/** Who takes a seat; without a cookie as a guest. */
export interface Pupil {
  name: string
  cookie?: string | undefined
  /** Whatever they receive, from the first message on. */
  onFact?: SocketPlayer['onFact'] | undefined
  /** Who decides instead of the mode's bot. */
  botOf?: ((bot: Bot) => Bot) | undefined
}

/** A seat that a bot has played on before. */
export interface BotSeat {
  playerId: string
  seatToken: string
  /** That were acknowledged. */
  moves: readonly SentMove[]
}

export class BotClass {
  readonly #bot: Bot
  readonly #random: Random
  #phase = ''
  #turns = 0

  constructor(
    readonly hosted: HostedGame,
    mode: string,
    readonly host: SocketHost,
    readonly players: readonly BotPlayer[],
  ) {
    const bot = MODE_BOTS[mode]
    if (!bot) throw new Error(`${mode} has no bot`)
    this.#bot = bot
    this.#random = seededRandom(mode)
  }

  /** Everybody has joined, and nothing has started. */
  static async open(hosted: HostedGame, mode: string, pupils: readonly Pupil[]) {
    const host = await hosted.openHost()
    const players = await eachAtMost(joinLanes, pupils, async ({ name, cookie, onFact, botOf }) => {
      const seat = await hosted.join(name, cookie)
      return new BotPlayer(seat.player.id, await hosted.sit(seat, { onFact }), botOf)
    })
    return new BotClass(hosted, mode, host, players)
  }

  /** Of seats that exist; nobody is connected yet. */
  static seated(hosted: HostedGame, mode: string, seats: readonly BotSeat[]) {
    const players = seats.map(({ playerId, seatToken, moves }) => {
      const player = new BotPlayer(playerId, new SocketPlayer(seatToken))
      player.acknowledged.push(...moves)
      return player
    })
    const host = new SocketHost()
    // Its tab has given commands before: the room takes each id once.
    host.commands = Date.now()
    return new BotClass(hosted, mode, host, players)
  }

  get isOver() {
    return this.host.view?.game.status === 'completed'
  }

  async start() {
    this.host.press('start')
    await until('the game to start', () => this.host.view?.game.status === 'in_progress')
  }

  /** All of these whose bot has a move send it at the same moment; returns them. */
  move(who = this.players): BotPlayer[] {
    const phase = phaseOf(this.host)
    this.#turns = phase === this.#phase ? this.#turns + 1 : 0
    this.#phase = phase
    // Decided before the first is sent: what bots think is no part of what a reply takes.
    const moves = who.map((player) => [player, player.nextMove(this.#bot, this.#random)] as const)
    return moves.flatMap(([player, move]) => {
      if (move) player.send(move)
      return move ? [player] : []
    })
  }

  /** Waits for the replies; returns how many do not come. */
  async unanswered(moving: readonly BotPlayer[]): Promise<number> {
    const open = () => moving.filter(({ sent }) => sent !== null).length
    // Who waits for too long is counted.
    await until('the replies', () => open() === 0).catch(() => {})
    return open()
  }

  /** The host goes on where nobody has a move, or minds change for too long; false: not yet. */
  advance(moving: readonly BotPlayer[]): boolean {
    if (this.isOver || (moving.length > 0 && this.#turns < TURNS_MAX)) return false
    this.#turns = 0
    this.host.press('advance')
    return true
  }

  close() {
    for (const { socket } of [this.host, ...this.players.map(({ socket }) => socket)]) {
      socket.terminate()
    }
  }
}

const phaseOf = ({ view }: SocketHost): string => {
  const stage = view?.stage
  return `${stage?.name} ${stage && 'index' in stage ? stage.index : ''}`
}
