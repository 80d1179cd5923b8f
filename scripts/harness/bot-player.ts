// A player on a socket who plays by the bot of the game's mode.
import { randomBytes } from 'node:crypto'
import type { Bot } from '@pathquest/core/modes/mode'
import type { Random } from '@pathquest/core/random'
import type { SocketPlayer } from './socket-player'
import { until } from './wait'

/** A move that was sent. */
export interface SentMove {
  id: string
  move: { type: string; [field: string]: unknown }
  /** Of the question that the player was on; null: none. */
  index: number | null
}

export class BotPlayer {
  /** The move without a reply. */
  sent: SentMove | null = null
  readonly acknowledged: SentMove[] = []
  readonly repliesMs: number[] = []
  refused = 0
  /** The code of the last reply; null: the move was accepted. */
  refusal: string | null = null
  largestView = 0
  /** Ids are unique, whoever else had the seat before. */
  readonly #ids = randomBytes(4).toString('hex')
  #moves = 0

  constructor(
    readonly id: string,
    readonly socket: SocketPlayer,
    private readonly botOf: (bot: Bot) => Bot = (bot) => bot,
  ) {
    const { onFact } = socket
    socket.onFact = (type, data, now) => {
      // Who has listened before goes on.
      onFact(type, data, now)
      if (type === 'accepted' || type === 'refused') this.#settle(JSON.parse(data.toString()))
      else if (type !== 'pong') this.largestView = Math.max(this.largestView, data.length)
    }
  }

  /** Of the question that the player sees; null: there is none. */
  get index() {
    const { stage } = this.socket.view()
    return 'index' in stage ? stage.index : null
  }

  /** What the bot decides; null: nothing. */
  nextMove(bot: Bot, random: Random): SentMove | null {
    const { game, stage, own, paused } = this.socket.view()
    if (paused || game.status !== 'in_progress') return null
    const move = this.botOf(bot)({ stage, modeView: own }, random, this.id)
    return move && { id: `${this.#ids}-${this.#moves++}`, move, index: this.index }
  }

  send(sent: SentMove) {
    this.sent = sent
    this.socket.move(sent.move, sent.id)
  }

  /** Sends a move again, with its id; resolves to the code of the refusal, null if accepted. */
  async repeat(sent: SentMove): Promise<string | null> {
    this.send(sent)
    await until(`a reply to ${sent.move.type}`, () => this.sent === null)
    return this.refusal
  }

  #settle({ type, id, code = '' }: { type: string; id: string; code?: string }) {
    const { sent } = this
    if (sent?.id !== id) return
    this.sent = null
    this.repliesMs.push(performance.now() - this.socket.sentAt)
    this.refusal = type === 'refused' ? code : null
    if (type === 'refused') this.refused += 1
    else if (!this.acknowledged.some((known) => known.id === id)) this.acknowledged.push(sent)
  }
}
