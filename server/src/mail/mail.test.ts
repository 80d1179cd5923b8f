import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { captureLog, copyFirstStart } from '../../test/api'
import { startMailServer } from '../../test/mail-server'
import { mailsTo } from '../../test/outbox'
import { soon } from '../../test/soon'
import { openStore } from '../db/open-store'
import type { Store } from '../db/store'
import { acceptedLanguage } from '../runtime/language'
import { type Mail, type MailOptions, makeMail } from './mail'

const HOUR_MS = 3_600_000
const link = 'http://localhost:3000/reset-password#c=a&b'
let dataDir: string
let store: Store
let at: number
let log: ReturnType<typeof captureLog>
let printed: string[]
let running: Mail[]
let server: Awaited<ReturnType<typeof startMailServer>>

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pathquest-mail-'))
  await copyFirstStart(dataDir)
  store = openStore(join(dataDir, 'pathquest.db'))
  at = Date.UTC(2026, 5, 15)
  log = captureLog()
  printed = []
  running = []
  server = await startMailServer()
})
afterEach(async () => {
  await Promise.all(running.map((mail) => mail.stop()))
  await server.stop()
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function start(options: Partial<MailOptions> = {}): Mail {
  const mail = makeMail({
    store,
    formerFolder: join(dataDir, 'outbox'),
    smtpUrl: server.url,
    from: 'Pathquest <play@pathquest.example>',
    log: log.log,
    // Goes on, for what is tried again.
    now: () => at + Math.floor(performance.now()),
    print: (line) => printed.push(line),
    firstRetryMs: 5,
    ...options,
  })
  running.push(mail)
  return mail
}
const order = {
  kind: 'reset-password',
  to: 'ana@school.example',
  language: 'en',
  link,
  get goodUntil() {
    return at + HOUR_MS
  },
} as const
const kept = () => mailsTo(dataDir, order.to)
const gone = () => vi.waitFor(() => expect(kept()).toEqual([]), soon)

describe('With a mail server', () => {
  test('a mail arrives as plain text and HTML, from the configured sender', async () => {
    await start().send(order)
    await gone()
    const [mail, more] = server.received
    expect(more).toBeUndefined()
    expect(mail).toMatchObject({ from: 'play@pathquest.example', to: 'ana@school.example' })
    expect(mail?.raw).toContain('From: Pathquest <play@pathquest.example>')
    expect(mail?.raw).toContain('Subject: Choose a new Pathquest password')
    expect(mail?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
  })

  test('while it refuses, a mail waits in the outbox and is tried again; the log names nobody', async () => {
    server.answerWith({ command: 'MAIL', reply: '451 try later, ana@school.example' })
    await start().send(order)
    await vi.waitFor(() => expect(log.logged()).toContain('"attempt":2'), soon)
    expect(kept()).toHaveLength(1)
    server.answerWith()
    await gone()
    expect(server.received).toHaveLength(1)
    expect(log.logged()).toContain('is tried again')
    expect(log.logged()).not.toMatch(/ana@|#c=/)
  })

  test('what waited at a stop is sent after the next start', async () => {
    const { url } = server
    await server.stop()
    const first = start({ smtpUrl: url, firstRetryMs: HOUR_MS })
    await first.send(order)
    await vi.waitFor(() => expect(log.logged()).toContain('is tried again'), soon)
    await first.stop()
    expect(log.logged()).toContain('mails wait for the next start')
    server = await startMailServer()
    start()
    await gone()
    expect(server.received).toMatchObject([{ to: 'ana@school.example' }])
  })

  test('an unknown mailbox is not tried again', async () => {
    server.answerWith({ command: 'RCPT', reply: '550 no such mailbox' })
    await start().send(order)
    await gone()
    expect(log.logged()).toContain('a mail was refused')
    expect(log.logged()).not.toContain('tried again')
  })

  test('a mail whose link is out of date is given up, and the log says so', async () => {
    server.answerWith({ command: 'MAIL', reply: '451 try later' })
    await start().send(order)
    at += HOUR_MS
    await gone()
    expect(server.received).toEqual([])
    expect(log.logged()).toContain('given up')
  })
})

describe('Without one', () => {
  test('a mail stays in the outbox, and the link is printed', async () => {
    await start({ smtpUrl: undefined }).send(order)
    expect(mailsTo(dataDir, order.to)).toMatchObject([{ link, kind: 'reset-password' }])
    expect(printed.join()).toContain(link)
    expect(printed.join()).not.toContain('ana@')
  })

  test('it is removed when its link is out of date', async () => {
    await start({ smtpUrl: undefined }).send(order)
    at += HOUR_MS
    start({ smtpUrl: undefined })
    await gone()
  })
})

describe('Mails that a former version kept in files', () => {
  const former = { ...order, subject: 'Former', text: 'a', html: 'b', goodUntil: 0 }
  const folder = () => join(dataDir, 'outbox')
  const write = (name: string, content: unknown) => {
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), name), JSON.stringify(content))
  }
  const good = () => ({ ...former, goodUntil: at + 24 * HOUR_MS })

  test('are sent by the next start, and their files go', async () => {
    write('reset-password-1.json', good())
    start()
    await vi.waitFor(() => expect(server.received).toMatchObject([{ to: order.to }]), soon)
    expect(readdirSync(folder())).toEqual([])
  })

  test('are stored once, and a file that is none stays and is told', async () => {
    write('reset-password-1.json', good())
    write('torn.json', { kind: 'sign-up' })
    const stays = () => expect(readdirSync(folder())).toEqual(['torn.json'])
    start({ smtpUrl: undefined })
    await vi.waitFor(stays, soon)
    expect(log.logged()).toContain('look at DATA_DIR/outbox')
    // Stopped before the file was gone.
    write('reset-password-1.json', good())
    start({ smtpUrl: undefined })
    await vi.waitFor(stays, soon)
    expect(kept()).toHaveLength(1)
  })
})

describe('What a mail says', () => {
  test.each([
    ['reset-password', 'en', 'Choose a new Pathquest password'],
    ['reset-password', 'es', 'Elige una nueva contraseña de Pathquest'],
    ['verify-email', 'en', 'Confirm your email address for Pathquest'],
    ['verify-email', 'es', 'Confirma tu dirección de correo para Pathquest'],
    ['sign-up', 'en', 'Confirm your email address for Pathquest'],
    ['sign-up', 'es', 'Confirma tu dirección de correo para Pathquest'],
    ['sign-up-taken', 'en', 'You already have a Pathquest account'],
    ['sign-up-taken', 'es', 'Ya tienes una cuenta de Pathquest'],
    ['change-email-taken', 'en', 'This email address already has a Pathquest account'],
    ['change-email-taken', 'es', 'Esta dirección de correo ya tiene una cuenta de Pathquest'],
    ['change-email', 'en', 'Confirm your new email address for Pathquest'],
    ['change-email', 'es', 'Confirma tu nueva dirección de correo para Pathquest'],
    ['email-changing', 'en', 'Your Pathquest account is to have another email address'],
    ['email-changing', 'es', 'Tu cuenta de Pathquest va a tener otra dirección de correo'],
  ] as const)('%s in %s', async (kind, language, subject) => {
    await start({ smtpUrl: undefined }).send({ ...order, kind, language })
    const [mail] = mailsTo(dataDir, order.to)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.html).toContain('href="http://localhost:3000/reset-password#c=a&amp;b"')
  })

  test.each([
    [undefined, 'en'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,es;q=0.9', 'en'],
    ['fr-FR,es;q=0.9', 'es'],
    ['de', 'en'],
  ])('%s asks for %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})
