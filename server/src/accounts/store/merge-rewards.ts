import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { awardTokens, getTokenBalance, listLedger } from '../../rewards'

/** Two profiles that become one. */
export interface ProfileMerge {
  /** Ends: everything it had goes over. */
  fromId: string
  intoId: string
  now: number
}

/** XP, pathkeys and daily bonuses of two profiles that become one. */
export async function mergeRewards(tx: Db, merge: ProfileMerge): Promise<void> {
  await mergeLedger(tx, merge)
  await mergePathkeys(tx, merge)
  await mergeSoloRewards(tx, merge)
  await mergeOpenings(tx, merge)
  await mergeCosmetics(tx, merge)
}

/**
 * Entries change hands as they are. What both were given for the same thing counts once, the
 * higher of the two: the difference is booked, since the ledger is append-only. What both spent is
 * spent; where each spent what counts once now, the balance is brought back to nothing.
 */
async function mergeLedger(tx: Db, { fromId, intoId, now }: ProfileMerge): Promise<void> {
  const { tokenLedger: t } = tx.tables
  const keyOf = (entry: { reason: string; reference: string }) =>
    JSON.stringify([entry.reason, entry.reference])
  const own = new Map((await listLedger(tx, intoId)).map((entry) => [keyOf(entry), entry]))
  const twice = (await listLedger(tx, fromId)).filter((entry) => own.has(keyOf(entry)))
  const twiceIds = twice.map((entry) => entry.id)
  await tx
    .update(t)
    .set({ profileId: intoId })
    .where(and(eq(t.profileId, fromId), notInArray(t.id, twiceIds)))
  for (const entry of twice) {
    const more = entry.amount - (own.get(keyOf(entry))?.amount ?? 0)
    if (more <= 0) continue
    await awardTokens(tx, {
      profileId: intoId,
      amount: more,
      reason: 'merge',
      reference: entry.id,
      gameSessionId: entry.gameSessionId,
      now,
    })
  }
  const missing = -(await getTokenBalance(tx, intoId))
  if (missing <= 0) return
  await awardTokens(tx, {
    profileId: intoId,
    amount: missing,
    reason: 'merge',
    reference: fromId,
    now,
  })
}

/** Copies add up; a milestone's key is given once for its event. */
async function mergePathkeys(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { userPathkeys: t, pathkeys } = tx.tables
  const ownedBy = (profileId: string) =>
    tx
      .select({ copy: t, keyType: pathkeys.keyType })
      .from(t)
      .innerJoin(pathkeys, eq(pathkeys.id, t.pathkeyId))
      .where(eq(t.profileId, profileId))
  const own = new Map((await ownedBy(intoId)).map(({ copy }) => [copy.pathkeyId, copy]))
  for (const { copy, keyType } of await ownedBy(fromId)) {
    const held = own.get(copy.pathkeyId)
    if (!held) {
      await tx.insert(t).values({ ...copy, profileId: intoId })
      continue
    }
    const quantity =
      keyType === 'milestone'
        ? Math.max(held.quantity, copy.quantity)
        : held.quantity + copy.quantity
    const acquiredAt = Math.max(held.acquiredAt, copy.acquiredAt)
    await tx
      .update(t)
      .set({ quantity, acquiredAt })
      .where(and(eq(t.profileId, intoId), eq(t.pathkeyId, copy.pathkeyId)))
  }
}

/** A claim of either is a claim of the person: nothing is given a second time that day. */
async function mergeSoloRewards(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { soloRewards: t } = tx.tables
  const claims = await tx.select().from(t).where(eq(t.profileId, fromId))
  for (const claim of claims) {
    await tx
      .insert(t)
      .values({ ...claim, profileId: intoId })
      .onConflictDoNothing()
  }
}

/** Purchases are named by their buyers' pages: under their own ids no two of them can be the same. */
async function mergeOpenings(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { packOpenings: t } = tx.tables
  await tx.update(t).set({ profileId: intoId, purchaseId: t.id }).where(eq(t.profileId, fromId))
}

/** Bought by both it is owned once, and its price counts once; what is worn is the account's. */
async function mergeCosmetics(tx: Db, { fromId, intoId }: ProfileMerge): Promise<void> {
  const { ownedCosmetics: t } = tx.tables
  const owned = await tx.select().from(t).where(eq(t.profileId, fromId))
  for (const one of owned) {
    await tx
      .insert(t)
      .values({ ...one, profileId: intoId, isWorn: false })
      .onConflictDoNothing()
  }
}
