import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard, type TestClass } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp, signUpForm } from '../../test/people'
import { findProfile } from '../accounts/store/profiles'
import { findUserByProfile } from '../accounts/store/users'

let api: TestApi
let teacher: Person
let now = Date.UTC(2026, 8, 1, 9)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now, env: { PATHQUEST_DEMO: 'off' } })
  teacher = await signUp(api.client, 'teacher')
})
afterAll(() => api.stop())

const call = (method: string, path: string, body?: unknown, by: object = {}) =>
  api.client(method, path, body, by)
const show = (code: string, by = {}) => call('POST', '/api/auth/card', { code }, by)
const userOf = async (by: object) => (await call('GET', '/api/session', undefined, by)).body.user
const renew = ({ path, teacher }: TestClass, id: string) =>
  call('POST', `${path}/students/${id}/card`, {}, teacher)
const remove = ({ path, teacher }: TestClass, id: string) =>
  call('DELETE', `${path}/students/${id}`, {}, teacher)

async function classWith(...names: string[]) {
  // So many changes a minute there may be.
  now += 60_000
  const made = await makeClass(api.client, teacher)
  const cards = await addCards(api.client, made, names)
  return { made, cards, card: cards[0] as (typeof cards)[0] }
}

describe('A student without an address', () => {
  test('signs in with the code of the card, however it is typed', async () => {
    const { made, card } = await classWith('Ana')
    expect(card.code).toMatch(/^[0-9A-HJ-NP-Z]{10}$/)
    const dashed = `${card.code.slice(0, 5)}-${card.code.slice(5)}`
    for (const typed of [card.code, dashed, ` ${dashed.toLowerCase()} `]) {
      const { status, body } = await show(typed)
      expect(status).toBe(200)
      expect(body.user).toMatchObject({
        profileId: card.studentId,
        displayName: 'Ana',
        email: null,
        userType: 'student',
        mustConfirmEmail: false,
      })
    }
    const student = await showCard(api.client, card.code)
    expect((await userOf(student)).profileId).toBe(card.studentId)
    const mine = await call('GET', '/api/my-classes', undefined, student)
    expect(mine.body.classes).toMatchObject([{ id: made.id }])
    expect((await made.detail()).students).toMatchObject([{ displayName: 'Ana', hasCard: true }])
  })

  test('ends the session of whoever sat at this browser before', async () => {
    const { cards } = await classWith('Ana', 'Ben')
    const ana = await showCard(api.client, cards[0]?.code ?? '')
    expect((await show(cards[1]?.code ?? '', ana)).body.user.displayName).toBe('Ben')
    expect(await userOf(ana)).toBeNull()
  })

  test('is asked first where somebody else is signed in, if the page wants that', async () => {
    const { cards } = await classWith('Ana', 'Ben')
    const ana = await showCard(api.client, cards[0]?.code ?? '')
    const asked = (at: number, by = {}) =>
      call('POST', '/api/auth/card', { code: cards[at]?.code ?? '', unlessOther: true }, by)
    expect(await asked(1, ana)).toMatchObject({ status: 409, body: problem('other_signed_in') })
    expect((await userOf(ana)).displayName).toBe('Ana')
    const wrong = { code: 'AAAAA-AAAAA', unlessOther: true }
    const refused = await call('POST', '/api/auth/card', wrong, ana)
    expect(refused.body).toEqual(problem('card_invalid'))
    expect((await asked(0, ana)).body.user.displayName).toBe('Ana')
    expect((await asked(1)).body.user.displayName).toBe('Ben')
  })

  test('is told from another one of the same name by a number', async () => {
    const { made } = await classWith('Ana', 'Ben', 'Ana')
    const cards = await addCards(api.client, made, ['ana'])
    expect(cards.map(({ displayName }) => displayName)).toEqual(['Ana', 'Ana 2', 'ana 3', 'Ben'])
  })

  test('has a name that may be shown: what is refused is refused together, and nothing is made', async () => {
    const { made } = await classWith('Ana')
    const names = ['Ben', 'fuck', 'Cem', ' ', 'x'.repeat(31), 'ana@school.example']
    const { status, body } = await call('POST', `${made.path}/students`, { names }, teacher)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'name_not_suitable',
      field: 'names.1',
      fields: ['names.1', 'names.3', 'names.4', 'names.5'],
    })
    expect((await made.detail()).students).toHaveLength(1)
  })

  test('is a name to us and nothing else; no address is shown', async () => {
    const { made, card } = await classWith('Ana')
    const student = await showCard(api.client, card.code)
    const { db } = api.services.store
    const user = await findUserByProfile(db, card.studentId)
    // An older server mails results to whichever address is confirmed.
    expect(user?.emailVerified).toBe(false)
    expect(await findProfile(db, card.studentId)).toMatchObject({ displayName: 'Ana', email: null })
    const logins = await db.select().from(db.tables.authAccount)
    expect(logins.filter(({ userId }) => userId === user?.userId)).toEqual([])
    const choices = await db.select().from(db.tables.mailChoices)
    expect(choices.filter(({ profileId }) => profileId === card.studentId)).toEqual([])
    const account = await call('GET', '/api/account', undefined, student)
    expect(account.body).toMatchObject({ email: null, hasPassword: false, providers: [] })
    const shown = [
      account,
      await call('GET', '/api/account/export', undefined, student),
      await call('GET', made.path, undefined, teacher),
    ]
    for (const { status, body } of shown) {
      expect([status, JSON.stringify(body).includes('students.invalid')]).toEqual([200, false])
    }
  })

  test('changes nothing of the account: its teachers look after it', async () => {
    const { card, made } = await classWith('Ana')
    const student = await showCard(api.client, card.code)
    const names = { firstName: 'Ana', lastName: 'Quixleworth', displayName: 'Ana' }
    for (const [method, path, body] of [
      ['PATCH', '/api/account/names', names],
      ['POST', '/api/account/email', { email: 'ana@school.example.org' }],
      ['POST', '/api/account/password', { newPassword: 'a quiet river' }],
      ['POST', '/api/account/mails', { results: true, invitations: true, digest: true }],
      ['POST', '/api/account/deletion', { confirmation: '' }],
      ['DELETE', `/api/my-classes/${made.id}`, {}],
    ] as const) {
      const { status, body: answer } = await call(method, path, body, student)
      expect({ path, status, code: answer.code }).toEqual({
        path,
        status: 403,
        code: 'account_of_class',
      })
    }
  })

  test('is not reached by the made-up address: no sign-in, no mail, no sign-up', async () => {
    const { card } = await classWith('Ana')
    const user = await findUserByProfile(api.services.store.db, card.studentId)
    const email = user?.email ?? ''
    expect(email).toMatch(/@students\.invalid$/)
    const signIn = await call('POST', '/api/auth/sign-in', { email, password: 'a quiet river' })
    expect(signIn).toMatchObject({ status: 401, body: problem('sign_in_failed') })
    expect((await call('POST', '/api/auth/forgot-password', { email })).status).toBe(204)
    for (const taken of [email, 'somebody@students.invalid']) {
      const signingUp = await call('POST', '/api/auth/sign-up', { ...signUpForm(), email: taken })
      expect(signingUp).toMatchObject({ status: 400, body: problem('email_invalid') })
    }
    const student = await showCard(api.client, card.code)
    expect((await call('POST', '/api/auth/confirmation', {}, student)).status).toBe(204)
    await api.services.mail.stop()
    const { db } = api.services.store
    expect(JSON.stringify(await db.select().from(db.tables.mailOutbox))).not.toContain(email)
  })
})

