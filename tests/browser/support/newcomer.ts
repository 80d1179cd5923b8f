import { expect } from 'vitest'
import type { Person } from './people'

let made = 0

export interface Newcomer {
  role?: 'student' | 'parent' | 'teacher'
  fullName?: string
}

export const NEWCOMERS_PASSWORD = 'a quiet river bend'

/** Signs up a new person without any data. Resolves to the e-mail address. */
export async function signUpNewcomer(
  { context }: Person,
  { role = 'student', fullName = 'Casey Newcomer' }: Newcomer = {},
): Promise<string> {
  const email = `newcomer${++made}-${Date.now()}@school.example.org`
  const data = { email, password: NEWCOMERS_PASSWORD, fullName, role }
  const signedUp = await context.request.post('/api/auth/sign-up', {
    data: { ...data, birthMonth: 1, birthYear: 1990 },
  })
  expect(signedUp.status()).toBe(201)
  return email
}
