import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../db/store'
import { describeError, type Log } from '../runtime/log'
import { Poller } from '../runtime/poller'
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
  readonly #poller: Poller

  constructor(private readonly options: MailSenderOptions) {
    const { log, now } = options
    this.#poller = new Poller({
      poll: () => this.#startDue(),
      failed: (error) =>
        log.error({ kind: 'mail', error: describeError(error) }, 'the outbox cannot be read'),
      now,
    })
  }

  /** Something was kept. */
  wake(): void {
    this.#poller.wake()
  }

  /** Ends after what is due now was tried, or so many milliseconds; the rest waits in the outbox. */
  async stop(withinMs: number): Promise<void> {
    await Promise.race([this.#drained(), sleep(withinMs, undefined, { ref: false })])
    await this.#poller.stop()
    this.options.transport.close()
  }

  async #drained(): Promise<void> {
    while (this.#poller.polling || this.#underWay.size > 0) {
      await Promise.all([this.#poller.polling, ...this.#underWay])
    }
  }

  /** Starts as many as are free; what waits for a place is looked for when one gets free. */
  async #startDue(): Promise<number | null> {
    const { store, now } = this.options
    // One moment for both questions: what gets due between them would be seen by neither.
    const polledAt = now()
    const free = WIDTH - this.#underWay.size
    for (const id of free > 0 ? await listDueMails(store.db, free, polledAt) : []) {
      const mail = await claimMail(store.db, id, now())
      if (mail) this.#start(mail)
    }
    return nextMailAt(store.db, polledAt)
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
