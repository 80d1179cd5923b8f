import { randomUUID } from 'node:crypto'
import { USER_TYPES } from '@pathquest/core/accounts/account-choices'
import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../db/db'
import { LANGUAGES, type Language } from '../../runtime/language'
import type { Login, NewAccount } from './accounts'
import type { CardOfAccount } from './card-accounts'

/** An account that is made once whoever asked for it opens the link in their mail. */
export type WaitingSignUp = Omit<NewAccount, 'createdAt' | 'emailVerified'> & (Login | CardSignUp)

/** No new account, but a login for one that a card has opened until now. */
interface CardSignUp {
  passwordHash: string
  card: CardOfAccount
}

/** A sign-up as it is asked for now; one that waits may be of before its language was kept. */
export type ReadSignUp = WaitingSignUp & { language: Language }

const Person = z.object({
  version: z.literal(1),
  email: z.string(),
  displayName: z.string(),
  userType: z.enum(USER_TYPES),
  awaitsApproval: z.boolean().optional(),
  /** Those that waited before it was asked for have none. */
  schoolId: z.string().nullable().optional(),
  /** Those that waited before it was kept have none. */
  language: z.enum(LANGUAGES).optional(),
})
const Card = z.object({ profileId: z.string(), userId: z.string(), cardHash: z.string() })
const Stored = z.union([
  // Of a version of its own: an older server would make a new account of it.
  Person.extend({ version: z.literal(2), passwordHash: z.string(), card: Card }),
  Person.extend({ passwordHash: z.string() }),
  Person.extend({ provider: z.string(), accountId: z.string() }),
])

const identifierOf = (tokenHash: string): string => `sign-up:${tokenHash}`

/** `tokenHash`: of the link's token, which nothing else has. Times in ms. */
export async function insertWaitingSignUp(
  db: Db,
  tokenHash: string,
  signUp: WaitingSignUp,
  { createdAt, expiresAt }: { createdAt: number; expiresAt: number },
): Promise<void> {
  const at = new Date(createdAt)
  await db.insert(db.tables.authVerification).values({
    id: randomUUID(),
    identifier: identifierOf(tokenHash),
    value: JSON.stringify(
      ('card' in signUp ? { version: 2, ...signUp } : { version: 1, ...signUp }) satisfies z.input<
        typeof Stored
      >,
    ),
    expiresAt: new Date(expiresAt),
    createdAt: at,
    updatedAt: at,
  })
}

/** Undefined: confirmed already, out of date, of a form that is read no more, or never asked for. */
export async function findWaitingSignUp(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<WaitingSignUp | undefined> {
  const { authVerification: t } = db.tables
  const [row] = await db
    .select({ value: t.value })
    .from(t)
    .where(and(eq(t.identifier, identifierOf(tokenHash)), gt(t.expiresAt, new Date(now))))
  return row && Stored.safeParse(JSON.parse(row.value)).data
}

/** False: it is gone already; of many at once one takes it. */
export async function removeWaitingSignUp(db: Db, tokenHash: string): Promise<boolean> {
  const { authVerification: t } = db.tables
  const removed = await db
    .delete(t)
    .where(eq(t.identifier, identifierOf(tokenHash)))
    .returning()
  return removed.length > 0
}
