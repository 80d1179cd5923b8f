import { OutboxAnswer, type OutboxPost } from '@pathquest/core/contracts'
import { signCall } from '@pathquest/core/rooms/signing'
import type { Rewards } from '@pathquest/core/rooms/views'
import type { RoomEnv } from './env'

const POST_TIMEOUT_MS = 5_000

export type Delivery =
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
