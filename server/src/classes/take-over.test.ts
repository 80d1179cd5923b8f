import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, playedGame, showCard, type TestClass } from '../../test/class'
import { type Caller, problem } from '../../test/client'
import { mailsTo, tokenIn } from '../../test/outbox'
import { insertPerson, type Person, signUp, signUpForm } from '../../test/people'
import { soon } from '../../test/soon'

const MINUTE_MS = 60_000

/** An application, with what a test does with its cards. */
function useApi(env: Record<string, string>) {
  let at = Date.UTC(2026, 8, 1, 9)
  let api!: TestApi
  let teacher!: Person
  beforeAll(async () => {
    api = await makeTestApi({ now: () => at, env: { PATHQUEST_DEMO: 'off', ...env } })
    teacher = await insertPerson(api.services, { role: 'teacher' })
  })
  afterAll(() => api.stop())
  beforeEach(() => {
    // Each test has its own quarter of an hour of the limits.
    at += 20 * MINUTE_MS
  })
  const call = (method: string, path: string, body?: unknown, by?: object) =>
    api.client(method, path, body, by)
  return {
    call,
    api: () => api,
    userOf: async (by: object) => (await call('GET', '/api/session', undefined, by)).body.user,
    async classOfAna() {
      const made = await makeClass(api.client, teacher)
      const [card] = await addCards(api.client, made, ['Ana'])
      if (!card) throw new Error('No card')
      const shown = { cardCode: card.code, classCode: (await made.detail()).code }
      return { made, card, shown, ana: await showCard(api.client, card.code) }
    },
    show: (code: string) => call('POST', '/api/auth/card', { code }),
    renew: ({ path }: TestClass, id: string) =>
      call('POST', `${path}/students/${id}/card`, {}, teacher),
  }
}

/** What the form of the settings sends. */
const loginForm = () => {
  const { email, password, birthMonth, birthYear } = signUpForm()
  return { email, password, birthMonth, birthYear }
}

