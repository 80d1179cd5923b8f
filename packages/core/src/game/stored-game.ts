import * as z from 'zod'
import { WornCosmetics } from '../contracts/market'
import { RoomSetup } from '../contracts/room-setup'
import { JsonValue } from '../json'
import type { GameMode } from '../modes/mode'
import { readSettings } from '../modes/settings'
import { SESSION_STATUSES } from '../rooms/game-choices'
import { HOST_COMMANDS } from '../rooms/host-commands'
import type { LoggedEvent } from './events'
import type { Game, GameRules, GameSetup } from './game-state'

/**
 * The schemas of what a room stores, for the current code. Unknown fields are dropped; anything
 * else that does not fit is unreadable, and its game is ended by a fault.
 */

const SettledRewards = z.object({
  tokensEarned: z.number(),
  pathkeysEarned: z.array(z.string()),
  xpUsedUp: z.boolean().optional(),
})

/** Cosmetics that were removed from the catalogue are dropped. */
const StoredWorn = WornCosmetics.optional().catch(undefined)

const StoredSeat = z.object({
  playerId: z.string(),
  accountId: z.string().nullable(),
  displayName: z.string(),
  joinedAt: z.number(),
  connected: z.boolean(),
  lostAt: z.number().nullable(),
  leftAt: z.number().nullable(),
  removedAt: z.number().nullable(),
  ticketAt: z.number(),
  worn: StoredWorn,
  character: z.string().optional(),
  crew: z.number().int().optional(),
  nameWish: z.string().optional(),
  wishIsDoubtful: z.boolean().optional(),
  timeFactor: z.number().optional(),
  seatCode: z
    .object({ code: z.string(), until: z.number(), takenBy: z.string().optional() })
    .optional(),
})

const StoredChooser = z.object({
  seat: StoredSeat,
  wrongTries: z.number().int(),
  retryAt: z.number(),
  until: z.number(),
  came: z.boolean().optional(),
  from: z.string().optional(),
  knocks: z.boolean().optional(),
})

const StoredGame = z.object({
  version: z.number().int(),
  beat: z.number().int(),
  status: z.enum(SESSION_STATUSES),
  outcome: z.enum(['finished', 'cancelled']).nullable(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  locked: z.boolean(),
  linkOnly: z.boolean().default(false),
  reactionsMuted: z.boolean().default(false),
  howShown: z.boolean().default(false),
  lateJoin: z.boolean().optional(),
  secondStep: z.object({ key: z.string(), wrongTries: z.number().int() }).nullable().default(null),
  seats: z.record(z.string(), StoredSeat),
  reserved: z.record(z.string(), StoredSeat).default({}),
  choosing: z.record(z.string(), StoredChooser).default({}),
  barredAccounts: z.array(z.string()),
  freed: z.array(z.string()),
  host: z.object({
    tabs: z.array(z.string()),
    lease: z.string().nullable(),
    lostAt: z.number().nullable(),
    tickets: z.record(z.string(), z.number()),
  }),
  paused: z.boolean(),
  pausedAt: z.number().nullable().default(null),
  /** Read by the mode itself. */
  mode: z.unknown(),
  /** Version of the mode's state. */
  modeVersion: z.number().int().default(1),
  outbox: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(['started', 'roster', 'cancelled', 'result']),
      dueAt: z.number(),
      attempts: z.number().int(),
    }),
  ),
  rewards: z.record(z.string(), SettledRewards).nullable(),
  settledAt: z.number().nullable(),
  nextGameCode: z.string().nullable(),
  doneCommands: z.array(z.string()),
})

const HostCommand = z.enum(HOST_COMMANDS)
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape })
const playerId = z.string()
const tab = z.string()
const ticketAt = z.number().nullable()
const since = z.number().optional()
const beside = z.record(z.string(), z.union([z.string(), z.number()])).optional()

