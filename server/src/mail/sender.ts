import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../db/store'
import { describeError, type Log } from '../runtime/log'
import { isPermanentRefusal, type Transport } from './smtp'
import {
  claimMail,
  listDueMails,
  nextMailAt,
  postponeMail,
  removeMail,
  type StoredMail,
} from './store'

/** Mails under way at the same time: as many as connections. */
const WIDTH = 2
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 5 * 60_000
/** Looked for at least so often: another process may have died before it sent what it kept. */
const LONGEST_SLEEP_MS = 30_000
const AFTER_FAULT_MS = 2_000

export interface MailSenderOptions {
  store: Store
  transport: Transport
  log: Log
  now: () => number
  firstRetryMs?: number | undefined
  /** Counts mails that are tried again. */
  retried?: (() => void) | undefined
}

/** Sends what is due in the outbox: whichever process claims a mail first has it. */
export class MailSender {
  readonly #underWay = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookAgain = false
  #isStopping = false

  constructor(private readonly options: MailSenderOptions) {}

  /** Something was kept. */
  wake(): void {
    if (this.#isStopping) return
    this.#lookAgain = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
      if (this.#lookAgain) this.wake()
    })
  }

  /** Ends after what is due now was tried, or so many milliseconds; the rest waits in the outbox. */
  async stop(withinMs: number): Promise<void> {
    await Promise.race([this.#drained(), sleep(withinMs, undefined, { ref: false })])
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#looking
    this.options.transport.close()
  }

  async #drained(): Promise<void> {
    while (this.#looking || this.#underWay.size > 0) {
      await Promise.all([this.#looking, ...this.#underWay])
    }
  }

  async #look(): Promise<void> {
    this.#lookAgain = false
    clearTimeout(this.#timer)
    const { store, log, now } = this.options
    let sleepMs = AFTER_FAULT_MS
    try {
      // One moment for both questions: what gets due between them would be seen by neither.
      const lookedAt = now()
      const free = WIDTH - this.#underWay.size
      for (const id of free > 0 ? await listDueMails(store.db, free, lookedAt) : []) {
        const mail = await claimMail(store.db, id, now())
        if (mail) this.#start(mail)
      }
      const nextAt = await nextMailAt(store.db, lookedAt)
      sleepMs = Math.min(LONGEST_SLEEP_MS, Math.max(0, (nextAt ?? Infinity) - now()))
    } catch (error) {
      log.error({ kind: 'mail', error: describeError(error) }, 'the outbox cannot be read')
    }
    if (this.#isStopping) return
    this.#timer = setTimeout(() => this.wake(), sleepMs)
    this.#timer.unref()
  }

  #start(mail: StoredMail): void {
    const sending = this.#send(mail)
      .catch((error: unknown) => {
        // The outcome was not kept: the lease runs out, then it is sent again.
        const { log } = this.options
        log.error({ kind: 'mail', error: describeError(error) }, 'the outbox cannot be written')
      })
      .finally(() => {
        this.#underWay.delete(sending)
        this.wake()
      })
    this.#underWay.add(sending)
  }

  async #send(mail: StoredMail): Promise<void> {
    const { store, transport, log, now, retried, firstRetryMs = FIRST_RETRY_MS } = this.options
    const line = { kind: mail.kind, attempt: mail.tries }
    try {
      if (mail.goodUntil > now()) await transport.send(mail)
      else log.error(line, 'a mail was given up: it is out of date')
    } catch (error) {
      const told = { ...line, error: describeError(error) }
      if (!isPermanentRefusal(error)) {
        log.warn(told, 'a mail could not be sent and is tried again')
        retried?.()
        const waitMs = Math.min(firstRetryMs * 2 ** (mail.tries - 1), LONGEST_RETRY_MS)
        return postponeMail(store.db, mail.id, now() + waitMs)
      }
      log.error(told, 'a mail was refused')
    }
    await removeMail(store.db, mail.id)
  }
}
