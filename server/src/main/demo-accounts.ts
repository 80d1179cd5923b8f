import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserType } from '@pathquest/core'
import * as z from 'zod'
import { DEMO_DOMAIN, hasAccount, insertAccount } from '../accounts'
import type { Accounts } from '../auth'
import { isUniqueViolation } from '../db/storage-fault'
import type { Store } from '../db/store'
import { insertParentLink } from '../families'
import { writePrivate } from '../runtime/secrets'

const PASSWORD_LENGTH = 14
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const STUDENTS = 'Ana Ben Chloe Diego Emma Farid Grace Hugo Ines Jamal'.split(' ')
const PEOPLE: { name: string; userType: UserType; mailbox: string }[] = [
  { name: 'Ms Rivera', userType: 'teacher', mailbox: 'teacher1' },
  { name: 'Mr Okafor', userType: 'teacher', mailbox: 'teacher2' },
  ...STUDENTS.map((name, i) => ({
    name,
    userType: 'student' as const,
    mailbox: `student${i + 1}`,
  })),
  { name: 'Pat (parent of Ana)', userType: 'parent', mailbox: 'parent1' },
]
const CHILD = `student1${DEMO_DOMAIN}`
const PARENT = `parent1${DEMO_DOMAIN}`

const DemoAccount = z.object({
  name: z.string(),
  userType: z.enum(['student', 'teacher', 'parent']),
  email: z.string(),
  password: z.string(),
})
export type DemoAccount = z.infer<typeof DemoAccount>

/**
 * Creates the demo accounts at the first start; their passwords are stored in `demo-accounts.json`
 * for the owner alone. Returns the new ones, to be printed once.
 */
export async function ensureDemoAccounts(
  dataDir: string,
  store: Store,
  accounts: Pick<Accounts, 'hashPassword'>,
  now: () => number,
): Promise<DemoAccount[]> {
  const file = join(dataDir, 'demo-accounts.json')
  const isFirst = !existsSync(file)
  // Written before the accounts are: a start that was interrupted continues with the same
  // passwords.
  if (isFirst) writePrivate(file, PEOPLE.map(newAccount))
  const wanted = z.array(DemoAccount).parse(JSON.parse(readFileSync(file, 'utf8')))
  const profiles = new Map<string, string>()
  const missing: { account: DemoAccount; passwordHash: Promise<string> }[] = []
  for (const account of wanted) {
    if (await hasAccount(store.db, account.email)) continue
    // In parallel: a first start waits for them.
    missing.push({ account, passwordHash: accounts.hashPassword(account.password) })
  }
  for (const { account, passwordHash } of missing) {
    const profileId = await make(store, account, await passwordHash, now())
    if (profileId) profiles.set(account.email, profileId)
  }
  const [parentProfileId, childProfileId] = [profiles.get(PARENT), profiles.get(CHILD)]
  if (parentProfileId && childProfileId) {
    await insertParentLink(store.db, { parentProfileId, childProfileId }, now())
  }
  return isFirst ? wanted.filter((account) => profiles.has(account.email)) : []
}

const newAccount = ({ name, userType, mailbox }: (typeof PEOPLE)[number]): DemoAccount => ({
  name,
  userType,
  email: `${mailbox}${DEMO_DOMAIN}`,
  password: Array.from(
    { length: PASSWORD_LENGTH },
    () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)],
  ).join(''),
})

/** The new profile's id; undefined if the account already exists. */
async function make(
  store: Store,
  { name, userType, email }: DemoAccount,
  passwordHash: string,
  createdAt: number,
): Promise<string | undefined> {
  try {
    const account = { email, passwordHash, displayName: name, userType, createdAt }
    return (await insertAccount(store.db, account)).profile.id
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
