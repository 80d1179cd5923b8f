import {
  type AccountSettings,
  DEFAULT_MAILS,
  type MailChoices,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '@pathquest/core'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { isCardEmail } from '../card-account'
import { findEmailChange } from './mail-tokens'
import { CREDENTIAL, type LoginUser } from './users'

export async function findSettings(
  db: Db,
  { profileId, userId }: Pick<LoginUser, 'profileId' | 'userId'>,
  now: number,
): Promise<AccountSettings & { mails: NonNullable<AccountSettings['mails']> }> {
  const { authUser: user, authAccount: login, profiles, mailChoices, schools } = db.tables
  const [found] = await db
    .select({ user, profile: profiles, mails: mailChoices, school: schools })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.profileId))
    .leftJoin(mailChoices, eq(mailChoices.profileId, profiles.id))
    .leftJoin(schools, eq(schools.id, profiles.schoolId))
    .where(and(eq(user.id, userId), eq(user.profileId, profileId)))
  if (!found) throw new Error('An account without its profile')
  const logins = await db
    .select({ provider: login.providerId })
    .from(login)
    .where(eq(login.userId, userId))
  const providers = logins.map(({ provider }) => provider)
  const { results, invitations, digest } = found.mails ?? DEFAULT_MAILS
  return {
    ...namesOf(found.user),
    displayName: found.profile.displayName,
    userType: found.profile.userType,
    email: isCardEmail(found.user.email) ? null : found.user.email,
    school: found.school && asSaid(found.school),
    newEmail: (await findEmailChange(db, userId, now)) ?? null,
    hasPassword: providers.includes(CREDENTIAL),
    providers: SOCIAL_PROVIDERS.filter((one: SocialProvider) => providers.includes(one)),
    mails: { results, invitations, digest },
  }
}

const asSaid = ({ id, name, city, state }: Row<'schools'>) => ({ id, name, city, state })

/** Whether an account may say that it is at this school. */
export async function isConfirmedSchool(db: Db, schoolId: string | null): Promise<boolean> {
  const { schools: t } = db.tables
  if (schoolId === null) return false
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.id, schoolId), isNotNull(t.confirmedAt)))
  return row !== undefined
}

/** What an account says of itself; null: nothing. False: there is no such school. */
export const putSchool = (
  db: Db,
  profileId: string,
  schoolId: string | null,
  now: number,
): Promise<boolean> =>
  db.transact(async (tx) => {
    if (schoolId !== null && !(await isConfirmedSchool(tx, schoolId))) return false
    const { profiles } = tx.tables
    await tx.update(profiles).set({ schoolId, updatedAt: now }).where(eq(profiles.id, profileId))
    return true
  })

/** Sign-up takes one name: until its owner says which part is which, the first word is the first. */
function namesOf(user: { name: string; firstName: string | null; lastName: string | null }) {
  const [first = '', ...rest] = user.name.split(' ')
  return { firstName: user.firstName ?? first, lastName: user.lastName ?? rest.join(' ') }
}

export interface Names {
  firstName: string
  lastName: string
  displayName: string
}

export async function updateNames(
  db: Db,
  profileId: string,
  { firstName, lastName, displayName }: Names,
  now: number,
): Promise<void> {
  const { authUser, profiles } = db.tables
  await db.transact(async (tx) => {
    await tx.update(profiles).set({ displayName, updatedAt: now }).where(eq(profiles.id, profileId))
    await tx
      .update(authUser)
      .set({ name: `${firstName} ${lastName}`, firstName, lastName, updatedAt: new Date(now) })
      .where(eq(authUser.profileId, profileId))
  })
}

/** Which mails this person wants. `language`: of the page in which they chose, or signed up. */
export async function putMailChoices(
  db: Db,
  choices: MailChoices & { profileId: string; language: 'en' | 'es' },
): Promise<void> {
  const { mailChoices: t } = db.tables
  const { profileId: _of, ...set } = choices
  await db.insert(t).values(choices).onConflictDoUpdate({ target: t.profileId, set })
}
