import { join } from 'node:path'
import type { UserType } from '@pathquest/game-core'
import { insertAdmin } from '../accounts/store/admins'
import { openStore } from '../db/open-store'
import type { Client } from './client'

let made = 0

export interface Person {
  cookie: string
  profileId: string
  email: string
  password: string
}

export const signUpForm = (role: string = 'student') => ({
  email: `person${++made}@school.example.org`,
  password: 'a quiet river bend',
  fullName: `Person ${made}`,
  role,
  birthMonth: 1,
  birthYear: 1990,
})

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

/** As `npm run admin:grant` does, beside the running server. */
export async function grantAdmin(dataDir: string, { profileId }: Person): Promise<void> {
  const store = openStore(join(dataDir, 'pathquest.db'))
  await insertAdmin(store.db, profileId)
  await store.close()
}
