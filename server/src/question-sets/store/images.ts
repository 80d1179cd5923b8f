import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Db, NewRow } from '../../db/db'

const ADDRESS = /^\/images\/([\w-]{43})\.webp$/

export const imageUrl = (hash: string): string => `/images/${hash}.webp`
/** null: no address of an image of ours. */
export const hashOf = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null

/** Of the same bytes once more: somebody is about to use them. */
export async function putImage(db: Db, row: NewRow<'questionImages'>): Promise<void> {
  const { questionImages: t } = db.tables
  const { uploadedAt } = row
  await db.insert(t).values(row).onConflictDoUpdate({ target: t.hash, set: { uploadedAt } })
}

/** The first address that is of no image; undefined where all are there. */
export async function findMissingImage(
  db: Db,
  urls: readonly string[],
): Promise<string | undefined> {
  const wanted = [...new Set(urls)]
  if (wanted.length === 0) return undefined
  const { questionImages: t } = db.tables
  const rows = await db
    .select({ hash: t.hash })
    .from(t)
    .where(
      inArray(
        t.hash,
        wanted.flatMap((url) => hashOf(url) ?? []),
      ),
    )
  const known = new Set(rows.map(({ hash }) => imageUrl(hash)))
  return wanted.find((url) => !known.has(url))
}

/** Their questions may have gone a moment ago, and come back: their day of grace begins now. */
export async function renewImages(db: Db, urls: readonly string[], now: number): Promise<void> {
  const hashes = urls.flatMap((url) => hashOf(url) ?? [])
  if (hashes.length === 0) return
  const { questionImages: t } = db.tables
  await db.update(t).set({ uploadedAt: now }).where(inArray(t.hash, hashes))
}

/** Images of before `before` that no question and no game has. */
export async function listUnusedImages(db: Db, before: number): Promise<string[]> {
  const { questionImages: t, questions, gameQuestions } = db.tables
  const old = await db.select({ hash: t.hash }).from(t).where(lt(t.uploadedAt, before))
  if (old.length === 0) return []
  const inSets = await db
    .selectDistinct({ url: questions.imageUrl })
    .from(questions)
    .where(isNotNull(questions.imageUrl))
  const ofSets = new Set(inSets.map(({ url }) => url))
  const left = old.map(({ hash }) => hash).filter((hash) => !ofSets.has(imageUrl(hash)))
  if (left.length === 0) return []
  const inGames = await db
    .selectDistinct({ url: gameQuestions.imageUrl })
    .from(gameQuestions)
    .where(isNotNull(gameQuestions.imageUrl))
  const ofGames = new Set(inGames.map(({ url }) => url))
  return left.filter((hash) => !ofGames.has(imageUrl(hash)))
}

/**
 * False: it was uploaded again, or a question has it meanwhile. Games copy from questions alone, and
 * what leaves a question has its day of grace.
 */
export async function removeUnusedImage(db: Db, hash: string, before: number): Promise<boolean> {
  const { questionImages: t, questions } = db.tables
  const [used] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.imageUrl, imageUrl(hash)))
    .limit(1)
  if (used) return false
  const removed = await db
    .delete(t)
    .where(and(eq(t.hash, hash), lt(t.uploadedAt, before)))
    .returning()
  return removed.length > 0
}
