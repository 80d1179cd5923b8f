import type { Stage } from '@pathquest/core/rooms/views'
import { HostedGame, playerNames } from '../../harness/hosted-game'
import { eachAtMost, type PlayerApi } from '../../harness/player-api'
import {
  nextQuestion,
  type SocketHost,
  type SocketPlayer,
  theResult,
  thinkMs,
} from '../../harness/socket-player'
import { pause, until } from '../../harness/wait'
import { askAround } from './ask-around'
import { type BrowserPlayer, openBrowserPlayer } from './browser'
import { type Canaries, tellingField } from './canaries'

const joinLanes = 8

type OpenStage = Extract<Stage, { name: 'question' }>

interface Wish {
  teacher: string
  questionSetId: string
  canaries: Canaries
  playerCount: number
}

function openStage(stage: Stage): OpenStage {
  if (stage.name !== 'question') throw new Error(`No question is open, but ${stage.name}`)
  return stage
}

/** A game in which every byte sent to players is searched on arrival. */
export class LeakGame {
  bytes = 0
  readonly leaks: string[] = []
  unseen = 0
  #browser?: BrowserPlayer
  /** Questions that are closed for each player. */
  readonly #closed = new Map<string, number>()
  #players: SocketPlayer[] = []
  readonly #opened: OpenStage[] = []
  readonly #acks = new Set<string>()

  private constructor(
    private readonly game: HostedGame,
    private readonly host: SocketHost,
    private readonly canaries: Canaries,
  ) {}

  static async open(api: PlayerApi, { teacher, questionSetId, canaries, playerCount }: Wish) {
    const wish = { questionSetId, maxPlayers: playerCount }
    const hosted = await HostedGame.open(api, teacher, wish)
    const game = new LeakGame(hosted, await hosted.openHost(), canaries)
    await game.#admit(playerCount)
    for (const text of await askAround(api, questionSetId)) game.#search('lobby', text)
    return game
  }

  /** One of the seats is also opened in a real browser: the same bytes, and the page's own data. */
  async openBrowser() {
    const player = this.#players.pop()
    if (!player) throw new Error('Nobody has a seat to play in a browser')
    this.#browser = await openBrowserPlayer({
      origin: this.game.api.origin,
      gameId: this.game.id,
      seatToken: player.seatToken,
      onText: (text) => {
        const isClosing = text.startsWith('{"type":"question_closed"')
        this.#heard('browser', isClosing ? 'question_closed' : '', text)
      },
    })
    player.socket.terminate()
  }

  async ask(index: number) {
    await nextQuestion(this.host, this.#players, index === 0 ? 'start' : 'advance')
    const stages = this.#players.map((player) => openStage(player.view().stage))
    const [first] = stages
    if (!first) throw new Error('Nobody plays')
    this.#opened[index] = first
    for (const stage of stages) {
      if (essence(stage) !== essence(first)) this.leaks.push(`question ${index} differs`)
    }
    await this.#browser?.sees(first.question.text)
    await this.#browser?.look()
    await pause(thinkMs)
    this.#acks.clear()
    for (const [i, player] of this.#players.entries()) {
      // All but one answer, right and wrong: an acknowledgement must not reveal which.
      if (i > 0) player.answer(first.question.id, i % 4)
    }
    await until('the acknowledgements', () =>
      this.#players.every(({ ackedAt }, i) => i === 0 || ackedAt > 0),
    )
    if (this.#acks.size > 1) this.leaks.push(`acknowledgements of question ${index} differ`)
    await this.#poll()
    await this.#browser?.look()
  }

  /** The twin game has other solutions; the views must not differ. */
  compareWith(twin: LeakGame, index: number) {
    if (essence(this.#opened[index]) !== essence(twin.#opened[index])) {
      this.leaks.push(`question ${index} differs from its twin`)
    }
  }

  async close(index: number) {
    this.host.press('advance')
    await theResult(this.#players)
    for (const player of this.#players) {
      if (!this.canaries.holds(player.last.toString(), index)) this.unseen++
    }
  }

  async finish() {
    this.host.press('advance')
    this.host.socket.close()
    for (const player of this.#players) player.socket.close()
    await this.#browser?.close()
  }

  async #admit(playerCount: number) {
    this.#players = await eachAtMost(joinLanes, playerNames(playerCount), async (name) => {
      const joined = await this.game.join(name)
      this.#search(name, JSON.stringify(joined))
      return this.game.sit(joined, {
        onFact: (type, data) => this.#heard(name, type, data.toString()),
      })
    })
  }

  #heard(name: string, type: string, text: string) {
    // The first message of a closed question may contain only its own solution.
    if (type === 'question_closed') this.#closed.set(name, (this.#closed.get(name) ?? 0) + 1)
    if (type === 'accepted') this.#acks.add(text.replace(/"id":"[^"]*"/, ''))
    if (type === 'question_changed' && tellingField(text)) {
      this.leaks.push(`${tellingField(text)} in a question`)
    }
    this.#search(name, text)
  }

  #search(name: string, text: string) {
    this.bytes += Buffer.byteLength(text)
    this.leaks.push(...this.canaries.search(text, this.#closed.get(name) ?? 0))
  }

  /** Responses to a polling player, and to invalid requests. */
  async #poll() {
    const { seatToken } = this.#players[0] ?? {}
    if (!seatToken) return
    const { api, id } = this.game
    for (const path of [`/api/games/${id}/view?role=player`, `/api/games/${id}/seat`]) {
      const { json } = await api.call<unknown>('GET', path, { seatToken })
      this.#search('Player 0', JSON.stringify(json))
    }
  }
}

/** A stage without data that differs between players, games and times. */
function essence(open: OpenStage | undefined) {
  if (!open) return undefined
  const { question, ...stage } = open
  const { id, ...rest } = question
  const { openedAt, deadline, answeredCount, presentCount, ...still } = stage
  return JSON.stringify({ ...still, question: rest })
}
