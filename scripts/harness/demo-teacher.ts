import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first demo teacher of a data folder: `{ email, password }`. */
export function readDemoTeacher(dataDir) {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'))
  return accounts.find(({ userType }) => userType === 'teacher')
}
