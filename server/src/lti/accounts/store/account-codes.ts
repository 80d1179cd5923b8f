import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Row } from '../../../db/db'
import { isLoginOf } from '../../../db/platform-login'

/** A course login that a code stands for: its launch, its platform, and whose it is now. */
export interface CodedLaunch {
  launch: Row<'ltiLaunches'>
  platform: Row<'ltiPlatforms'>
  identity: Row<'ltiIdentities'>
}

/** A new code of this launch; former ones end, and so do all that are out of date. */
export async function putAccountCode(
  db: Db,
  code: { codeHash: string; launchId: string; createdAt: number; expiresAt: number },
): Promise<void> {
  const { ltiAccountCodes: t } = db.tables
  await db.transact(async (tx) => {
    await tx.delete(t).where(lt(t.expiresAt, code.createdAt))
    await tx.delete(t).where(and(eq(t.launchId, code.launchId), isNull(t.usedAt)))
    await tx.insert(t).values(code)
  })
}

/** What a code stands for while it may be used: the visit still lasts and its login is known. */
export async function findCodedLaunch(
  db: Db,
  codeHash: string,
  now: number,
): Promise<CodedLaunch | undefined> {
  const {
    ltiAccountCodes: codes,
    ltiLaunches: launches,
    ltiPlatforms: platforms,
    ltiIdentities: identities,
  } = db.tables
  const [found] = await db
    .select({ launch: launches, platform: platforms, identity: identities })
    .from(codes)
    .innerJoin(launches, eq(launches.id, codes.launchId))
    .innerJoin(platforms, eq(platforms.id, launches.platformId))
    .innerJoin(identities, isLoginOf(db.tables, launches.sub))
    .where(
      and(
        eq(codes.codeHash, codeHash),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        gt(launches.expiresAt, now),
      ),
    )
  return found
}

/** False: somebody was faster. */
export async function useAccountCode(db: Db, codeHash: string, usedAt: number): Promise<boolean> {
  const { ltiAccountCodes: t } = db.tables
  const used = await db
    .update(t)
    .set({ usedAt })
    .where(and(eq(t.codeHash, codeHash), isNull(t.usedAt)))
    .returning()
  return used.length > 0
}
