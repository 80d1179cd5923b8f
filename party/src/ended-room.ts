import { refuse } from '@pathquest/core/errors'
import {
  type EndedGame,
  endedDelivered,
  endedDueAt,
  endedPost,
  endedUndelivered,
  endedVersion,
  endedView,
  endedWithNextGame,
  endGame,
  type GameEvent,
  type LastAnswers,
  type LastStandings,
  standingsWithout,
} from '@pathquest/core/game'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import { endedMode } from '@pathquest/modes/game-rules'
import { Alarm } from './alarm'
import { type Subject, sendTo } from './connections'
import type { RoomContext } from './env'
import { sendPost } from './outbox-delivery'
import {
  endedEntries,
  type Outcome,
  putAll,
  type RoomState,
  readEnded,
  readLastStandings,
  rewriteRoom,
  standingsEntries,
} from './room-storage'

/**
 * A game that was ended by a fault: shows its last standings and settles them. No rule runs any
 * more.
 */
export class EndedRoom implements RoomState {
  private posting = false
  private readonly alarm: Alarm

  private constructor(
    private readonly context: RoomContext,
    private standings: LastStandings,
    private readonly answers: LastAnswers,
    private ended: EndedGame,
  ) {
    this.alarm = new Alarm(context.storage, context.clock)
  }

  /** null: not even its last standings are stored. */
  static async open(context: RoomContext): Promise<EndedRoom | null> {
    const last = await readLastStandings(context.storage)
    if (!last) return null
    const known = await readEnded(context.storage)
    const newest = known?.endedAt ?? last.standings.savedAt
    await context.clock.resume(context.storage, newest, context.env)
    const ended = known ?? endGame(last.standings, context.clock.now())
    const room = new EndedRoom(context, last.standings, last.answers, ended)
    if (!known) {
      console.error(
        JSON.stringify({ event: 'game_ended_by_fault', room: last.standings.sessionId }),
      )
      await room.store(ended)
    }
    return room
  }

  get state() {
    return {
      version: endedVersion(this.standings, this.ended),
      status: 'completed' as const,
    }
  }

  viewFor(subject: Pick<Subject, 'role' | 'id'>): ServerMessage | null {
    const view = endedView(this.standings, this.ended, subject, endedMode(this.standings.mode))
    const { version } = this.state
    return view && { type: 'view', version, serverTime: this.context.clock.now(), view }
  }

  /** Nobody is waited for any more, so all count as connected. */
  hasConnected(): boolean {
    return true
  }

  mayReact(): boolean {
    return false
  }

  followClock(): void {
    if (this.alarm.isAstray) this.arm()
  }

  apply(event: GameEvent, done: (outcome: Outcome) => void = () => {}): Outcome {
    const outcome = this.answer(event)
    const storing =
      event.type === 'next_game'
        ? this.store(endedWithNextGame(this.ended, event.gameCode))
        : event.type === 'forget'
          ? this.erasePlayer(event.playerId)
          : undefined
    if (storing) {
      storing.then(
        () => {
          done(outcome)
          this.broadcast('view')
        },
        () => done(refuse('unavailable')),
      )
    } else {
      // As if something were stored: the caller continues first, then gets the answer.
      queueMicrotask(() => done(outcome))
    }
    return outcome
  }

  applied(event: GameEvent): Promise<Outcome> {
    return new Promise((resolve) => this.apply(event, resolve))
  }

  async wake(): Promise<boolean> {
    this.alarm.fired()
    const { post } = this.ended
    const due = endedDueAt(this.ended)
    if (due !== null && this.context.clock.now() >= due) {
      if (!post) return true
      await this.deliver()
    }
    this.arm()
    return false
  }

  async close(): Promise<void> {}

  /** Sends everybody the final view: when the game has ended, and when rewards arrive. */
  broadcast(type: 'game_ended' | 'view'): void {
    for (const role of ['player', 'screen', 'host'] as const) {
      for (const { connection, subject } of this.context.connections.list(role)) {
        const message = this.viewFor(subject)
        if (message) sendTo(connection, { ...message, type } as ServerMessage)
      }
    }
  }

  private answer(event: GameEvent): Outcome {
    const seat = 'playerId' in event && this.standings.players.find(isSeat(event.playerId))
    if (seat && seat.removedAt !== null && event.type !== 'forget') return refuse('player_removed')
    switch (event.type) {
      case 'join': {
        if (!seat) return refuse('game_already_started')
        const { playerId, displayName, joinedAt } = seat
        return { ok: true, player: { playerId, displayName, joinedAt, rejoined: true } }
      }
      case 'move':
      case 'host':
        return refuse('game_over')
      default:
        return { ok: true }
    }
  }

  /** Posts the result until the API has it, with growing pauses. */
  async deliver(): Promise<void> {
    if (this.posting || !this.ended.post) return
    this.posting = true
    try {
      const { sessionId } = this.standings
      const post = endedPost(this.standings, this.answers, this.ended)
      const sent = await sendPost(this.context.env, sessionId, post)
      const now = this.context.clock.now()
      if (sent.delivered) {
        await this.store(endedDelivered(this.ended, sent.rewards, now))
        this.broadcast('view')
      } else {
        await this.store(endedUndelivered(this.ended, now))
      }
    } finally {
      this.posting = false
    }
  }

  /** Rewrites the room without the name: everything else that it had stored contains it, too. */
  private async erasePlayer(playerId: string): Promise<void> {
    this.standings = standingsWithout(this.standings, playerId)
    this.ended = { ...this.ended, changes: this.ended.changes + 1 }
    const { standings, answers, ended, context } = this
    const entries = standingsEntries({ standings, answers, answersStored: 0 })
    const all = { ...entries, ...endedEntries(ended), ...context.clock.entries }
    const written = rewriteRoom(context.storage, all)
    this.arm()
    await written
  }

  private async store(ended: EndedGame): Promise<void> {
    this.ended = ended
    await putAll(this.context.storage, endedEntries(ended))
    this.arm()
  }

  private arm(): void {
    const due = endedDueAt(this.ended)
    if (due !== null) this.alarm.set(Math.max(due, this.context.clock.now()))
  }
}

const isSeat = (playerId: string | null) => (one: { playerId: string }) => one.playerId === playerId
