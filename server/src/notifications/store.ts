import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db'

export interface Recipient {
  email: string
  language: 'en' | 'es'
  score: number
  correctAnswers: number
  askedQuestions: number | null
  tokensEarned: number
}

/** Players of a game with an account who want this kind of mail; their address is confirmed. */
export async function listRecipients(
  db: Db,
  gameId: string,
  kind: 'results' | 'invitations',
): Promise<Recipient[]> {
  const { gamePlayers: seat, authUser: user, mailChoices: choice, profiles } = db.tables
  const rows = await db
    .select({ seat, email: user.email, choice })
    .from(seat)
    .innerJoin(user, eq(user.profileId, seat.profileId))
    .innerJoin(profiles, eq(profiles.id, seat.profileId))
    .leftJoin(choice, eq(choice.profileId, seat.profileId))
    .where(
      and(
        eq(seat.gameSessionId, gameId),
        isNull(seat.removedAt),
        eq(user.emailVerified, true),
        // Accounts of a class have no address.
        isNotNull(profiles.email),
      ),
    )
  return rows
    .filter(({ choice }) => choice === null || choice[kind])
    .map(({ seat, email, choice }) => ({ ...seat, email, language: choice?.language ?? 'en' }))
}

/** Of these accounts those who want to be invited to games; their address is confirmed. */
export async function listReaders(
  db: Db,
  profileIds: readonly string[],
): Promise<Pick<Recipient, 'email' | 'language'>[]> {
  if (profileIds.length === 0) return []
  const { authUser: user, mailChoices: choice, profiles } = db.tables
  const rows = await db
    .select({ email: user.email, choice })
    .from(profiles)
    .innerJoin(user, eq(user.profileId, profiles.id))
    .leftJoin(choice, eq(choice.profileId, profiles.id))
    .where(
      and(
        inArray(profiles.id, [...profileIds]),
        eq(user.emailVerified, true),
        isNotNull(profiles.email),
      ),
    )
  return rows
    .filter(({ choice }) => choice === null || choice.invitations)
    .map(({ email, choice }) => ({ email, language: choice?.language ?? 'en' }))
}

/** Where somebody is told what concerns their own sets; their address is confirmed. */
export async function findAuthor(
  db: Db,
  profileId: string,
): Promise<Pick<Recipient, 'email' | 'language'> | undefined> {
  const { authUser: user, mailChoices: choice } = db.tables
  const [row] = await db
    .select({ email: user.email, language: choice.language })
    .from(user)
    .leftJoin(choice, eq(choice.profileId, user.profileId))
    .where(and(eq(user.profileId, profileId), eq(user.emailVerified, true)))
  return row && { email: row.email, language: row.language ?? 'en' }
}

/** Who wants a digest and has none of this week; whoever is found is found once. */
export async function claimDigests(db: Db, monday: number, now: number) {
  const { mailChoices: t, authUser: user } = db.tables
  return db.transact(async (tx) => {
    const isDue = and(eq(t.digest, true), or(isNull(t.digestSentAt), lt(t.digestSentAt, monday)))
    const due = await tx
      .select({ profileId: t.profileId, language: t.language, email: user.email })
      .from(t)
      .innerJoin(user, eq(user.profileId, t.profileId))
      .where(and(isDue, eq(user.emailVerified, true)))
    for (const { profileId } of due) {
      await tx.update(t).set({ digestSentAt: now }).where(eq(t.profileId, profileId))
    }
    return due
  })
}

/** What a person played and earned from one moment to another. */
export async function weekOf(db: Db, profileId: string, from: number, until: number) {
  const { gamePlayers: seat, gameSessions: game, tokenLedger: ledger, userPathkeys } = db.tables
  const [[played], [earned], [keys]] = await Promise.all([
    db
      .select({ games: count() })
      .from(seat)
      .innerJoin(game, eq(game.id, seat.gameSessionId))
      .where(
        and(
          eq(seat.profileId, profileId),
          isNotNull(game.startedAt),
          gte(seat.joinedAt, from),
          lt(seat.joinedAt, until),
        ),
      ),
    db
      .select({ tokens: sql`coalesce(sum(${ledger.amount}), 0)`.mapWith(Number) })
      .from(ledger)
      .where(
        and(
          eq(ledger.profileId, profileId),
          sql`${ledger.amount} > 0`,
          gte(ledger.createdAt, from),
          lt(ledger.createdAt, until),
        ),
      ),
    db
      .select({ pathkeys: count() })
      .from(userPathkeys)
      .where(
        and(
          eq(userPathkeys.profileId, profileId),
          gte(userPathkeys.acquiredAt, from),
          lt(userPathkeys.acquiredAt, until),
        ),
      ),
  ])
  return {
    games: played?.games ?? 0,
    tokens: earned?.tokens ?? 0,
    pathkeys: keys?.pathkeys ?? 0,
  }
}
