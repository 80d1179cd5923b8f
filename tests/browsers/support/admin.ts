import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { at } from '../../../scripts/start/paths.mjs'
import { dataDir, must, origin, teachers } from '../../browser/support/browser'

/** The last of the teachers, who administers the product once they were made to. */
export const admin = must(teachers.at(-1))

/** By the operator's command. */
export async function makeAdmin(): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin }
  const grant = [at('scripts/command/admin-grant.mjs'), admin.email]
  await promisify(execFile)(process.execPath, grant, { env })
}
