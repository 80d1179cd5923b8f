import { refuse } from '@pathquest/game-core/errors'
import {
  duePost,
  eraseAt,
  type Fact,
  factsBetween,
  type Game,
  type GameEvent,
  type GameSetup,
  newGame,
  replay,
  type Step,
  step,
  wakeAt,
} from '@pathquest/game-core/game'
import type * as Party from 'partykit/server'
import { Broadcast } from './broadcast'
import type { Connections, Subject } from './connections'
import type { RoomEnv } from './env'
import { GameClock } from './game-clock'
import { GroupCommit } from './group-commit'
import { sendPost } from './outbox-sender'
import {
  dropLog,
  readRoom,
  type StoredRoom,
  setupEntries,
  snapshotEntries,
  type Turn,
  turnEntries,
} from './room-storage'

/** Longer than one post may take: should the room die while it posts, the alarm brings it back. */
const POSTING_ALARM_MS = 6_000
const IDLE_WAKE_MS = 1_000
const OVERDUE_MS = 1_000
/** After a failed write, so that a disk that stays full is not asked without end. */
const RECONCILE_AFTER_MS = 1_000

/** A snapshot is written where the game turns a page and after so many events: no replay is long. */
const LOG_LENGTH_MAX = 500
const TURNS_PAGE: ReadonlySet<Fact['type']> = new Set([
  'game_started',
  'question_changed',
  'question_closed',
  'game_ended',
  'rewards',
])

/** One game in its room: takes events, keeps them, then lets everybody know. It knows no rule. */
export class LiveGame {
  readonly broadcast: Broadcast
  private readonly commits = new GroupCommit<Turn>((turns) => this.put(turnEntries(turns)))
  /** As stored. Nothing that is not in it has ever been sent to anybody. */
  private kept: Game
  /** Of the newest snapshot, stored or about to be. */
  private snapshotVersion = 0
  /** In the game's time, and how far that was ahead of the wall clock, by which alarms ring. */
  private armed: { at: number; aheadMs: number } | null = null
  private posting = false
  /** No event is taken: what is stored is read again, or the room's time is over. */
  private closed = false

  private constructor(
    private readonly storage: Party.Storage,
    private readonly env: RoomEnv,
    private readonly connections: Connections,
    readonly setup: GameSetup,
    /** With every accepted event, stored or about to be. */
    private game: Game,
    readonly clock: GameClock,
  ) {
    this.kept = game
    this.broadcast = new Broadcast(connections, () => ({
      setup: this.setup,
      game: this.kept,
      now: this.clock.now(),
    }))
  }

  static async create(
    storage: Party.Storage,
    env: RoomEnv,
    connections: Connections,
    setup: GameSetup,
  ): Promise<LiveGame> {
    const clock = new GameClock(setup.createdAt)
    const live = new LiveGame(storage, env, connections, setup, newGame(setup), clock)
    await live.put({ ...setupEntries(setup), ...snapshotEntries(live.game) })
    return live
  }

  static async restore(
    storage: Party.Storage,
    env: RoomEnv,
    connections: Connections,
  ): Promise<LiveGame | null> {
    const stored = await readRoom(storage)
    if (!stored) return null
    const game = replay(stored.setup, stored.snapshot, stored.log)
    const clock = new GameClock(newestMoment(stored))
    const live = new LiveGame(storage, env, connections, stored.setup, game, clock)
    live.snapshotVersion = stored.snapshot.version
    live.reconcile()
    return live
  }

  /** Who has no socket any more is lost. */
  private reconcile(): void {
    const { connections } = this
    const playerIds = connections.ids('player')
    this.apply({ type: 'reconciled', playerIds, tabs: connections.ids('host') })
  }

  get state(): Game {
    return this.kept
  }

  /** Whether this one counts as connected; a screen is not counted. */
  hasConnected({ role, id }: Subject): boolean {
    const { seats, host } = this.game
    if (role === 'host') return host.tabs.includes(id)
    return role === 'screen' || seats[id]?.connected === true
  }

  /** `done` runs after the event is stored, or at once with a rule's no. Returns what the rules say. */
  apply(event: GameEvent, done: (step: Step) => void = () => {}): Step {
    const at = this.clock.now()
    const before = this.game
    const accepted = this.closed ? refuse('unavailable') : this.tried(event, at)
    if (!accepted.ok) {
      done(accepted)
      return accepted
    }
    this.game = accepted.game
    const facts = factsBetween(this.setup, before, accepted)
    const snapshot =
      accepted.game.version - this.snapshotVersion >= LOG_LENGTH_MAX ||
      facts.some((fact) => TURNS_PAGE.has(fact.type))
    if (snapshot) this.snapshotVersion = accepted.game.version
    this.commits.add({
      what: {
        logged: accepted.game === before ? null : { at, event },
        game: accepted.game,
        snapshot,
      },
      kept: () => {
        this.kept = accepted.game
        if (snapshot) this.dropOldLog(accepted.game.version)
        done(accepted)
        this.broadcast.tell(facts)
        if (this.kept.outbox.length > 0) void this.deliver()
      },
      failed: (error) => {
        done(refuse('unavailable'))
        void this.startOver(error)
      },
    })
    return accepted
  }