describe('A student who signed in by a card and gives an address', () => {
  const { call, api, userOf, classOfAna, show, renew } = useApi({})
  const own = (by: object, body: object) => call('POST', '/api/account/own', body, by)

  test('keeps the account with all that it has; the card opens nothing any more', async () => {
    const { made, card, shown, ana } = await classOfAna()
    await playedGame(api(), made, [{ profileId: card.studentId }])
    const before = await userOf(ana)
    expect(before.tokens).toBeGreaterThan(0)
    const form = loginForm()
    const answer = await own(ana, { ...shown, ...form })
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({
      profileId: card.studentId,
      displayName: 'Ana',
      email: form.email,
      tokens: before.tokens,
    })
    expect((await show(card.code)).body).toEqual(problem('card_invalid'))
    const { status } = await call('POST', '/api/auth/sign-in', {
      email: form.email,
      password: form.password,
    })
    expect(status).toBe(200)
    expect((await made.detail()).students).toMatchObject([{ id: card.studentId, hasCard: false }])
    expect((await call('GET', '/api/account/export', undefined, answer)).status).toBe(200)
  })

  test('is no more the class’s: its teacher prints and makes no card, and ends the membership alone', async () => {
    const { made, card, shown, ana } = await classOfAna()
    const mine = await own(ana, { ...shown, ...loginForm() })
    const printed = await call('GET', `${made.path}/cards`, undefined, made.teacher)
    expect(printed.body.cards).toEqual([])
    expect((await renew(made, card.studentId)).body).toEqual(problem('class_student_not_found'))
    expect((await call('DELETE', made.path, {}, made.teacher)).status).toBe(204)
    expect(await userOf(mine)).toMatchObject({ profileId: card.studentId })
  })

  test('signs out whoever else had the card, and parts the parents that they may have joined', async () => {
    const { card, shown, ana } = await classOfAna()
    const finder = await showCard(api().client, card.code)
    const parent = await signUp(api().client, 'parent')
    const { code } = (await call('POST', '/api/parent-code', {}, finder)).body
    expect((await call('POST', '/api/children', { code }, parent)).status).toBe(200)
    expect((await own(ana, { ...shown, ...loginForm() })).status).toBe(200)
    expect(await userOf(finder)).toBeNull()
    expect((await call('GET', '/api/children', undefined, parent)).body.children).toEqual([])
  })

  test('is under the age rule of sign-up, which another year does not get around', async () => {
    const { card, shown, ana } = await classOfAna()
    const young = await own(ana, { ...shown, ...loginForm(), birthYear: 2020 })
    expect(young).toMatchObject({ status: 403, body: problem('under_age') })
    const cookie = `${ana.cookie}; ${young.setCookies.map((one) => one.split(';')[0]).join('; ')}`
    const again = await own({ cookie }, { ...shown, ...loginForm() })
    expect(again.body).toEqual(problem('under_age'))
    expect((await show(card.code)).status).toBe(200)
  })

  test('needs the card and the code of the class: a card that was found takes nothing', async () => {
    const { made, card, shown, ana } = await classOfAna()
    const other = await classOfAna()
    const wrong: [object, string][] = [
      [{ classCode: 'AAAA-AAAA' }, 'class_code_invalid'],
      [{ classCode: other.shown.classCode }, 'class_code_invalid'],
      [{ cardCode: 'AAAAA-AAAAA' }, 'card_invalid'],
      [other.shown, 'card_invalid'],
      [{ password: 'password1' }, 'password_common'],
      [{ email: `${card.studentId}@students.invalid` }, 'email_invalid'],
      [{ email: made.teacher.email }, 'email_taken'],
    ]
    for (const [change, code] of wrong) {
      const { body } = await own(ana, { ...shown, ...loginForm(), ...change })
      expect([change, body.code]).toEqual([change, code])
    }
    expect((await show(card.code)).status).toBe(200)
  })

  test('guesses codes ten times in a quarter of an hour', async () => {
    const { shown, ana } = await classOfAna()
    const codes: string[] = []
    for (let i = 0; i < 11; i++) {
      const guess = { ...shown, ...loginForm(), classCode: `GUESS${i}` }
      codes.push((await own(ana, guess)).body.code)
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('class_code_invalid'))
    expect(codes[10]).toBe('rate_limited')
  })

  test('does it once', async () => {
    const { shown, ana } = await classOfAna()
    const mine = await own(ana, { ...shown, ...loginForm() })
    const again = await own(mine, { ...shown, ...loginForm() })
    expect(again).toMatchObject({ status: 409, body: problem('account_has_email') })
  })
})

describe('Where mails are sent', () => {
  const { call, api, userOf, classOfAna, show, renew } = useApi({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'play@pathquest.example',
  })
  /** Asks; the token of the mail. */
  async function asked({ shown, ana }: { shown: object; ana: Caller }, form: { email: string }) {
    const { status, body } = await call('POST', '/api/account/own', { ...shown, ...form }, ana)
    expect([status, body.user]).toEqual([200, null])
    return vi.waitFor(() => {
      const mail = mailsTo(api().dataDir, form.email).find(({ kind }) => kind === 'sign-up')
      if (!mail) throw new Error('No mail')
      return tokenIn(mail)
    }, soon)
  }
  const confirm = (token: string, password: string) =>
    call('POST', '/api/auth/confirm-sign-up', { token, password })

  test('an account is its student’s once the mail is answered, and the class’s until then', async () => {
    const made = await classOfAna()
    const form = loginForm()
    const token = await asked(made, form)
    expect((await show(made.card.code)).status).toBe(200)
    expect((await confirm(token, 'another password')).body).toEqual(
      problem('sign_up_password_wrong'),
    )
    const mine = await confirm(token, form.password)
    expect(mine.body.user).toMatchObject({
      profileId: made.card.studentId,
      email: form.email,
      mustConfirmEmail: false,
    })
    expect((await show(made.card.code)).body).toEqual(problem('card_invalid'))
    expect(await userOf(made.ana)).toBeNull()
    expect((await confirm(token, form.password)).body).toEqual(problem('link_invalid'))
  })

  test('a new card ends what the finder of the former one has asked for', async () => {
    const made = await classOfAna()
    const form = loginForm()
    const token = await asked(made, form)
    const { code } = (await renew(made.made, made.card.studentId)).body
    expect((await confirm(token, form.password)).body).toEqual(problem('link_invalid'))
    expect((await show(code)).body.user).toMatchObject({ email: null })
  })

  test('no answer tells whether an address is taken', async () => {
    const made = await classOfAna()
    const { email } = await insertPerson(api().services)
    const body = { ...made.shown, ...loginForm(), email }
    const answer = await call('POST', '/api/account/own', body, made.ana)
    expect([answer.status, answer.body.user]).toEqual([200, null])
    await vi.waitFor(
      () => expect(mailsTo(api().dataDir, email)).toMatchObject([{ kind: 'sign-up-taken' }]),
      soon,
    )
    expect((await show(made.card.code)).status).toBe(200)
  })
})