describe('A card', () => {
  test('is printed again with the same code; the database has its hash alone', async () => {
    const { made, cards } = await classWith('Zoe', 'Ana')
    expect(cards.map(({ displayName }) => displayName)).toEqual(['Ana', 'Zoe'])
    const again = await call('GET', `${made.path}/cards`, undefined, teacher)
    expect(again.body.cards).toEqual(cards)
    expect(again.headers.get('cache-control')).toBe('no-store')
    await showCard(api.client, cards[0]?.code ?? '')
    const { db } = api.services.store
    const kept = JSON.stringify(await db.select().from(db.tables.studentCards))
    for (const { code } of cards) {
      expect(kept).not.toContain(code)
      expect(api.logged()).not.toContain(code)
    }
  })

  test('ends with a new one, and so do the sessions it opened', async () => {
    const { made, cards, card } = await classWith('Ana', 'Ben')
    const [ana, ben] = [
      await showCard(api.client, card.code),
      await showCard(api.client, cards[1]?.code ?? ''),
    ]
    const { status, body } = await renew(made, card.studentId)
    expect([status, body.studentId, body.displayName]).toEqual([201, card.studentId, 'Ana'])
    expect(body.code).not.toBe(card.code)
    expect(await show(card.code)).toMatchObject({ status: 400, body: problem('card_invalid') })
    expect([await userOf(ana), (await userOf(ben)).displayName]).toEqual([null, 'Ben'])
    expect((await show(body.code)).body.user.displayName).toBe('Ana')
    const printed = await call('GET', `${made.path}/cards`, undefined, teacher)
    expect(printed.body.cards[0]).toEqual(body)
  })

  test('takes with it what its finder joined to the account: parents and other classes', async () => {
    const { made, card } = await classWith('Ana')
    const other = await makeClass(api.client)
    now++
    const finder = await showCard(api.client, card.code)
    const parent = await signUp(api.client, 'parent')
    const { body } = await call('POST', '/api/parent-code', {}, finder)
    const link = { code: body.code }
    expect((await call('POST', '/api/children', link, parent)).status).toBe(200)
    const open = (await call('POST', '/api/parent-code', {}, finder)).body.code
    await call('POST', '/api/my-classes', { code: (await other.detail()).code }, finder)
    await renew(made, card.studentId)
    expect((await call('GET', '/api/children', undefined, parent)).body.children).toEqual([])
    expect((await call('POST', '/api/children', { code: open }, parent)).status).toBe(400)
    expect((await other.detail()).students).toEqual([])
    expect((await made.detail()).students).toMatchObject([{ displayName: 'Ana', hasCard: true }])
  })

  test('opens its account thirty times a minute', async () => {
    const { card, cards } = await classWith('Ana', 'Ben')
    const codes: string[] = []
    for (let i = 0; i < 31; i++) codes.push((await show(card.code)).body.code)
    expect(codes).toEqual([...Array(30).fill(undefined), 'rate_limited'])
    expect((await show(cards[1]?.code ?? '')).status).toBe(200)
  })

  test('of a former AUTH_SECRET is another one when it is printed, and opens', async () => {
    const { made, cards } = await classWith('Ana', 'Ben')
    const { secrets } = api.services
    const { auth } = secrets
    secrets.auth = 'another secret of at least 32 characters'
    try {
      const printed = await call('GET', `${made.path}/cards`, undefined, teacher)
      for (const [i, { code, studentId }] of printed.body.cards.entries()) {
        expect([studentId, code === cards[i]?.code]).toEqual([cards[i]?.studentId, false])
        expect((await show(code)).body.user.profileId).toBe(studentId)
        expect((await show(cards[i]?.code ?? '')).body.code).toBe('card_invalid')
      }
      const again = await call('GET', `${made.path}/cards`, undefined, teacher)
      expect(again.body).toEqual(printed.body)
    } finally {
      secrets.auth = auth
    }
  })

  test('that is revoked while it is shown opens nothing', async () => {
    const { made, card } = await classWith('Ana')
    const { accounts } = api.services
    const { startSession } = accounts
    accounts.startSession = async (userId) => {
      const cookies = await startSession(userId)
      await renew(made, card.studentId)
      return cookies
    }
    try {
      expect(await show(card.code)).toMatchObject({ status: 400, body: problem('card_invalid') })
    } finally {
      accounts.startSession = startSession
    }
    const { db } = api.services.store
    const user = await findUserByProfile(db, card.studentId)
    const open = await db.select().from(db.tables.authSession)
    expect(open.filter(({ userId }) => userId === user?.userId)).toEqual([])
  })

  test('belongs to no account with an address, nor to another class', async () => {
    const { made } = await classWith('Ana')
    const other = await classWith('Ben')
    const { code } = await made.detail()
    const student = await signUp(api.client)
    await call('POST', '/api/my-classes', { code }, student)
    for (const id of [student.profileId, other.card.studentId, 'pf_unknown']) {
      expect(await renew(made, id)).toMatchObject({
        status: 404,
        body: problem('class_student_not_found'),
      })
    }
  })
})

