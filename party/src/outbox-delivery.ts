import { OutboxAnswer, OutboxPost } from '@pathquest/core/contracts'
import {
  duePost,
  type Game,
  type GameEvent,
  type GameSetup,
  type OutboxItem,
  postBody,
  type Step,
} from '@pathquest/core/game'
import { signCall } from '@pathquest/core/rooms/signing'
import type { Rewards } from '@pathquest/core/rooms/views'
import { atWork, type RoomContext, type RoomEnv } from './env'
import type { Faults } from './faults'
import { RosterChanges } from './snapshots'

const POST_TIMEOUT_MS = 5_000

type Delivery =
  /** `taken`: the API has it; a copy of the roster that it refuses is given up. */
  | { delivered: true; taken: boolean; rewards: Record<string, Rewards> | null }
  | { delivered: false }

/** Posts one item of a room to the API. What did not arrive is tried again by whoever calls. */
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
      headers: { 'content-type': 'application/json', ...signature },
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
    // A roster is only a copy and a newer one follows; nothing else is ever given up.
    if (post.kind === 'roster' && response.status >= 400 && response.status < 500) {
      return { delivered: true, taken: false, rewards: null }
    }
  } catch (error) {
    console.warn(JSON.stringify({ event: 'outbox_failed', kind: post.kind, reason: String(error) }))
  }
  return { delivered: false }
}

/** With its growing pauses about 15 s: what cannot be built then never can. */
const BUILD_TRIES = 6

/** What a delivery needs of its game. */
interface Source {
  /** As stored: nothing else is ever told. */
  game: () => Game
  apply: (event: GameEvent) => Promise<Step>
  /** What is to be told cannot be built: the game cannot go on. */
  failed: (where: string, error: unknown) => void
  /** Nothing is under way any more. */
  settled: () => void
}

/** Posts what is due of a game's outbox, one after the other. */
export class OutboxDelivery {
  isUnderWay = false
  private readonly roster = new RosterChanges()

  constructor(
    private readonly context: RoomContext,
    private readonly setup: GameSetup,
    private readonly faults: Faults,
    private readonly source: Source,
  ) {}

  /** The API has written a row of its own for this player: it is told of once more. */
  tellAgain(playerId: string): void {
    this.roster.forget(playerId)
  }

  async run(): Promise<void> {
    if (this.isUnderWay) return
    this.isUnderWay = true
    try {
      for (;;) {
        const item = duePost(this.source.game(), this.context.clock.now())
        if (!item) break
        const told = await this.source.apply(await this.deliver(item))
        if (!told.ok) break
      }
    } finally {
      this.isUnderWay = false
      this.source.settled()
    }
  }

  private async deliver(item: OutboxItem): Promise<GameEvent> {
    const { key } = item
    const body = this.bodyOf(item)
    const sent = body && (await sendPost(this.context.env, this.setup.sessionId, body))
    if (sent?.delivered && sent.taken && body?.kind === 'roster') this.roster.taken()
    return sent?.delivered
      ? { type: 'delivered', key, rewards: sent.rewards }
      : { type: 'undelivered', key }
  }

  /** null: it could not be built. Tried again like a post that did not arrive, then given up. */
  private bodyOf(item: OutboxItem): OutboxPost | null {
    try {
      atWork(this.context.env, this.setup.sessionId)
      const now = this.context.clock.now()
      const post = postBody(this.setup, this.source.game(), item, now)
      // What nobody can settle is found here, not in the answers of the server.
      if (post.kind === 'result') return OutboxPost.parse(post)
      return post.kind === 'roster' ? { ...post, players: this.roster.of(post.players) } : post
    } catch (error) {
      const where = `${item.kind} post`
      this.faults.log(where, error)
      if (item.attempts + 1 >= BUILD_TRIES) this.source.failed(where, error)
      return null
    }
  }
}
