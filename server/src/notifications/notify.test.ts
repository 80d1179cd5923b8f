import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass } from '../../test/class'
import { type ReceivedMail, startMailServer } from '../../test/mail-server'
import { insertPerson, type Person, signUp, signUpForm } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { soon } from '../../test/soon'
import { insertAdmin } from '../accounts/store/users'
import { awardTokens } from '../rewards'
import { receivePost } from '../settlement/room-outbox'
import { mailDigests } from './digest'

let server: Awaited<ReturnType<typeof startMailServer>>
let rooms: RoomsDouble
let api: TestApi
beforeEach(async () => {
  server = await startMailServer()
  rooms = await startRoomsDouble()
  api = await makeTestApi({
    roomsOrigin: rooms.origin,
    env: { SMTP_URL: server.url, MAIL_FROM: 'Pathquest <play@pathquest.example>' },
  })
})
afterEach(async () => {
  await api.stop()
  await rooms.stop()
  await server.stop()
})

/** A person whose address is confirmed; other mails than those looked for do not count. */
const confirmed = (role: 'student' | 'teacher' = 'student'): Promise<Person> =>
  insertPerson(api.services, { role })
const choose = (by: Person, requested: object) =>
  api.client('POST', '/api/account/mails', requested, {
    cookie: by.cookie,
    headers: { 'accept-language': 'es-MX' },
  })
const received = (subject: string): ReceivedMail[] =>
  server.received.filter(({ raw }) => raw.includes(`Subject: ${subject}`))
/** Without what quoted-printable makes of it. */
const readable = ({ raw }: ReceivedMail): string =>
  raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
const to = (mails: readonly ReceivedMail[]) => mails.map((mail) => mail.to).sort()

/** Two of three players have an account. */
async function settledGame(host: Person, players: Pick<Person, 'profileId'>[]) {
  const { db } = api.services.store
  const game = await makeGame(db, { hostProfileId: host.profileId })
  const seats = [await seat(db, game, null)]
  for (const { profileId } of players) seats.push(await seat(db, game, profileId))
  const result = await resultOf(db, seats)
  await receivePost(api.services, game.id, result)
  return { game, result }
}

describe('Results of a class game', () => {
  test('go to nobody whose account is one of a class: it has no address', async () => {
    const [host, ana] = [await confirmed('teacher'), await confirmed()]
    const made = await makeClass(api.client, host)
    const [card] = await addCards(api.client, made, ['Ben'])
    const { game } = await settledGame(host, [ana, { profileId: card?.studentId ?? '' }])
    const results = () =>
      server.received.filter((mail) => readable(mail).includes(`/game/${game.id}"`))
    await vi.waitFor(() => expect(to(results())).toEqual([ana.email]), soon)
    const { db } = api.services.store
    expect(JSON.stringify(await db.select().from(db.tables.mailOutbox))).not.toContain('.invalid')
  })

  test('go once to each account that wants them, in the language that was chosen', async () => {
    const [host, ana, ben, cleo] = [
      await confirmed('teacher'),
      await confirmed(),
      await confirmed(),
      await confirmed(),
    ]
    await choose(ben, { results: false, invitations: true, digest: false })
    await choose(cleo, { results: true, invitations: true, digest: false })
    const { game, result } = await settledGame(host, [ana, ben, cleo])
    await receivePost(api.services, game.id, result)
    const results = () =>
      server.received.filter((mail) => readable(mail).includes(`/game/${game.id}"`))
    await vi.waitFor(() => expect(to(results())).toEqual([ana.email, cleo.email].sort()), soon)
    const languageOf = (by: Person) =>
      /<html lang=3D"(..)"/.exec(results().find((mail) => mail.to === by.email)?.raw ?? '')?.[1]
    expect([languageOf(ana), languageOf(cleo)]).toEqual(['en', 'es'])
  })

  test('are in the language of the page where somebody signed up, until they choose', async () => {
    const form = signUpForm('student')
    const headers = { 'accept-language': 'es' }
    await api.client('POST', '/api/auth/sign-up', form, { headers })
    const mailed = (part: string) =>
      vi.waitFor(() => {
        const mail = server.received.map(readable).find((raw) => raw.includes(part))
        if (!mail) throw new Error(`No mail with ${part}`)
        return mail
      })
    const [, token] = /#c=([\w-]+)/.exec(await mailed('/verify-email?new=password')) ?? []
    const { password } = form
    const made = await api.client('POST', '/api/auth/confirm-sign-up', { token, password })
    const zoe = { cookie: made.cookie, profileId: made.body.user.profileId, email: form.email }
    expect((await api.client('GET', '/api/account', undefined, zoe)).body.mails).toEqual({
      results: true,
      invitations: true,
      digest: false,
    })
    const { game } = await settledGame(await confirmed('teacher'), [zoe as Person])
    expect(await mailed(`/game/${game.id}"`)).toContain('<html lang="es">')
  })

  test('never go to an address that nobody confirmed', async () => {
    const [host, ana] = [await confirmed('teacher'), await confirmed()]
    const stranger = await insertPerson(api.services, { emailVerified: false })
    await settledGame(host, [stranger, ana])
    const told = () => to(received('Your Pathquest game is over'))
    await vi.waitFor(() => expect(told()).toEqual([ana.email]), soon)
  })
})

