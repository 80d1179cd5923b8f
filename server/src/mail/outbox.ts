import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writePrivate } from '../runtime/secrets'

const StoredMail = z.object({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.string(),
  /** After this moment (ms) the mail says nothing that is still true. */
  goodUntil: z.number(),
})
export type StoredMail = z.infer<typeof StoredMail>

/** Mails that are not sent yet, a file each, readable by their owner alone. */
export class Outbox {
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /** Returns the name of the mail's file. */
  put(mail: StoredMail): string {
    const name = `${mail.kind}-${randomBytes(6).toString('hex')}.json`
    writePrivate(join(this.folder, name), mail)
    return name
  }

  names(): string[] {
    return readdirSync(this.folder).filter((name) => name.endsWith('.json'))
  }

  /** Undefined: somebody removed it. Throws where it is no mail of ours. */
  read(name: string): StoredMail | undefined {
    let text: string
    try {
      text = readFileSync(join(this.folder, name), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    return StoredMail.parse(JSON.parse(text))
  }

  remove(name: string): void {
    rmSync(join(this.folder, name), { force: true })
  }
}