describe('A card of a student who joins another class', () => {
  test('stays with the class that made it: the other one removes the student, and prints nothing', async () => {
    const { made, card } = await classWith('Ana')
    const other = await makeClass(api.client)
    const student = await showCard(api.client, card.code)
    now++
    await call('POST', '/api/my-classes', { code: (await other.detail()).code }, student)
    expect((await other.detail()).students).toMatchObject([{ displayName: 'Ana', hasCard: false }])
    const cards = await call('GET', `${other.path}/cards`, undefined, other.teacher)
    expect(cards.body.cards).toEqual([])
    expect((await renew(other, card.studentId)).status).toBe(404)
    expect((await remove(other, card.studentId)).status).toBe(204)
    expect((await made.detail()).students).toMatchObject([{ displayName: 'Ana', hasCard: true }])
    expect((await userOf(student)).displayName).toBe('Ana')
  })

  test('goes over to it when the first one ends', async () => {
    const { made, card } = await classWith('Ana')
    const other = await makeClass(api.client)
    const student = await showCard(api.client, card.code)
    now++
    await call('POST', '/api/my-classes', { code: (await other.detail()).code }, student)
    expect((await call('DELETE', made.path, {}, teacher)).status).toBe(204)
    const cards = await call('GET', `${other.path}/cards`, undefined, other.teacher)
    expect(cards.body.cards).toEqual([card])
    expect((await userOf(student)).displayName).toBe('Ana')
  })
})

