import { GAME_RETENTION_MS, SOLO_KEPT_MS } from '@pathquest/core/rooms/timing'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

/**
 * When a game counts as over. One that never started has no end, nor has one whose room was lost:
 * no room waits longer for anybody than that of a solo game, from the start or its host's pause on.
 */
const overAt = ({ tables: { gameSessions: t } }: Db): SQL =>
  sql`case ${t.status} when 'completed' then ${t.endedAt} when 'waiting' then ${t.createdAt} else coalesce(${t.pausedAt}, ${t.startedAt}) + ${sql.raw(String(SOLO_KEPT_MS))} end`

/** A game that is over for as long as guests are remembered. */
export const isLongOver = (db: Db, now: number): SQL =>
  sql`${overAt(db)} <= ${now - GAME_RETENTION_MS}`

/** A game that is played, or will be. */
export const isGameOpen = (db: Db, now: number): SQL =>
  sql`${db.tables.gameSessions.status} <> 'completed' and ${overAt(db)} > ${now - GAME_RETENTION_MS}`
