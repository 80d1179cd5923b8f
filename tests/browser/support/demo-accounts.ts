import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the accounts that the product creates at its first start. */
export interface DemoAccount {
  name: string
  userType: 'student' | 'teacher' | 'parent'
  email: string
  password: string
}

export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'))