describe('The account of a card', () => {
  const isThere = async (id: string) => (await findProfile(api.services.store.db, id)) !== undefined

  test('is deleted when its student is removed from the last class', async () => {
    const { made, cards, card } = await classWith('Ana', 'Ben')
    const student = await showCard(api.client, card.code)
    expect((await remove(made, card.studentId)).status).toBe(204)
    expect([await isThere(card.studentId), await userOf(student)]).toEqual([false, null])
    expect(await show(card.code)).toMatchObject({ status: 400, body: problem('card_invalid') })
    expect(await isThere(cards[1]?.studentId ?? '')).toBe(true)
  })

  test('is deleted with the class; members with an address go on', async () => {
    const { made, cards } = await classWith('Ana', 'Ben')
    const student = await signUp(api.client)
    await call('POST', '/api/my-classes', { code: (await made.detail()).code }, student)
    expect((await call('DELETE', made.path, {}, teacher)).status).toBe(204)
    for (const { studentId } of cards) expect(await isThere(studentId)).toBe(false)
    expect((await userOf(student)).profileId).toBe(student.profileId)
    expect((await call('GET', '/api/my-classes', undefined, student)).body.classes).toEqual([])
  })

  test('is deleted with the account of the last teacher, and not before', async () => {
    const [first, second] = [
      await signUp(api.client, 'teacher'),
      await signUp(api.client, 'teacher'),
    ]
    const made = await makeClass(api.client, first)
    const [card] = await addCards(api.client, made, ['Ana'])
    const { path } = (await call('POST', `${made.path}/invite`, {}, first)).body
    await call('POST', '/api/classes/accept', { token: path.split('#')[1] }, second)
    const end = (by: Person) =>
      call('POST', '/api/account/deletion', { password: by.password, confirmation: by.email }, by)
    expect((await end(first)).status).toBe(204)
    const { body } = await call('GET', made.path, undefined, second)
    expect(body.teachers).toMatchObject([{ id: second.profileId }])
    expect(await isThere(card?.studentId ?? '')).toBe(true)
    expect((await end(second)).status).toBe(204)
    expect(await isThere(card?.studentId ?? '')).toBe(false)
    const { db } = api.services.store
    const classes = await db.select().from(db.tables.classes)
    expect(classes.filter(({ id }) => id === made.id)).toEqual([])
  })
})

describe('Guessing cards', () => {
  test('is refused after a hundred tries, and keeps no class behind the same address out', async () => {
    const { cards } = await classWith(...Array.from({ length: 30 }, (_, i) => `Ana ${i + 1}`))
    const codes: string[] = []
    for (let i = 0; i < 300; i++) {
      // None of a card: codes have ten characters.
      codes.push((await show(`GUESS${String(i).padStart(6, '0')}`)).body.code)
    }
    expect(codes.slice(0, 100).every((code) => code === 'card_invalid')).toBe(true)
    expect(codes.slice(100).every((code) => code === 'rate_limited')).toBe(true)
    const signedIn = await Promise.all(cards.map(({ code }) => show(code)))
    expect(signedIn.filter(({ status }) => status === 200)).toHaveLength(30)
  })
})
