import type { LedgerReason } from '@pathquest/core'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { prepared } from '../../db/prepared'
import { newId } from '../../runtime/tokens'

type LedgerEntry = Row<'tokenLedger'>

interface TokenAward {
  profileId: string
  /** Negative: spent. */
  amount: number
  reason: LedgerReason
  /** What it is for; the same reason and reference are booked once per profile. */
  reference: string
  gameSessionId?: string | null
  now?: number
}

/** The procedure `award_tokens`. False: this was booked before. */
export async function awardTokens(db: Db, { now, ...award }: TokenAward): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.tokenLedger)
    .values({ ...award, id: newId('ledgerEntry'), createdAt: now ?? Date.now() })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

const balance = ({ select, tables: { tokenLedger } }: Db) =>
  select({ tokens: sql`coalesce(sum(${tokenLedger.amount}), 0)`.mapWith(Number) })
    .from(tokenLedger)
    .where(eq(tokenLedger.profileId, sql.placeholder('profileId')))
    .prepare()

/** The tokens of a profile, shown as XP: the sum of its ledger. */
export async function getTokenBalance(db: Db, profileId: string): Promise<number> {
  const [row] = await prepared(db, balance).execute({ profileId })
  return row?.tokens ?? 0
}

/** Oldest first. */
export async function listLedger(db: Db, profileId: string): Promise<LedgerEntry[]> {
  const { tokenLedger } = db.tables
  return db
    .select()
    .from(tokenLedger)
    .where(eq(tokenLedger.profileId, profileId))
    .orderBy(asc(tokenLedger.createdAt), asc(tokenLedger.id))
}

export interface LedgerLine {
  entry: LedgerEntry
  /** Of the game it is about. */
  title: string | null
}

/** Latest first, with the games they are about. */
export async function listRecentLedger(
  db: Db,
  profileId: string,
  limit: number,
): Promise<LedgerLine[]> {
  const { gameSessions, tokenLedger } = db.tables
  return db
    .select({ entry: tokenLedger, title: gameSessions.setTitle })
    .from(tokenLedger)
    .leftJoin(gameSessions, eq(gameSessions.id, tokenLedger.gameSessionId))
    .where(eq(tokenLedger.profileId, profileId))
    .orderBy(desc(tokenLedger.createdAt), desc(tokenLedger.id))
    .limit(limit)
}
