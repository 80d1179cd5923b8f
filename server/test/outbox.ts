import { join } from 'node:path'
import Database from 'better-sqlite3'

export interface MailInOutbox {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  link: string
  goodUntil: number
}

/** What lies in the outbox for this address, the oldest first. */
export function mailsTo(dataDir: string, to: string): MailInOutbox[] {
  const database = new Database(join(dataDir, 'pathquest.db'), { readonly: true })
  try {
    return database
      .prepare(
        `select kind, to_address as "to", subject, text, html, link, good_until as goodUntil
         from mail_outbox where to_address = ? order by created_at, rowid`,
      )
      .all(to) as MailInOutbox[]
  } finally {
    database.close()
  }
}

export const tokenIn = ({ link }: MailInOutbox): string => /#c=([\w-]{43})$/.exec(link)?.[1] ?? ''