  /** A rule that throws has changed nothing: whoever asked hears so, the game goes on. */
  private tried(event: GameEvent, at: number): Step {
    try {
      return step(this.setup, this.game, event, at)
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error)
      console.error(JSON.stringify({ event: 'rule_failed', type: event.type, reason }))
      return refuse('unexpected')
    }
  }

  applied(event: GameEvent): Promise<Step> {
    return new Promise((resolve) => this.apply(event, resolve))
  }

  /** The alarm: whatever is due. Resolves to true when the room's time is over. */
  async wake(): Promise<boolean> {
    this.armed = null
    const erase = eraseAt(this.kept)
    if (erase !== null && this.clock.now() >= erase) return true
    await this.applied({ type: 'wake' })
    await this.deliver()
    this.arm(true)
    return false
  }

  /** Whenever something is heard: the wall clock may have been moved, and the alarm with it. */
  followClock(): void {
    const now = this.clock.now()
    const { armed } = this
    if (!armed) return
    if (armed.aheadMs !== this.clock.aheadMs || now > armed.at + OVERDUE_MS) this.arm(false)
  }

  /** Takes no further event and resolves when nothing is being written any more. */
  async close(): Promise<void> {
    this.closed = true
    await this.commits.settled()
  }

  /** Only once the snapshot of this version is stored: until then the log is all there is. */
  private dropOldLog(version: number): void {
    dropLog(this.storage, version).catch((error) =>
      console.warn(JSON.stringify({ event: 'log_kept', reason: String(error) })),
    )
  }

  private async put(entries: Record<string, string>): Promise<void> {
    const written = Object.keys(entries).length > 0 ? this.storage.put(entries) : undefined
    this.arm(false)
    await written
  }

  /** Arms the room's one alarm for the next due time. */
  private arm(afterWake: boolean): void {
    const now = this.clock.now()
    const game = wakeAt(this.setup, this.game, now)
    const post = this.game.outbox[0]?.dueAt ?? null
    const due = [
      // Something due that a wake did not settle must not spin.
      game === null ? null : Math.max(game, afterWake ? now + IDLE_WAKE_MS : now),
      post === null ? null : this.posting ? now + POSTING_ALARM_MS : Math.max(post, now),
    ].filter((at) => at !== null)
    const next = due.length > 0 ? Math.min(...due) : null
    const { aheadMs } = this.clock
    const { armed } = this
    if (next === null) return
    if (armed && Math.abs(armed.at - next) < 1 && armed.aheadMs === aheadMs) return
    this.armed = { at: next, aheadMs }
    void this.storage.setAlarm(next - aheadMs)
  }

  /** Posts what is due, one after the other, from what is stored. */
  private async deliver(): Promise<void> {
    if (this.posting) return
    this.posting = true
    try {
      for (;;) {
        const item = duePost(this.kept, this.clock.now())
        if (!item) break
        const told = await this.applied(await sendPost(this.env, this.setup, this.kept, item))
        if (!told.ok) break
      }
    } finally {
      this.posting = false
      this.arm(false)
    }
  }

  /** The disk said no: back to what it holds. Nobody was told anything that is lost. */
  private async startOver(error: unknown): Promise<void> {
    if (this.closed) return
    this.closed = true
    console.error(JSON.stringify({ event: 'write_failed', reason: String(error) }))
    this.game = this.kept
    try {
      const stored = await readRoom(this.storage)
      if (stored) {
        this.kept = this.game = replay(stored.setup, stored.snapshot, stored.log)
        this.snapshotVersion = stored.snapshot.version
      }
    } catch (unread) {
      console.error(JSON.stringify({ event: 'read_failed', reason: String(unread) }))
    }
    this.closed = false
    this.arm(false)
    // Who left meanwhile was not taken down.
    setTimeout(() => this.reconcile(), RECONCILE_AFTER_MS)
  }
}

/** The game's time goes on from here. */
const newestMoment = ({ setup, snapshot, log }: StoredRoom): number =>
  Math.max(setup.createdAt, snapshot.startedAt ?? 0, snapshot.endedAt ?? 0, log.at(-1)?.at ?? 0)
