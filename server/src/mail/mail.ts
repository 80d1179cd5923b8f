import { setTimeout as sleep } from 'node:timers/promises'
import type { MailKind } from '@pathquest/core'
import type { Store } from '../db/store'
import { every } from '../runtime/every'
import type { Language } from '../runtime/language'
import { describeError, type Log } from '../runtime/log'
import { composeMail, type MailFacts } from './compose'
import { takeFormerMails } from './former-outbox'
import { MailSender } from './sender'
import { smtpTransport } from './smtp'
import { countMails, putMail, releaseMails, removeMailsBefore } from './store'

const SWEEP_MS = 60 * 60_000
const DRAIN_MS = 3_000

export interface MailOrder {
  kind: MailKind
  to: string
  language: Language
  link: string
  goodUntil: number
  /** Of a text that needs them. */
  facts?: MailFacts
}

/** All mail of the server. */
export interface Mail {
  /** Resolves when the mail is kept; it is sent from there, and tried again while it is good. */
  send: (order: MailOrder) => Promise<void>
  /** Work after the answer: neither it nor its time tells whether there is a mail. */
  later: (work: () => Promise<void>) => void
  /** Mails in the outbox. */
  waiting: () => Promise<number>
  stop: () => Promise<void>
}

export interface MailOptions {
  store: Store
  /** Where former versions kept their outbox. */
  formerFolder: string
  smtpUrl: string | undefined
  from: string
  log: Log
  now: () => number
  /** Tells the operator of a mail that nothing sends. */
  print: (line: string) => void
  firstRetryMs?: number
  /** Counts mails that are tried again. */
  retried?: () => void
}

/**
 * Every mail is stored first, so that neither a mail server that is down nor a stop loses it. Without
 * a mail server it stays there until it is out of date, and its link is told to the operator.
 */
export function makeMail(options: MailOptions): Mail {
  const { store, formerFolder, smtpUrl, from, log, now, print } = options
  const transport = smtpUrl === undefined ? undefined : smtpTransport(smtpUrl, from)
  const sender = transport && new MailSender({ ...options, transport })
  const underWay = new Set<Promise<void>>()

  const run = (work: () => Promise<void>, failed: string) => {
    const running = work()
      .catch((error: unknown) => log.error({ kind: 'mail', error: describeError(error) }, failed))
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }

  async function takeOver(): Promise<void> {
    await takeFormerMails(store.db, formerFolder, { log, now })
    // On PostgreSQL another process may be sending: its leases run out.
    if (store.dialect === 'sqlite') await releaseMails(store.db, now())
    sender?.wake()
  }

  async function drained(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  run(takeOver, 'mails of the former run cannot be read')
  // The sender gives up by itself what is out of date. Where nothing sends it has to go as well: it
  // has an address in it.
  const stopSweep = sender
    ? async () => {}
    : every(
        SWEEP_MS,
        () => removeMailsBefore(store.db, now()),
        (error) =>
          log.error({ kind: 'mail', error: describeError(error) }, 'the outbox cannot be read'),
      )

  return {
    send: async ({ language, facts, to, ...order }) => {
      const composed = composeMail(order.kind, language, order.link, facts)
      await putMail(store.db, { ...order, ...composed, toAddress: to }, now())
      if (sender) sender.wake()
      else print(`${composed.subject}: ${order.link}`)
    },

    later: (work) => run(work, 'a mail could not be written'),

    waiting: () => countMails(store.db),

    stop: async () => {
      await stopSweep()
      const startedAt = performance.now()
      await Promise.race([drained(), sleep(DRAIN_MS, undefined, { ref: false })])
      await sender?.stop(Math.max(0, DRAIN_MS - (performance.now() - startedAt)))
      const count = sender ? await countMails(store.db) : 0
      if (count > 0) log.warn({ kind: 'mail', count }, 'mails wait for the next start')
    },
  }
}
