import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface DemoAccount {
  userType: string
  email: string
  password: string
}

/** The first demo teacher of a data folder. */
export function readDemoTeacher(dataDir: string) {
  const accounts: DemoAccount[] = JSON.parse(
    readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'),
  )
  const teacher = accounts.find(({ userType }) => userType === 'teacher')
  if (!teacher) throw new Error(`There is no demo teacher in ${dataDir}`)
  return teacher
}
