import type { RoomSetup } from '@pathquest/core/contracts'
import type { ErrorCode } from '@pathquest/core/errors'
import {
  type Accepted,
  createViewContext,
  type Game,
  type GameEvent,
  type GameSetup,
  type HostEvent,
  hostView,
  type LoggedEvent,
  newGame,
  playerView,
  replay,
  type Step,
  screenView,
  step,
  type ViewContext,
  wakeAt,
} from '@pathquest/core/game'
import { readSettings } from '@pathquest/core/modes/settings'
import { seededRandom } from '@pathquest/core/random'
import type { GameModeId } from '@pathquest/core/rooms/game-choices'
import type { Stage } from '@pathquest/core/rooms/views'
import { deepFreeze } from '@pathquest/core/testing/plain'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { testSetup } from '@pathquest/core/testing/setup'
import { gameMode, gameRules } from '../game-rules'

export const HOST_TAB = 'tab-host'

export interface PlayOptions extends Partial<RoomSetup> {
  /** They join in this order and connect. */
  players?: string[]
  mode?: GameModeId
  /** Changes the questions, also those that a mode has dealt. */
  alter?: (questions: GameSetup['questions']) => GameSetup['questions']
}

export type Choice = number | 'right' | 'wrong'
type HostChange = Partial<Omit<HostEvent, 'type' | 'command'>>
type JoinChange = Partial<Extract<GameEvent, { type: 'join' }>>

/**
 * A game played by a test: events and time go in, as the room would send them. Its states are
 * frozen, so that every test also shows that nothing is mutated.
 */
export class Play {
  readonly log: LoggedEvent[] = []
  readonly setup: GameSetup
  readonly first: Game
  game: Game
  now: number
  /** What `at` counts from: creation, then the start. */
  private origin: number
  private moves = 0
  private seen: ViewContext | null = null

  constructor(options: PlayOptions) {
    const { players = [], mode = options.modeId ?? 'career_quest', ...change } = options
    const { alter = (questions) => questions, ...setting } = change
    const { modeSettings = mode === 'team_challenge' ? { teamCount: 2 } : {} } = setting
    const read = readSettings(gameMode(mode).manifest, modeSettings)
    if (!read.ok) throw new Error(`settings of ${mode}: ${read.code}`)
    const { deal } = gameMode(mode)
    const isDealt = deal && setting.material === undefined
    const dealt =
      isDealt &&
      deal({
        deck: sampleDeck(),
        settings: read.settings,
        random: seededRandom('deal'),
        draw: { seed: 'deal', before: 0 },
        language: 'en',
      })
    const asked = testSetup({
      modeId: mode,
      ...setting,
      ...(dealt && { questions: dealt.questions as never, material: dealt.material }),
      modeSettings: read.settings,
    })
    const setup = { ...asked, questions: alter(asked.questions) }
    this.setup = Object.freeze({ ...deepFreeze(setup), rules: gameRules(mode) })
    this.first = deepFreeze(newGame(this.setup))
    this.game = this.first
    this.now = this.setup.createdAt
    this.origin = this.now
    if (this.setup.sessionType === 'multiplayer') this.hostBack()
    for (const player of players) this.join(player, { invited: true }).connect(player)
  }

  /** Sends an event unchanged; accepted ones are logged. */
  send(event: GameEvent): Step {
    const done = step(this.setup, this.game, deepFreeze(event), this.now)
    if (done.ok && done.game !== this.game) {
      this.log.push({ at: this.now, event })
      this.game = deepFreeze(done.game)
    }
    return done
  }

  /** The game's answer to an event: 'ok' or the code of its refusal. */
  says(event: GameEvent): ErrorCode | 'ok' {
    const done = this.send(event)
    return done.ok ? 'ok' : done.code
  }

  private must(event: GameEvent): this {
    const done = this.send(event)
    if (!done.ok) throw new Error(`${event.type} was refused: ${done.code}`)
    return this
  }

  /** Moves the clock to so many ms after the start (before it: after creation). */
  at(ms: number): this {
    return this.until(this.origin + ms)
  }

  later(ms: number): this {
    return this.until(this.now + ms)
  }

  private until(time: number): this {
    for (;;) {
      const due = wakeAt(this.setup, this.game, this.now)
      if (due === null || due > time) break
      this.now = Math.max(this.now, due)
      const before = this.game
      this.must({ type: 'wake' })
      if (this.game === before && (this.wakeAt ?? time) <= this.now) break
    }
    this.now = Math.max(this.now, time)
    return this
  }

  tryJoin(playerId: string, change: JoinChange = {}): Step {
    const own = { playerId, accountId: null, displayName: playerId, invited: false }
    return this.send({ type: 'join', ...own, ...change })
  }

  join(playerId: string, change: JoinChange = {}): this {
    const done = this.tryJoin(playerId, change)
    if (!done.ok) throw new Error(`${playerId} may not join: ${done.code}`)
    return this
  }

