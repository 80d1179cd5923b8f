import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MailKind } from '@pathquest/core'
import type { Language } from '../runtime/language'
import { describeError, type Log } from '../runtime/log'
import { composeMail, type MailFacts } from './compose'
import { Outbox, type StoredMail } from './outbox'
import { isPermanentRefusal, smtpTransport } from './smtp'

const SWEEP_MS = 60 * 60_000
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 5 * 60_000
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
  /** Whatever waits for this address is never sent. */
  forget: (to: string) => void
  /** Mails in the outbox. */
  waiting: () => number
  stop: () => Promise<void>
}

export interface MailOptions {
  folder: string
  smtpUrl: string | undefined
  from: string
  log: Log
  now: () => number
  /** Tells the operator of a mail that nothing sends. */
  print: (line: string) => void
  /** A mail could not be kept; throws what it is given. */
  failedWrite: (error: unknown) => never
  firstRetryMs?: number
  /** Counts mails that are tried again. */
  retried?: () => void
}

/**
 * Every mail becomes a file first, so that neither a mail server that is down nor a stop loses it.
 * Without a mail server it stays there for the operator, whom its link is told.
 */
export function makeMail(options: MailOptions): Mail {
  const { folder, smtpUrl, from, log, now, print, failedWrite } = options
  const { firstRetryMs = FIRST_RETRY_MS } = options
  const outbox = new Outbox(folder)
  const transport = smtpUrl === undefined ? undefined : smtpTransport(smtpUrl, from)
  const timers = new Map<string, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  let isStopping = false

  const run = (work: () => Promise<void>, failed: string) => {
    const running = work()
      .catch((error: unknown) => log.error({ kind: 'mail', error: describeError(error) }, failed))
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }

  async function trySend(name: string, attempt: number): Promise<void> {
    const mail = isStopping ? undefined : outbox.read(name)
    if (!mail || !transport) return
    try {
      if (mail.goodUntil > now()) await transport.send(mail)
      else log.error({ kind: mail.kind, attempt }, 'a mail was given up: it is out of date')
    } catch (error) {
      const line = { kind: mail.kind, attempt, error: describeError(error) }
      if (!isPermanentRefusal(error)) {
        log.warn(line, 'a mail could not be sent and is tried again')
        options.retried?.()
        return sendAfter(name, attempt)
      }
      log.error(line, 'a mail was refused')
    }
    outbox.remove(name)
  }

  function sendAfter(name: string, attempt: number): void {
    if (isStopping) return
    const waitMs = Math.min(firstRetryMs * 2 ** (attempt - 1), LONGEST_RETRY_MS)
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name)
        sendNow(name, attempt + 1)
      }, waitMs),
    )
  }

  const sendNow = (name: string, attempt = 1) =>
    run(() => trySend(name, attempt), 'a mail in the outbox cannot be read')

  /** What nothing sends goes once it is out of date: it has addresses in it. */
  async function removeOutdated(): Promise<void> {
    for (const name of outbox.names()) {
      const mail = timers.has(name) ? undefined : outbox.read(name)
      if (mail && mail.goodUntil <= now()) outbox.remove(name)
    }
  }

  async function drained(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  function kept(mail: StoredMail): string {
    try {
      return outbox.put(mail)
    } catch (error) {
      return failedWrite(error)
    }
  }

  const sweep = () => run(removeOutdated, 'the outbox cannot be read')
  if (transport) for (const name of outbox.names()) sendNow(name)
  else sweep()
  const sweeper = setInterval(sweep, SWEEP_MS)
  sweeper.unref()

  return {
    send: async ({ language, facts, ...order }) => {
      const { kind, link } = order
      const mail = { ...order, ...composeMail(kind, language, link, facts) }
      const name = kept(mail)
      if (transport) sendNow(name)
      else print(`${mail.subject}: ${link}\n  (${relative('.', folder)}/${name})`)
    },

    later: (work) => run(work, 'a mail could not be written'),

    waiting: () => outbox.names().length,

    forget: (to) => {
      for (const name of outbox.names()) if (outbox.read(name)?.to === to) outbox.remove(name)
    },

    stop: async () => {
      clearInterval(sweeper)
      await Promise.race([drained(), sleep(DRAIN_MS, undefined, { ref: false })])
      isStopping = true
      for (const timer of timers.values()) clearTimeout(timer)
      transport?.close()
      const count = transport ? outbox.names().length : 0
      if (count > 0) log.warn({ kind: 'mail', count }, 'mails wait for the next start')
    },
  }
}