test('who plays again invites who played, and wants it', async () => {
  const [host, ana, ben] = [await confirmed('teacher'), await confirmed(), await confirmed()]
  await choose(ben, { results: false, invitations: false, digest: false })
  const { game } = await settledGame(host, [ana, ben])
  const requested = { questionSetId: 'qs_nurse-shift', playAgainOf: game.id }
  const { session } = (await api.client('POST', '/api/games', requested, host)).body
  const invited = () => to(received('Play again on Pathquest'))
  await vi.waitFor(() => expect(invited()).toEqual([ana.email]), soon)
  expect(received('Play again on Pathquest')[0]?.raw).toContain(session.gameCode)
})

test('the digest comes once on a Monday, to whoever asked for it', async () => {
  const [ana, ben] = [await confirmed(), await confirmed()]
  await choose(ana, { results: false, invitations: false, digest: true })
  const monday = Date.UTC(2030, 0, 7, 7)
  const { services } = api
  await awardTokens(services.store.db, {
    profileId: ana.profileId,
    amount: 35,
    reason: 'game',
    reference: 'gs_1',
    now: monday - 3 * 86_400_000,
  })
  const at = (ms: number) => mailDigests({ ...services, now: () => ms })
  expect([await at(monday - 86_400_000), await at(monday), await at(monday + 1)]).toEqual([0, 1, 0])
  const digests = () => received('Tu semana en Pathquest')
  await vi.waitFor(() => expect(to(digests())).toEqual([ana.email]), soon)
  expect(digests()[0]?.raw).toContain('XP ganados: 35')
  expect(to(digests())).not.toContain(ben.email)
  expect(await at(monday + 7 * 86_400_000)).toBe(1)
})

test('who made a set is told what an administrator decided on it, and why', async () => {
  const [author, reader] = [await confirmed('teacher'), await confirmed('teacher')]
  const admin = await confirmed('teacher')
  await insertAdmin(api.services.store.db, admin.profileId)
  await choose(author, { results: false, invitations: false, digest: false })
  const set = { title: 'Bees & <b>work</b>', subject: 'Science', gradeLevel: [7], isPublic: true }
  const { id } = (await api.client('POST', '/api/question-sets', { ...set, questions: [] }, author))
    .body
  const decide = async (decision: object) => {
    const { updatedAt } = (await api.client('GET', `/api/question-sets/${id}`, undefined, author))
      .body
    const requested = { ...decision, updatedAt }
    const path = `/api/admin/set-reviews/${id}`
    expect((await api.client('POST', path, requested, admin)).status).toBe(200)
  }
  const report = () =>
    api.client('POST', `/api/question-sets/${id}/report`, { reason: 'hurtful' }, reader)
  const told = (what: RegExp) =>
    vi.waitFor(() => {
      const mails = server.received.filter(({ to }) => to === author.email).map(readable)
      expect(mails.filter((raw) => what.test(raw))).toHaveLength(1)
    }, soon)
  await decide({ decision: 'allow' })
  await told(/es p=C3=BAblico/)
  // Nothing has changed for its author.
  await report()
  await decide({ decision: 'allow' })
  const other = await confirmed('teacher')
  await api.client('POST', `/api/question-sets/${id}/report`, { reason: 'other' }, other)
  await decide({ decision: 'hide', reason: 'It hurts bees.' })
  await told(/Motivo: It hurts bees\./)
  await decide({ decision: 'remove', reason: 'It hurts still.' })
  await told(/Motivo: It hurts still\./)
  const mails = server.received.filter(({ to }) => to === author.email)
  expect(mails).toHaveLength(3)
  for (const mail of mails) {
    expect(readable(mail)).toContain(`/question-sets/${id}"`)
    expect(readable(mail)).toContain('Bees &amp; &lt;b&gt;work')
  }
})

test('without a mail server nothing is written, and nothing offered', async () => {
  const silent = await makeTestApi()
  const host = await signUp(silent.client, 'teacher')
  const { body } = await silent.client('GET', '/api/account', undefined, host)
  expect(body.mails).toBeNull()
  const mailsOf = async ({ client }: TestApi) => (await client('GET', '/api/site')).body.mails
  expect([await mailsOf(silent), await mailsOf(api)]).toEqual([false, true])
  await silent.stop()
})
