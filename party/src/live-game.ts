import type { RoomSetup } from '@pathquest/core/contracts'
import { refuse } from '@pathquest/core/errors'
import {
  activeSeats,
  createViewContext,
  eraseAt,
  type Game,
  type GameEvent,
  type GameSetup,
  newGame,
  type Step,
  type ViewContext,
} from '@pathquest/core/game'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import { findManifest } from '@pathquest/modes/catalogue'
import { gameSetup } from '@pathquest/modes/game-rules'
import { Alarm } from './alarm'
import { Broadcast, viewMessage } from './broadcast'
import { closeEvicted } from './commands'
import type { Subject } from './connections'
import { atWork, type RoomContext } from './env'
import { GroupCommit } from './group-commit'
import { OutboxDelivery } from './outbox-delivery'
import {
  type Entries,
  newestMoment,
  type Outcome,
  type RoomState,
  readRoom,
  replayRoom,
  setupEntries,
  type Turn,
  UnreadableRoom,
} from './room-storage'
import { RuleFaults } from './rule-faults'
import { Snapshots } from './snapshots'
import { type EventResult, tryEvent } from './try-event'
import { TurnStore } from './turn-store'

/** After a failed write: a disk that stays full is not retried without pause. */
const RECONCILE_AFTER_MS = 1_000

/** One game in its room: accepts events, stores them, then broadcasts. It knows no rule itself. */
export class LiveGame implements RoomState {
  private readonly broadcast: Broadcast
  private readonly commits = new GroupCommit<Turn>(
    (turns) => this.store.write(turns),
    () => this.store.sync(),
    () => {
      this.broadcast.send()
      this.compact()
      void this.deliver()
    },
  )
  private readonly faults: RuleFaults
  /** As stored. Nothing beyond it has ever been sent to anybody. */
  private stored: Game
  private readonly snapshots: Snapshots
  private readonly alarm: Alarm
  private readonly store: TurnStore
  private readonly delivery: OutboxDelivery
  /** No event is accepted: the stored state is being read again, or the room has ended. */
  private closed = false

  private constructor(
    private readonly context: RoomContext,
    readonly setup: GameSetup,
    /** With every accepted event, stored or about to be. */
    private game: Game,
  ) {
    this.stored = game
    this.faults = new RuleFaults(setup.sessionId)
    this.snapshots = new Snapshots(context, setup)
    this.alarm = new Alarm(context.storage, context.clock)
    this.store = new TurnStore(context.storage, this.alarm, () => this.arm())
    this.delivery = new OutboxDelivery(context, setup, this.faults, {
      game: () => this.stored,
      apply: (event) => this.applied(event),
      failed: (where, error) => this.fault(where, error, null),
      settled: () => this.arm(),
    })
    this.broadcast = new Broadcast(context.connections, {
      viewContext: (game = this.stored) => this.viewContext(game),
      isOwnPace: findManifest(setup.modeId)?.pace === 'self',
      failed: (where, error, subject) => this.fault(where, error, subject),
    })
  }

  static async create(context: RoomContext, made: RoomSetup): Promise<LiveGame> {
    const setup = gameSetup(made)
    context.clock.begin(setup.createdAt, context.env)
    const live = new LiveGame(context, setup, newGame(setup))
    // Unreadable remains of an older room must not be read as part of this game.
    await context.storage.deleteAll()
    await live.store.put(live.snapshots.takeWhole(live.game))
    return live
  }

  /** null: there is no room. Throws if it cannot be read or the rules cannot go on. */
  static async restore(context: RoomContext): Promise<LiveGame | null> {
    const stored = await readRoom(context.storage)
    if (!stored) return null
    const { setup } = stored
    await context.clock.resume(context.storage, newestMoment(stored), context.env)
    atWork(context.env, setup.sessionId)
    const live = new LiveGame(context, setup, replayRoom(stored))
    live.snapshots.restored(stored)
    // From here on its log is in the current format.
    if (stored.isOlder)
      await live.store.put({ ...setupEntries(setup), ...live.snapshots.take(live.game) })
    live.reconcile()
    if (live.closed) throw new UnreadableRoom('the rules cannot go on with it')
    return live
  }

  get state(): Game {
    return this.stored
  }

  viewFor(subject: Pick<Subject, 'role' | 'id'>): ServerMessage | null {
    try {
      return viewMessage(this.viewContext(this.stored), subject)
    } catch (error) {
      this.fault('view', error, subject)
      return null
    }
  }

  hasConnected({ role, id }: Subject): boolean {
    const { seats, choosing, host } = this.game
    if (role === 'host') return host.tabs.includes(id)
    return role === 'screen' || (seats[id] ?? choosing[id]?.seat)?.connected === true
  }

  /** In the lobby and on the podium, for those with a seat, unless the host has muted them. */
  mayReact(playerId: string): boolean {
    const { status, seats, reactionsMuted } = this.stored
    return status !== 'in_progress' && !reactionsMuted && Object.hasOwn(seats, playerId)
  }

