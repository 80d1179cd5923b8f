import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MailInOutbox {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  link: string
  goodUntil: number
}

/** What lies in the outbox for this address. */
export function mailsTo(dataDir: string, to: string): MailInOutbox[] {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as MailInOutbox)
    .filter((mail) => mail.to === to)
}

export const tokenIn = ({ link }: MailInOutbox): string => /#c=([\w-]{43})$/.exec(link)?.[1] ?? ''
