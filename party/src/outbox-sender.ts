import { OutboxAnswer } from '@pathquest/game-core/contracts'
import {
  type Game,
  type GameEvent,
  type GameSetup,
  type OutboxItem,
  postBody,
} from '@pathquest/game-core/game'
import { signCall } from '@pathquest/game-core/signing'
import type { RoomEnv } from './env'

const POST_TIMEOUT_MS = 5_000

/** Posts one item to the API and says as an event how that went. */
export async function sendPost(
  env: RoomEnv,
  setup: GameSetup,
  game: Game,
  item: OutboxItem,
): Promise<GameEvent> {
  const { key } = item
  const path = `/internal/rooms/${setup.sessionId}/outbox`
  const body = JSON.stringify(postBody(setup, game, item, Date.now()))
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
      return { type: 'delivered', key, rewards: answer.rewards ?? null }
    }
    await response.body?.cancel()
    console.warn(
      JSON.stringify({ event: 'outbox_refused', kind: item.kind, status: response.status }),
    )
    // A roster is only a copy and a newer one follows; nothing else is ever given up.
    if (item.kind === 'roster' && response.status >= 400 && response.status < 500) {
      return { type: 'delivered', key, rewards: null }
    }
  } catch (error) {
    console.warn(JSON.stringify({ event: 'outbox_failed', kind: item.kind, reason: String(error) }))
  }
  return { type: 'undelivered', key }
}
