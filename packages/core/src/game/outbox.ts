import type { OutboxPost } from '../contracts/room-calls'
import type { Game, GameSetup, OutboxItem } from './game-state'
import { clampedStandings, classScoreOf, currentIndex, resultPost } from './results'

const ROSTER_DELAY_MS = 1_000
const RETRY_FIRST_MS = 500
const RETRY_MAX_MS = 30_000

/** Queues a message to the server, retried until it is delivered. The key makes it idempotent. */
export function withPost(game: Game, kind: OutboxItem['kind'], dueAt: number): Game {
  const item = { key: `${kind}:${game.version + 1}`, kind, dueAt, attempts: 0 }
  // A roster that is only delayed to be batched must not hold it up.
  const before = game.outbox.map((one) =>
    one.attempts === 0 && one.dueAt > dueAt ? { ...one, dueAt } : one,
  )
  return { ...game, outbox: [...before, item] }
}

/** Batches roster changes into one post, except into one that may already be in flight. */
export function withRosterPost(game: Game, now: number, delayMs = ROSTER_DELAY_MS): Game {
  if (game.status === 'completed') return game
  const waits = (item: OutboxItem, i: number) => i > 0 || item.dueAt > now
  const waiting = game.outbox.find((item, i) => item.kind === 'roster' && waits(item, i))
  const dueAt = now + delayMs
  if (!waiting) return withPost(game, 'roster', dueAt)
  if (waiting.dueAt <= dueAt) return game
  const sooner = (item: OutboxItem) => (item === waiting ? { ...item, dueAt } : item)
  return { ...game, outbox: game.outbox.map(sooner) }
}

export const withoutPost = (game: Game, key: string): Game => ({
  ...game,
  outbox: game.outbox.filter((item) => item.key !== key),
})

/** Retry time after so many attempts (exponential backoff). */
export const retryAt = (attempts: number, now: number): number =>
  now + Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** attempts)

export function withRetry(game: Game, key: string, now: number): Game {
  return {
    ...game,
    outbox: game.outbox.map((item) =>
      item.key === key
        ? {
            ...item,
            attempts: item.attempts + 1,
            dueAt: retryAt(item.attempts, now),
          }
        : item,
    ),
  }
}

/** In order: the first in the outbox is sent first, so a start is never sent after its result. */
export const duePost = (game: Game, now: number): OutboxItem | null => {
  const first = game.outbox[0]
  return first && first.dueAt <= now ? first : null
}

/** The body of a post, from the state at the time of sending. */
export function postBody(setup: GameSetup, game: Game, item: OutboxItem, now: number): OutboxPost {
  const { key } = item
  if (item.kind === 'started') return { kind: 'started', key, startedAt: game.startedAt ?? now }
  if (item.kind === 'cancelled') return { kind: 'cancelled', key, endedAt: game.endedAt ?? now }
  if (item.kind === 'result') return resultPost(setup, game, key)
  const standings = clampedStandings(setup, game, now)
  const byPlayer = new Map(standings.map((standing) => [standing.playerId, standing]))
  return {
    kind: 'roster',
    key,
    currentQuestionIndex: currentIndex(setup, game, now),
    players: [...Object.values(game.reserved), ...Object.values(game.seats)].map((seat) => {
      const standing = byPlayer.get(seat.playerId)
      return {
        playerId: seat.playerId,
        connected: seat.connected,
        leftAt: seat.leftAt,
        removedAt: seat.removedAt,
        score: standing?.score ?? 0,
        correctAnswers: standing?.correctAnswers ?? 0,
        totalAnswers: standing?.totalAnswers ?? 0,
        classScore: classScoreOf(setup, standing),
        displayName: seat.displayName,
      }
    }),
    freed: game.freed,
    pausedAt: game.pausedAt,
  }
}
