import { join } from 'node:path'
import type { UserType } from '@pathquest/core'
import { eq } from 'drizzle-orm'
import { insertAccount } from '../src/accounts/store/accounts'
import { insertAdmin } from '../src/accounts/store/users'
import { openStore } from '../src/db/open-store'
import type { Services } from '../src/services/services'
import type { Client } from './client'

let made = 0

export interface Person {
  cookie: string
  profileId: string
  email: string
  password: string
}

export function signUpForm(role: string = 'student') {
  made++
  return {
    email: `person${made}@school.example.org`,
    password: 'a quiet river bend',
    fullName: `Person ${made}`,
    role,
    birthMonth: 1,
    birthYear: 1990,
  }
}

/** A new account, signed in. */
export async function signUp(client: Client, role: UserType = 'student'): Promise<Person> {
  const form = signUpForm(role)
  const { status, body, cookie } = await client('POST', '/api/auth/sign-up', form)
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`)
  return {
    cookie,
    profileId: body.user.profileId,
    email: form.email,
    password: form.password,
  }
}

/** A new account, signed in, by no sign-up: confirmed, and also where these wait for their mail. */
export async function insertPerson(
  { store, accounts }: Pick<Services, 'store' | 'accounts'>,
  { role = 'student', emailVerified = true }: { role?: UserType; emailVerified?: boolean } = {},
): Promise<Person> {
  const { email, password, fullName } = signUpForm(role)
  const { profile, userId } = await insertAccount(store.db, {
    email,
    displayName: fullName,
    userType: role,
    emailVerified,
    passwordHash: await accounts.hashPassword(password),
    createdAt: Date.now(),
  })
  const cookies = await accounts.startSession(userId)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  return { cookie, profileId: profile.id, email, password }
}

/** As `npm run admin:grant` does, beside the running server. */
export async function grantAdmin(dataDir: string, { profileId }: Person): Promise<void> {
  const store = openStore(join(dataDir, 'pathquest.db'))
  await insertAdmin(store.db, profileId)
  await store.close()
}

/** A teacher as one who signed up where `TEACHER_SIGN_UP=approval`. */
export async function letWait(dataDir: string, { profileId }: Person): Promise<void> {
  const store = openStore(join(dataDir, 'pathquest.db'))
  const { profiles } = store.db.tables
  await store.db.update(profiles).set({ awaitsApproval: true }).where(eq(profiles.id, profileId))
  await store.close()
}