  connect(playerId: string): this {
    const ticketAt = Math.max(this.now, (this.game.seats[playerId]?.ticketAt ?? 0) + 1)
    return this.must({ type: 'connected', playerId, ticketAt })
  }

  lose(playerId: string): this {
    return this.must({ type: 'lost', playerId })
  }

  leave(playerId: string): this {
    return this.must({ type: 'leave', playerId })
  }

  hostBack(tab = HOST_TAB): this {
    const ticketAt = Math.max(this.now, (this.game.host.tickets[`host:${tab}`] ?? 0) + 1)
    return this.must({ type: 'host_connected', tab, ticketAt })
  }

  loseHost(tab = HOST_TAB): this {
    return this.must({ type: 'host_lost', tab })
  }

  tryHost(command: HostEvent['command'], change: HostChange = {}): ErrorCode | 'ok' {
    return this.says(hostEvent(command, change))
  }

  host(command: HostEvent['command'], change: HostChange = {}): this {
    return this.must(hostEvent(command, change))
  }

  start(): this {
    const [playerId] = Object.keys(this.game.seats)
    if (this.setup.sessionType === 'solo') this.must(this.moveOf(playerId ?? '', 'start'))
    else this.host('start')
    this.origin = this.now
    return this
  }

  /** Next Question, by the host or by the player of a solo game. */
  advance(): this {
    const [playerId] = Object.keys(this.game.seats)
    return this.setup.sessionType === 'solo'
      ? this.must(this.moveOf(playerId ?? '', 'advance'))
      : this.host('advance')
  }

  tryAnswer(playerId: string, choice: Choice, change: Record<string, unknown> = {}): Step {
    return this.send(this.moveOf(playerId, 'answer', { ...this.chosen(choice), ...change }))
  }

  answer(playerId: string, choice: Choice, change: Record<string, unknown> = {}): this {
    const done = this.tryAnswer(playerId, choice, change)
    if (!done.ok) throw new Error(`the answer of ${playerId} was refused: ${done.code}`)
    return this
  }

  moveOf(playerId: string, type: string, change: Record<string, unknown> = {}): GameEvent {
    this.moves += 1
    return { type: 'move', playerId, move: { id: `move-${this.moves}`, type, ...change } }
  }

  private chosen(choice: Choice) {
    const stage = this.stageOf()
    const index = 'index' in stage ? stage.index : 0
    const { id, correctIndex, options } = this.setup.questions[index] ?? this.lastQuestion
    const right = correctIndex ?? 0
    const wrong = (right + 1) % options.length
    const selectedOptionIndex = choice === 'right' ? right : choice === 'wrong' ? wrong : choice
    return { questionId: id, selectedOptionIndex }
  }

  private get lastQuestion() {
    return this.setup.questions[this.setup.questions.length - 1] as GameSetup['questions'][number]
  }

  /** Delivers what is due in the outbox. */
  settle(rewards: Accepted['game']['rewards'] = {}): this {
    for (const { key } of [...this.game.outbox]) this.must({ type: 'delivered', key, rewards })
    return this
  }

  /** Built once for all recipients of the same moment. */
  get viewContext(): ViewContext {
    if (this.seen?.game !== this.game || this.seen.now !== this.now) {
      this.seen = createViewContext(this.setup, this.game, this.now)
    }
    return this.seen
  }

  viewOf = (playerId: string) => {
    const view = playerView(this.viewContext, playerId)
    if (!view) throw new Error(`${playerId} sees nothing`)
    return view
  }

  get hostView() {
    return hostView(this.viewContext, HOST_TAB)
  }

  get screenView() {
    return screenView(this.viewContext)
  }

  /** The stage of a player; without one, of the class screen. */
  stageOf(playerId?: string): Stage {
    return playerId === undefined ? this.screenView.stage : this.viewOf(playerId).stage
  }

  scoreOf = (playerId: string): number => this.viewOf(playerId).you.score

  placeOf = (playerId: string): number | null => this.viewOf(playerId).you.placement

  get isOver(): boolean {
    return this.game.status === 'completed'
  }

  get wakeAt(): number | null {
    return wakeAt(this.setup, this.game, this.now)
  }

  replayed(): Game {
    return replay(this.setup, this.first, this.log)
  }
}

const hostEvent = (command: HostEvent['command'], change: HostChange): HostEvent => ({
  type: 'host',
  command,
  commandId: null,
  tab: HOST_TAB,
  expectedBeat: null,
  playerId: null,
  lock: false,
  ...change,
})

/** A game in its lobby. */
export const lobby = (options: PlayOptions = {}): Play => new Play(options)

/** A game on its first question. */
export const play = (options: PlayOptions = {}): Play =>
  new Play({ players: ['ana', 'ben'], ...options }).later(1_000).start()

/** A solo game. */
export const playSolo = (options: PlayOptions = {}): Play =>
  play({ players: ['ana'], sessionType: 'solo', hostId: null, maxPlayers: 1, ...options })
