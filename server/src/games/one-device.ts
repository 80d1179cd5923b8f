import { type CreateGame, type GameSettings, type RoomSetup, TEAMS_MAX } from '@pathquest/core'
import { playsOnOneDevice } from '@pathquest/modes/one-device'
import type * as z from 'zod'
import type { Db } from '../db/db'
import { safeName } from '../names'
import { AppError } from '../runtime/errors'
import { existingMode, storedSettings } from './mode-of-game'
import { insertPlayer, listPlayers } from './store/players'
import type { GameSession } from './store/sessions'

type OneDevice = NonNullable<GameSettings['oneDevice']>

type Requested = Pick<z.output<typeof CreateGame>, 'gameMode' | 'sessionType' | 'settings'>

/** Throws where such a game cannot be played without phones. */
export function checkOneDevice({ gameMode, sessionType, settings }: Requested): void {
  const { oneDevice } = settings
  if (!oneDevice) return
  if (sessionType === 'solo' || !playsOnOneDevice(existingMode(gameMode), oneDevice.answers)) {
    throw new AppError('mode_needs_phones', {}, 'gameMode')
  }
  if (oneDevice.answers === 'teams' && oneDevice.count > TEAMS_MAX) {
    const reason = `at most ${TEAMS_MAX} teams`
    throw new AppError('bad_request', { reason }, 'settings.oneDevice')
  }
}

/**
 * The request as it can be played: without phones nobody joins, no clock runs while hands are
 * counted, and the host takes every step.
 */
export function withoutPhones(requested: z.output<typeof CreateGame>): typeof requested {
  const { oneDevice } = requested.settings
  if (!oneDevice) return requested
  const { answers, count, names } = oneDevice
  return {
    ...requested,
    maxPlayers: count,
    allowLateJoin: false,
    settings: {
      ...requested.settings,
      oneDevice: { answers, count, ...(names && { names: names.map(safeName) }) },
      progressionControl: 'manual',
      timeStretch: null,
      countdown: false,
      runAlone: false,
      showResultAtOnce: false,
      approveNames: false,
    },
  }
}

/** Everybody has a seat from the beginning. Anonymous ones have numbers, which nobody sees. */
export async function insertSeats(db: Db, game: GameSession): Promise<void> {
  const { oneDevice } = storedSettings(game)
  if (!oneDevice) return
  for (let i = 0; i < oneDevice.count; i++) {
    await insertPlayer(db, {
      gameSessionId: game.id,
      displayName: nameOf(oneDevice, i),
      joinedAt: game.createdAt + i,
    })
  }
}

const nameOf = ({ answers, names = [] }: OneDevice, place: number): string =>
  answers === 'teams' ? (names[place] ?? `Team ${place + 1}`) : String(place + 1)

/** What a room needs to know of it. */
export async function oneDeviceSetup(
  db: Db,
  game: GameSession,
): Promise<Partial<Pick<RoomSetup, 'oneDevice' | 'minAnswerMs'>>> {
  const { oneDevice } = storedSettings(game)
  if (!oneDevice) return {}
  const players = await listPlayers(db, game.id)
  const seats = [...players]
    .sort((a, b) => a.joinedAt - b.joinedAt)
    .map(({ id, displayName }) => ({ playerId: id, displayName }))
  // A host marks what was answered before: nothing is too fast.
  return { oneDevice: { answers: oneDevice.answers, seats }, minAnswerMs: 0 }
}
