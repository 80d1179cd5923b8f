import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { Db } from '../db/db'
import { describeError, type Log } from '../runtime/log'
import { putMail } from './store'

/** A mail as versions kept it in a file that had no table of mails. */
const FormerMail = z.object({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.string(),
  goodUntil: z.number(),
})

/**
 * Brings mails of a former version into the table. A file goes once its mail is stored, and its name
 * is the id: stopped between the two, the next start stores it no second time. Others stay.
 */
export async function takeFormerMails(
  db: Db,
  folder: string,
  { log, now }: { log: Log; now: () => number },
): Promise<void> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const file = join(folder, name)
    try {
      const { to, ...mail } = FormerMail.parse(JSON.parse(readFileSync(file, 'utf8')))
      await putMail(db, { ...mail, toAddress: to }, now(), basename(name, '.json'))
      rmSync(file, { force: true })
    } catch (error) {
      log.error(
        { kind: 'mail', error: describeError(error) },
        'a mail of a former version cannot be read: look at DATA_DIR/outbox, or delete it there',
      )
    }
  }
}