const StoredLog = z.array(
  z.object({
    at: z.number(),
    event: z.discriminatedUnion('type', [
      event('join', {
        playerId,
        accountId: z.string().nullable(),
        displayName: z.string(),
        doubtful: z.boolean().optional(),
        formerIds: z.array(z.string()).optional(),
        invited: z.boolean(),
        knock: z.boolean().optional(),
        worn: StoredWorn,
        character: z.string().optional(),
        timeFactor: z.number().optional(),
      }),
      event('claim', { seatCode: z.string(), commandId: z.string() }),
      event('leave', { playerId }),
      event('forget', { playerId }),
      event('host', {
        command: HostCommand,
        commandId: z.string().nullable(),
        tab: z.string().nullable(),
        expectedBeat: z.number().nullable(),
        playerId: z.string().nullable(),
        lock: z.boolean(),
        factor: z.number().optional(),
        crew: z.number().optional(),
        displayName: z.string().optional(),
        questionId: z.string().optional(),
        answer: JsonValue.optional(),
        remark: z.string().optional(),
        part: z.string().optional(),
        counts: z.array(z.object({ answer: JsonValue, count: z.number(), beside })).optional(),
        marks: z
          .array(
            z.object({
              playerId,
              answer: JsonValue.optional(),
              beside,
              or: z.literal(true).optional(),
            }),
          )
          .optional(),
      }),
      event('next_game', { gameCode: z.string() }),
      // The fields of a move are validated by its mode.
      event('move', { playerId, move: z.looseObject({ id: z.string(), type: z.string() }) }),
      event('connected', { playerId, ticketAt }),
      event('lost', { playerId, since }),
      event('host_connected', { tab, ticketAt }),
      event('host_lost', { tab, since }),
      event('screen_connected', { tab, ticketAt }),
      event('reconciled', { playerIds: z.array(z.string()), tabs: z.array(z.string()) }),
      event('wake', {}),
      event('delivered', {
        key: z.string(),
        rewards: z.record(z.string(), SettledRewards).nullable(),
      }),
      event('undelivered', { key: z.string() }),
    ]),
  }),
)

const StoredSetup = z.object(RoomSetup.shape)

/** The stored data of a room, parsed and migrated to the current format. */
export interface StoredTexts {
  setup: unknown
  game: unknown
  /** Rows of events. */
  log: unknown[]
}

export interface StoredGameState {
  setup: GameSetup
  game: Game
  log: LoggedEvent[]
}

/**
 * Throws for invalid data: a `ZodError`, or the mode's own error. `rulesOf` returns the rules of a
 * mode, and throws where there are none.
 */
export function readStoredGame(
  stored: StoredTexts,
  rulesOf: (modeId: string) => GameRules,
): StoredGameState {
  const read = StoredSetup.parse(stored.setup)
  const setup: GameSetup = { ...read, rules: rulesOf(read.modeId) }
  const { mode, questions } = setup.rules
  const settings = readSettings(mode.manifest, setup.modeSettings)
  if (!settings.ok) throw new Error(`the stored settings of ${setup.modeId} are refused`)
  setup.questions.forEach(questions.check)
  const { modeVersion, ...game } = StoredGame.parse(stored.game)
  return {
    setup,
    game: game.mode === null ? game : { ...game, mode: modeState(mode, game.mode, modeVersion) },
    log: StoredLog.parse(stored.log.flat()) as LoggedEvent[],
  }
}

/** Migrated version by version, then read in the current version. */
function modeState({ manifest, migrate, readState }: GameMode, stored: unknown, version: number) {
  let state = stored
  for (let from = version; from !== manifest.stateVersion; from++) {
    const step = migrate?.[from]
    if (!step) throw new Error(`${manifest.id} has no step on from state version ${from}`)
    state = step(state)
  }
  return readState(state)
}

/** A game in its stored format, with the version of its mode's state. */
export const storedGame = (setup: GameSetup, game: Game): object => ({
  ...game,
  modeVersion: setup.rules.mode.manifest.stateVersion,
})