describe('A student with an account who enters the codes of a card', () => {
  const { call, api, userOf, classOfAna, show } = useApi({})
  const preview = (by: Caller, shown: object) =>
    call('POST', '/api/account/card/preview', shown, by)
  const join = (by: Caller, shown: object) => call('POST', '/api/account/card', shown, by)

  test('is told what comes along, and has it: XP, games and the class; awarded once', async () => {
    const { made, card, shown, ana } = await classOfAna()
    const student = await signUp(api().client)
    await playedGame(api(), made, [{ profileId: card.studentId }])
    const { tokens } = await userOf(ana)
    expect(await preview(student, shown)).toMatchObject({
      status: 200,
      body: { displayName: 'Ana', classes: ['Careers 7'], tokens, games: 1 },
    })
    expect(await userOf(ana)).toMatchObject({ profileId: card.studentId })
    const { status, body } = await join(student, shown)
    expect([status, body.classes]).toMatchObject([200, [{ id: made.id }]])
    expect(await userOf(student)).toMatchObject({ tokens, profileId: student.profileId })
    expect((await made.detail()).students).toMatchObject([
      { id: student.profileId, hasCard: false, games: 1 },
    ])
    expect((await join(student, shown)).body).toEqual(problem('card_invalid'))
    expect((await userOf(student)).tokens).toBe(tokens)
  })

  test('has a game in which both had a seat once', async () => {
    const { made, card, shown, ana } = await classOfAna()
    const student = await signUp(api().client)
    await playedGame(api(), made, [{ profileId: card.studentId }, { profileId: student.profileId }])
    const both = [(await userOf(ana)).tokens, (await userOf(student)).tokens]
    await join(student, shown)
    expect((await userOf(student)).tokens).toBe(Math.max(...both))
  })

  test('ends the card and its sessions; parents of a finder do not come along', async () => {
    const { card, shown, ana } = await classOfAna()
    const student = await signUp(api().client)
    const parent = await signUp(api().client, 'parent')
    const { code } = (await call('POST', '/api/parent-code', {}, ana)).body
    await call('POST', '/api/children', { code }, parent)
    expect((await join(student, shown)).status).toBe(200)
    expect((await show(card.code)).body).toEqual(problem('card_invalid'))
    expect(await userOf(ana)).toBeNull()
    expect((await call('GET', '/api/children', undefined, parent)).body.children).toEqual([])
  })

  test('needs both codes, and an account of their own', async () => {
    const { card, shown } = await classOfAna()
    const other = await classOfAna()
    const student = await signUp(api().client)
    const lost = { cardCode: card.code, classCode: other.shown.classCode }
    for (const ask of [preview, join]) {
      expect((await ask(student, lost)).body).toEqual(problem('class_code_invalid'))
      expect((await ask(other.ana, shown)).body).toEqual(problem('account_of_class'))
    }
    expect((await show(card.code)).status).toBe(200)
  })

  test('of two at once one has it', async () => {
    const { shown } = await classOfAna()
    const students = [await signUp(api().client), await signUp(api().client)]
    const answers = await Promise.all(students.map((one) => join(one, shown)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
