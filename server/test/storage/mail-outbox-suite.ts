import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { type Mail, makeMail } from '../../src/mail'
import { claimMail, countMails, listDueMails, MAIL_LEASE_MS, putMail } from '../../src/mail/store'
import { makeLog } from '../../src/runtime/log'
import { startMailServer } from '../mail-server'
import { soon } from '../soon'
import type { Bench } from './test-database'

const MAILS = 30
const letter = {
  kind: 'sign-up',
  toAddress: 'ana@school.example',
  subject: 'Hello',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
  link: 'https://play.school.example/#c=a',
  goodUntil: Number.MAX_SAFE_INTEGER,
}

export function mailOutboxSuite(bench: Bench): void {
  let server: Awaited<ReturnType<typeof startMailServer>>
  let others: Store[] = []
  let running: Mail[] = []
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(async () => {
    await Promise.all(running.map((mail) => mail.stop()))
    for (const store of others) await store.close()
    ;[running, others] = [[], []]
    await server.stop()
    await bench.store.db.delete(bench.store.db.tables.mailOutbox)
  })

  function start(store: Store, now: () => number = Date.now): Mail {
    const mail = makeMail({
      store,
      formerFolder: '/nowhere',
      smtpUrl: server.url,
      from: 'play@pathquest.example',
      log: makeLog('silent'),
      now,
      print: () => {},
    })
    running.push(mail)
    return mail
  }

  test('what waits is sent once, by however many processes', async () => {
    const { db, dialect } = bench.store
    const ids = Array.from({ length: MAILS }, (_, index) => `ml_${index}`)
    for (const id of ids) await putMail(db, { ...letter, subject: id }, Date.now(), id)
    start(bench.store)
    // Another connection is another process; SQLite has one alone.
    if (dialect === 'pg') {
      others.push(openStore(bench.url))
      for (const store of others) start(store)
    }
    await vi.waitFor(async () => expect(await countMails(db)).toBe(0), soon)
    const subjects = server.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])
    expect(subjects.sort()).toEqual(ids.sort())
  })

  test('a mail that a process has taken is another’s only when its lease has run out', async () => {
    const { db } = bench.store
    await putMail(db, letter, 1_000, 'ml_taken')
    expect(await claimMail(db, 'ml_taken', 1_000)).toMatchObject({ tries: 1 })
    expect(await claimMail(db, 'ml_taken', 2_000)).toBeUndefined()
    expect(await listDueMails(db, 9, 2_000)).toEqual([])
    const later = 1_000 + MAIL_LEASE_MS
    expect(await listDueMails(db, 9, later)).toEqual(['ml_taken'])
    expect(await claimMail(db, 'ml_taken', later)).toMatchObject({ tries: 2 })
  })
}
