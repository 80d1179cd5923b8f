import { PATHKEY_TYPES, RARITIES } from '@pathquest/core/rewards/amounts'
import { sql } from 'drizzle-orm'
import { atLeast, between, type Columns, oneOf } from '../columns'
import type { DrawCandidate, Metadata, PackDraw } from '../json'
import type { Profiles } from './accounts'
import type { GamePlayers, GameSessions } from './games'
import type { QuestionSets } from './question-sets'

export const definePathkeys = ({ check, flag, integer, json, table, text, timeMs }: Columns) =>
  table(
    'pathkeys',
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      description: text('description').notNull(),
      imageUrl: text('image_url'),
      rarity: text('rarity', { enum: RARITIES }).notNull(),
      keyType: text('key_type', { enum: PATHKEY_TYPES }).notNull(),
      keyCode: text('key_code').notNull().unique(),
      colorPrimary: text('color_primary').notNull(),
      colorSecondary: text('color_secondary').notNull(),
      metadata: json<Metadata>('metadata').notNull(),
      isActive: flag('is_active').notNull().default(true),
      /** The order of the catalogue: the first active key is drawn where none fits. */
      orderIndex: integer('order_index').notNull(),
      /** Milestones: when it was given to those who had reached it before it came. Null: still to do. */
      givenToEarlierAt: timeMs('given_to_earlier_at'),
    },
    (t) => [
      check('pathkeys_rarity', oneOf(t.rarity, RARITIES)),
      check('pathkeys_key_type', oneOf(t.keyType, PATHKEY_TYPES)),
    ],
  )

export type Pathkeys = ReturnType<typeof definePathkeys>

/** How a pathkey was drawn, so that a draw can be explained later. */
export const definePathkeyDraws = (
  { check, foreignKey, json, real, table, text, timeMs, unique }: Columns,
  {
    gamePlayers,
    pathkeys,
    profiles,
  }: { gamePlayers: GamePlayers; pathkeys: Pathkeys; profiles: Profiles },
) =>
  table(
    'pathkey_draws',
    {
      id: text('id').primaryKey(),
      gameSessionId: text('game_session_id').notNull(),
      playerId: text('player_id').notNull(),
      profileId: text('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
      pathkeyId: text('pathkey_id')
        .notNull()
        .references(() => pathkeys.id),
      /** Empty: none fitted, the first active key was given. */
      candidates: json<DrawCandidate[]>('candidates').notNull(),
      /** The number of the generator, 0 to 1. */
      random: real('random').notNull(),
      drawnAt: timeMs('drawn_at').notNull(),
    },
    (t) => [
      unique('pathkey_draws_once').on(t.gameSessionId, t.playerId),
      foreignKey({
        name: 'pathkey_draws_player',
        columns: [t.gameSessionId, t.playerId],
        foreignColumns: [gamePlayers.gameSessionId, gamePlayers.id],
      }).onDelete('cascade'),
      check('pathkey_draws_random', between(t.random, 0, 1)),
    ],
  )

export const defineUserPathkeys = (
  { check, index, integer, primaryKey, table, text, timeMs }: Columns,
  { pathkeys, profiles }: { pathkeys: Pathkeys; profiles: Profiles },
) =>
  table(
    'user_pathkeys',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      pathkeyId: text('pathkey_id')
        .notNull()
        .references(() => pathkeys.id),
      quantity: integer('quantity').notNull(),
      /** Of the latest copy. */
      acquiredAt: timeMs('acquired_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.profileId, t.pathkeyId] }),
      index('user_pathkeys_recent').on(t.profileId, t.acquiredAt),
      check('user_pathkeys_quantity', atLeast(t.quantity, 1)),
    ],
  )

/** Append-only (a trigger refuses changes of what an entry says); a balance is its sum. */
export const defineTokenLedger = (
  { index, integer, table, text, timeMs, unique }: Columns,
  { gameSessions, profiles }: { gameSessions: GameSessions; profiles: Profiles },
) =>
  table(
    'token_ledger',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Negative: spent. */
      amount: integer('amount').notNull(),
      /** Such as `game`, `pack`. */
      reason: text('reason').notNull(),
      /** What the entry is for: the game's id, the purchase's id. */
      reference: text('reference').notNull(),
      gameSessionId: text('game_session_id').references(() => gameSessions.id, {
        onDelete: 'set null',
      }),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      unique('token_ledger_once').on(t.profileId, t.reason, t.reference),
      index('token_ledger_game').on(t.gameSessionId),
    ],
  )

/** Placement bonus and pathkey of a solo game: once per player, set and day. */
export const defineSoloRewards = (
  { check, primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'solo_rewards',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      /** 2025-09-01 */
      day: text('day').notNull(),
      rewardedAt: timeMs('rewarded_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.profileId, t.questionSetId, t.day] }),
      check('solo_rewards_day', sql`length(${t.day}) = 10`),
    ],
  )

/** Cosmetics that people bought, and which of them they wear; what was paid is in `token_ledger`. */
export const defineOwnedCosmetics = (
  { flag, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'owned_cosmetics',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Of core's catalogue. */
      cosmeticId: text('cosmetic_id').notNull(),
      acquiredAt: timeMs('acquired_at').notNull(),
      isWorn: flag('is_worn').notNull(),
    },
    (t) => [primaryKey({ columns: [t.profileId, t.cosmeticId] })],
  )

/** Packs that people bought in the market, with what was in them and how that was drawn. */
export const definePackOpenings = (
  { check, integer, json, table, text, timeMs, unique }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'pack_openings',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Made by the buyer's page: the same one again is the same purchase. */
      purchaseId: text('purchase_id').notNull(),
      packId: text('pack_id').notNull(),
      /** Tokens. */
      price: integer('price').notNull(),
      draws: json<PackDraw[]>('draws').notNull(),
      /** Milestone keys that were reached with them. */
      milestones: json<string[]>('milestones').notNull(),
      openedAt: timeMs('opened_at').notNull(),
    },
    (t) => [
      unique('pack_openings_once').on(t.profileId, t.purchaseId),
      check('pack_openings_price', atLeast(t.price, 1)),
    ],
  )