  /**
   * `done` runs after the event is stored, or at once if the rules refuse it. Returns the rules'
   * result.
   */
  apply(event: GameEvent, done: (outcome: Outcome) => void = () => {}): Step {
    const at = this.context.clock.now()
    const before = this.game
    const result = this.closed ? refuse('unavailable') : this.tryRules(event, at)
    if (!result.ok) {
      done(result)
      return result
    }
    const { accepted, facts, snapshot, isWhole } = result
    const opened = facts.find((fact) => fact.type === 'question_changed')?.index ?? null
    this.game = accepted.game
    this.commits.add({
      what: {
        logged: accepted.game === before ? null : { at, event },
        version: accepted.game.version,
        snapshot,
        isWhole,
        opened,
      },
      stored: () => {
        this.stored = accepted.game
        if (accepted.player) this.delivery.resendRosterRow(accepted.player.playerId)
        done(accepted)
        this.broadcast.announce(facts, accepted.game)
        closeEvicted(this.context.connections, facts)
      },
      failed: (error) => {
        done(refuse('unavailable'))
        void this.rollBack(error)
      },
    })
    return accepted
  }

  applied(event: GameEvent): Promise<Outcome> {
    return new Promise((resolve) => this.apply(event, resolve))
  }

  /** After the broadcasts: nobody waits for the snapshot that replaces a long log. */
  private compact(): void {
    if (this.closed) return
    try {
      const what = this.snapshots.compaction(this.game)
      const failed = (error: unknown) => void this.rollBack(error)
      if (what) this.commits.add({ what, stored: () => {}, failed })
    } catch (error) {
      this.fault('snapshot', error, null)
    }
  }

  async wake(): Promise<boolean> {
    this.alarm.fired()
    const erase = eraseAt(this.stored)
    if (erase !== null && this.context.clock.now() >= erase) return true
    const wokenAt = this.context.clock.now()
    await this.applied({ type: 'wake' })
    // Not awaited: a server that is slow to take a post would hold up the next alarm, a deadline.
    void this.deliver()
    this.arm(wokenAt)
    return false
  }

  /** A closed game posts nothing either. */
  private deliver(): Promise<void> {
    return this.closed ? Promise.resolve() : this.delivery.run()
  }

  followClock(): void {
    if (this.alarm.isAstray) this.arm()
  }

  async close(): Promise<void> {
    this.closed = true
    await this.commits.settled()
  }

  /** After a fault: stores the newest standings that can be built, with which the game ends. */
  async abandon(): Promise<void> {
    await this.close()
    let entries: Entries
    try {
      entries = this.snapshots.finalSnapshot(this.stored)
    } catch (error) {
      // The game ends with those of the last snapshot then.
      this.faults.log('standings', error)
      return
    }
    await this.store.put(entries)
  }

  /** Applies the rules to an event. A rule that throws has changed nothing. */
  private tryRules(event: GameEvent, at: number): EventResult {
    try {
      atWork(this.context.env, this.setup.sessionId)
      return tryEvent({ setup: this.setup, snapshots: this.snapshots }, this.game, event, at)
    } catch (error) {
      const by = event.type === 'move' || event.type === 'join' ? event.playerId : null
      this.fault(event.type, error, by === null ? null : { role: 'player', id: by })
      return refuse('unexpected')
    }
  }

  private viewContext(game: Game): ViewContext {
    atWork(this.context.env, this.setup.sessionId)
    return createViewContext(this.setup, game, this.context.clock.now())
  }

  private fault(where: string, error: unknown, subject: Pick<Subject, 'role' | 'id'> | null): void {
    if (this.closed) return
    const of = activeSeats(this.game).length
    const by = subject?.role === 'player' ? { playerId: subject.id, of } : null
    if (!this.faults.add(where, error, by)) return
    this.closed = true
    this.context.failed()
  }

  /** Sockets that closed while the room was not running are lost now. */
  private reconcile(): void {
    const { connections } = this.context
    const [playerIds, tabs] = [connections.ids('player'), connections.ids('host')]
    this.apply({ type: 'reconciled', playerIds, tabs })
  }

  /** Arms the room's one alarm for the next due time. */
  private arm(wokenAt: number | null = null): void {
    if (this.closed) return
    const { setup, game, delivery } = this
    try {
      atWork(this.context.env, setup.sessionId)
      this.alarm.armFor(setup, game, { isPosting: delivery.isUnderWay, wokenAt })
    } catch (error) {
      this.fault('wakeAt', error, null)
    }
  }

  /** A write failed: returns to the stored state. Nothing that is lost was sent to anybody. */
  private async rollBack(error: unknown): Promise<void> {
    if (this.closed) return
    this.closed = true
    console.error(JSON.stringify({ event: 'write_failed', reason: String(error) }))
    this.game = this.stored
    try {
      const room = await readRoom(this.context.storage)
      if (room) {
        this.stored = this.game = replayRoom(room)
        this.snapshots.restored(room)
      }
    } catch (unread) {
      console.error(JSON.stringify({ event: 'read_failed', reason: String(unread) }))
    }
    this.closed = false
    this.arm()
    // Whoever left in between was not recorded.
    setTimeout(() => this.reconcile(), RECONCILE_AFTER_MS)
  }
}
