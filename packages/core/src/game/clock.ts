import {
  HOST_GONE_ENDS_MS,
  LOBBY_CANCELLED_MS,
  ROOM_RETENTION_MS,
  SOLO_RETENTION_MS,
} from '../rooms/timing'
import { end, finishIfOver } from './course'
import { afterEvent } from './events'
import { activeSeats, isPaused, isSolo, modeStatus } from './game'
import type { Game, GameSetup } from './game-state'
import { withAbsence } from './host'
import { pauseEndsAt } from './pause'
import { hostGoneAt, shouldPause } from './presence'
import { nextLapseAt, withoutLapsed } from './reserved'
import { nextChooserOutAt, withoutLateChoosers } from './second-step'

/** When the game itself is due next: its question, its host, its end of life. */
export function wakeAt(setup: GameSetup, game: Game, now: number): number | null {
  const due = [
    modeDue(setup, game, now),
    pauseDue(setup, game),
    nextLapseAt(setup, game),
    nextChooserOutAt(game),
    abandonAt(setup, game),
    eraseAt(game),
  ].filter((at) => at !== null)
  return due.length > 0 ? Math.min(...due) : null
}

function modeDue(setup: GameSetup, game: Game, now: number): number | null {
  if (game.status !== 'in_progress') return null
  const { wakeAt } = modeStatus(setup, game, now)
  if (wakeAt !== null && !Number.isFinite(wakeAt))
    throw new Error(`${setup.modeId} is due at ${wakeAt}`)
  return wakeAt
}

function pauseDue(setup: GameSetup, game: Game): number | null {
  if (isSolo(setup) || setup.runAlone || isPaused(game) || game.status !== 'in_progress')
    return null
  return hostGoneAt(game)
}

/** An abandoned game ends and settles; a paused one is retained longer. */
function abandonAt(setup: GameSetup, game: Game): number | null {
  if (game.status === 'completed') return null
  if (isSolo(setup)) return setup.createdAt + SOLO_RETENTION_MS
  if (game.status === 'waiting') return setup.createdAt + LOBBY_CANCELLED_MS
  if (game.pausedAt !== null) return pauseEndsAt(game)
  if (game.host.lostAt === null) return null
  const goneAt = setup.runAlone ? allGoneAt(game) : game.host.lostAt
  return goneAt === null ? null : goneAt + HOST_GONE_ENDS_MS
}

/** A game that runs alone waits for its players, not for its host: when the last of both left. */
function allGoneAt(game: Game): number | null {
  let last = game.host.lostAt ?? 0
  for (const seat of activeSeats(game)) {
    if (seat.connected) return null
    last = Math.max(last, seat.lostAt ?? 0)
  }
  return last
}

/** When the room deletes all of its data. */
export const eraseAt = (game: Game): number | null =>
  game.settledAt === null ? null : game.settledAt + ROOM_RETENTION_MS

/** Does what is due at `now`; returns the same game where nothing is. */
export function wake(setup: GameSetup, game: Game, now: number): Game {
  const abandon = abandonAt(setup, game)
  if (abandon !== null && now >= abandon) {
    const ended = end(setup, game, now)
    return ended.ok ? ended.game : game
  }
  const here = withoutLateChoosers(game, now)
  const paused = shouldPause(setup, here, now) ? withAbsence(setup, here, true, now) : here
  if (paused.status !== 'in_progress') return withoutLapsed(setup, paused, now)
  return finishIfOver(setup, afterEvent(setup, paused, { kind: 'wake' }, now), now)
}
