import { MAIL_PAGES } from '@pathquest/core'
import { every } from '../runtime/every'
import type { Language } from '../runtime/language'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { claimDigests, weekOf } from './store'

const EVERY_MS = 60 * 60_000
const DAY_MS = 24 * EVERY_MS
const MONDAY = 1
/** By then the week that it tells of is not the last one any more. */
const GOOD_MS = DAY_MS

type Mailing = Pick<Services, 'store' | 'mail' | 'env' | 'now'>

/** On Mondays (UTC): the week before, once to each who wants it. Returns how many were written. */
export async function mailDigests({ store, mail, env, now }: Mailing): Promise<number> {
  const at = now()
  if (env.smtpUrl === undefined || new Date(at).getUTCDay() !== MONDAY) return 0
  const monday = at - (at % DAY_MS)
  const due = await claimDigests(store.db, monday, at)
  for (const { profileId, email, language } of due) {
    const facts = await weekOf(store.db, profileId, monday - 7 * DAY_MS, monday)
    await mail.send({
      kind: 'weekly-digest',
      to: email,
      language: language as Language,
      link: env.publicOrigin + MAIL_PAGES['weekly-digest'],
      goodUntil: at + GOOD_MS,
      facts,
    })
  }
  return due.length
}

/** Looks at the start and every hour whether it is Monday. Returns what stops it. */
export function startDigests(services: Mailing & Pick<Services, 'log'>) {
  return every(
    EVERY_MS,
    async () => void (await services.store.tryWithLock('digests', () => mailDigests(services))),
    (error) => services.log.error({ kind: 'mail', error: describeError(error) }, 'digests failed'),
  )
}
