import { OutboxAnswer, OutboxPost } from '@pathquest/core/contracts'
import {
  duePost,
  type Game,
  type GameEvent,
  type GameSetup,
  type OutboxItem,
  postBody,
} from '@pathquest/core/game'
import { STORE_HEADER, signCall } from '@pathquest/core/rooms/signing'
import type { Rewards } from '@pathquest/core/rooms/views'
import { atWork, type RoomContext, type RoomEnv } from './env'
import type { Outcome } from './room-storage'
import type { RuleFaults } from './rule-faults'
import { RosterChanges } from './snapshots'

const POST_TIMEOUT_MS = 5_000

type Delivery =
  /** `taken`: the API has stored it; false for a roster that it refused, which is dropped. */
  | { delivered: true; taken: boolean; rewards: Record<string, Rewards> | null }
  | { delivered: false }

/** Posts one item of a room to the API. The caller retries what was not delivered. */
export async function sendPost(
  env: RoomEnv,
  sessionId: string,
  post: OutboxPost,
): Promise<Delivery> {
  const path = `/internal/rooms/${sessionId}/outbox`
  const body = JSON.stringify(post)
  try {
    const signature = await signCall(env.roomSecret, { method: 'POST', path, body }, Date.now())
    const response = await fetch(`${env.apiOrigin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(env.storeId !== '' && { [STORE_HEADER]: env.storeId }),
        ...signature,
      },
      body,
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    })
    if (response.ok) {
      const answer = OutboxAnswer.parse(await response.json())
      return { delivered: true, taken: true, rewards: answer.rewards ?? null }
    }
    await response.body?.cancel()
    console.warn(
      JSON.stringify({ event: 'outbox_refused', kind: post.kind, status: response.status }),
    )
    // A roster is only a copy and a newer one follows; nothing else is ever dropped.
    if (post.kind === 'roster' && response.status >= 400 && response.status < 500) {
      return { delivered: true, taken: false, rewards: null }
    }
  } catch (error) {
    console.warn(JSON.stringify({ event: 'outbox_failed', kind: post.kind, reason: String(error) }))
  }
  return { delivered: false }
}

/** With its growing pauses about 15 s: what cannot be built by then never can. */
const BUILD_TRIES = 6

/** What a delivery needs from its game. */
interface Source {
  /** As stored: nothing else is ever posted. */
  game: () => Game
  apply: (event: GameEvent) => Promise<Outcome>
  /** A post cannot be built: the game cannot go on. */
  failed: (where: string, error: unknown) => void
  /** No post is in flight any more. */
  settled: () => void
}

/** Posts the due items of a game's outbox, one after the other. */
export class OutboxDelivery {
  isUnderWay = false
  private readonly roster = new RosterChanges()

  constructor(
    private readonly context: RoomContext,
    private readonly setup: GameSetup,
    private readonly faults: RuleFaults,
    private readonly source: Source,
  ) {}

  /** The API has written its own row for this player, so the room's row must be posted again. */
  resendRosterRow(playerId: string): void {
    this.roster.markUnsent(playerId)
  }

  async run(): Promise<void> {
    if (this.isUnderWay || this.source.game().outbox.length === 0) return
    this.isUnderWay = true
    try {
      for (;;) {
        const item = duePost(this.source.game(), this.context.clock.now())
        if (!item) break
        const applied = await this.source.apply(await this.deliver(item))
        if (!applied.ok) break
      }
    } finally {
      this.isUnderWay = false
      this.source.settled()
    }
  }

  private async deliver(item: OutboxItem): Promise<GameEvent> {
    const { key } = item
    const body = this.buildPost(item)
    const sent = body && (await sendPost(this.context.env, this.setup.sessionId, body))
    if (sent?.delivered && sent.taken && body?.kind === 'roster') this.roster.delivered()
    return sent?.delivered
      ? { type: 'delivered', key, rewards: sent.rewards }
      : { type: 'undelivered', key }
  }

  /** null: it could not be built. Retried like an undelivered post, then dropped. */
  private buildPost(item: OutboxItem): OutboxPost | null {
    try {
      atWork(this.context.env, this.setup.sessionId)
      const now = this.context.clock.now()
      const post = postBody(this.setup, this.source.game(), item, now)
      // A result that violates the contract is detected here, not by the server's refusal.
      if (post.kind === 'result') return OutboxPost.parse(post)
      return post.kind === 'roster'
        ? { ...post, players: this.roster.changedRows(post.players) }
        : post
    } catch (error) {
      const where = `${item.kind} post`
      this.faults.log(where, error)
      if (item.attempts + 1 >= BUILD_TRIES) this.source.failed(where, error)
      return null
    }
  }
}
