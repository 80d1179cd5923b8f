import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClassDetail, RosterState } from '@pathquest/core'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { playedGame, showCard } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp, signUpForm } from '../../test/people'
import { PRIVATE, rosterZip, type School } from '../../test/roster'
import { removeAccount } from '../account-data'
import { purgeDue } from '../retention/purge'
import { applyRosters } from './jobs'

let api: TestApi
let teacher: Person
let now = Date.UTC(2026, 8, 1, 9)
beforeAll(async () => {
  api = await makeTestApi({ now: () => now, env: { PATHQUEST_DEMO: 'off' } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  now += 60 * 60_000
  teacher = await signUp(api.client, 'teacher')
})

const call = (method: string, path: string, body?: unknown, by: object = teacher) =>
  api.client(method, path, body, by)
/** Bytes, as the page sends them. */
async function send(bytes: Uint8Array, by: Person = teacher, type = 'application/octet-stream') {
  const answer = await api.app.request('/api/rosters', {
    method: 'POST',
    headers: { cookie: by.cookie, 'content-type': type, 'content-length': String(bytes.length) },
    body: new Uint8Array(bytes),
  })
  const body = (await answer.json()) as { roster: Roster; code?: string }
  return { status: answer.status, body }
}
const work = () => applyRosters(api.services, removeAccount)

type Roster = NonNullable<RosterState['roster']>

async function preview(school: School): Promise<Roster> {
  const { status, body } = await send(rosterZip(school))
  expect([status, body.roster?.status]).toEqual([200, 'ready'])
  return body.roster
}

async function imported(school: School, leave = true): Promise<Roster> {
  const { id } = await preview(school)
  const started = await call('POST', `/api/rosters/${id}/apply`, { leave })
  expect(started.body.roster.status).toBe('running')
  await work()
  return (await call('GET', '/api/rosters')).body.roster
}

/** Names by class. */
async function classes(by: Person = teacher): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { id, name } of (await call('GET', '/api/classes', undefined, by)).body.classes) {
    const detail: ClassDetail = (await call('GET', `/api/classes/${id}`, undefined, by)).body
    found[name] = detail.students.map(({ displayName }) => displayName)
  }
  return found
}
const idOf = async (name: string): Promise<string> =>
  (await call('GET', '/api/classes')).body.classes.find(
    (one: { name: string }) => one.name === name,
  ).id

const SCHOOL: School = {
  users: { u1: 'Ana', u2: 'Ben', u3: 'Ana' },
  classes: { c1: 'Biology', c2: 'Chemistry' },
  enrollments: [
    ['u1', 'c1'],
    ['u2', 'c1'],
    ['u3', 'c1'],
    ['u1', 'c2'],
  ],
}

describe('A roster', () => {
  test('is previewed, and changes nothing before it is applied', async () => {
    const { preview: shown, total } = await preview(SCHOOL)
    expect(shown).toMatchObject({
      classes: { added: 2, changed: 0, same: 0 },
      students: { added: 3, renamed: 0, same: 0 },
      newClasses: [
        { name: 'Biology', students: 3 },
        { name: 'Chemistry', students: 1 },
      ],
      leavesTotal: 0,
      badRows: [],
      changes: 5,
    })
    expect(total).toBe(1)
    expect(await classes()).toEqual({})
  })

  test('makes classes and students, who sign in by their cards', async () => {
    const done = await imported(SCHOOL)
    expect(done).toMatchObject({ status: 'done', done: 1, total: 1, skipped: 0 })
    expect(await classes()).toEqual({ Biology: ['Ana', 'Ana 2', 'Ben'], Chemistry: ['Ana'] })
    const id = await idOf('Biology')
    const { body } = await call('GET', `/api/classes/${id}`)
    expect(body.class).toMatchObject({ grade: 7, period: '3' })
    const { cards } = (await call('GET', `/api/classes/${id}/cards`)).body
    // The first of the classes has the card of who is in two.
    expect(cards).toHaveLength(3)
    const ana = await showCard(api.client, cards[0].code)
    expect((await call('GET', '/api/my-classes', undefined, ana)).body.classes).toHaveLength(2)
  })

  test('changes nothing a second time', async () => {
    await imported(SCHOOL)
    const { preview: again, total } = await preview(SCHOOL)
    expect(again).toMatchObject({
      classes: { added: 0, changed: 0, same: 2 },
      students: { added: 0, renamed: 0, same: 3 },
      changes: 0,
      leavesTotal: 0,
    })
    expect(total).toBe(0)
  })

  test('adds, renames and moves what another one says; the name of a class as well', async () => {
    await imported(SCHOOL)
    await imported({
      users: { u1: 'Ana', u2: 'Benjamin', u3: 'Ana', u4: 'ana' },
      classes: { c1: 'Biology 7', c2: 'Chemistry', c3: 'Empty' },
      enrollments: [...SCHOOL.enrollments, ['u4', 'c1'], ['u2', 'c2']],
    })
    expect(await classes()).toEqual({
      'Biology 7': ['Ana', 'Ana 2', 'ana 3', 'Benjamin'],
      Chemistry: ['Ana', 'Benjamin'],
      Empty: [],
    })
  })

  test('keeps of a student the given name and no more, not even the ids of the school', async () => {
    await imported({ ...SCHOOL, users: { ...SCHOOL.users, 'sis-48151623': 'Cem' } })
    await preview({ ...SCHOOL, users: { ...SCHOOL.users, 'sis-48151623': 'Cem' } })
    const { store } = api.services
    await store.truncateLog()
    const bytes = readFileSync(join(api.dataDir, 'pathquest.db'))
    for (const word of [...PRIVATE, 'sis-48151623'])
      expect([word, bytes.includes(word)]).toEqual([word, false])
    expect(bytes.includes('Biology')).toBe(true)
    const { db } = store
    const rows = await db.select().from(db.tables.rosterStudents)
    expect(rows.every(({ sourceHash }) => /^[\w-]{43}$/.test(sourceHash))).toBe(true)
  })

  test('is one teacher’s: the same file in other hands is another roster', async () => {
    await imported(SCHOOL)
    const colleague = await signUp(api.client, 'teacher')
    const { body } = await send(rosterZip(SCHOOL), colleague)
    expect(body.roster.preview).toMatchObject({ classes: { added: 2 }, students: { added: 3 } })
    const { db } = api.services.store
    const own = await call('GET', '/api/rosters')
    for (const [method, path, sent] of [
      ['POST', `/api/rosters/${body.roster.id}/apply`, { leave: true }],
      ['DELETE', `/api/rosters/${body.roster.id}`, {}],
    ] as const) {
      expect((await call(method, path, sent)).body).toEqual(problem('roster_not_found'))
    }
    expect(own.body.roster.status).toBe('done')
    const hashes = await db.select().from(db.tables.rosterClasses)
    expect(new Set(hashes.map(({ sourceHash }) => sourceHash)).size).toBe(hashes.length)
  })
})

describe('Who is in a roster no more', () => {
  const without = (user: string): School => ({
    ...SCHOOL,
    enrollments: SCHOOL.enrollments.filter(([id]) => id !== user),
  })

  test('stays unless the teacher lets them leave', async () => {
    await imported(SCHOOL)
    const { preview: shown } = await preview(without('u2'))
    expect(shown).toMatchObject({
      leaves: [{ name: 'Ben', className: 'Biology', isLast: true }],
      leavesTotal: 1,
      changes: 0,
    })
    const { id } = (await call('GET', '/api/rosters')).body.roster
    await call('POST', `/api/rosters/${id}/apply`, { leave: false })
    await work()
    expect((await classes()).Biology).toContain('Ben')
  })

  test('leaves, with the account where it was the last class', async () => {
    await imported(SCHOOL)
    const cards = (await call('GET', `/api/classes/${await idOf('Biology')}/cards`)).body.cards
    const code = cards.find((one: { displayName: string }) => one.displayName === 'Ben').code
    await imported(without('u2'))
    expect((await classes()).Biology).toEqual(['Ana', 'Ana 2'])
    expect((await call('POST', '/api/auth/card', { code }, {})).body).toEqual(
      problem('card_invalid'),
    )
  })

  test('is told by the word of the roster: of an enrollment, a user, or a class', async () => {
    await imported(SCHOOL)
    const { preview: shown } = await preview({
      users: { u1: 'Ana', u3: 'Ana' },
      classes: { c1: 'Biology' },
      enrollments: [['u3', 'c1']],
      rows: {
        manifest: 'propertyName,value\nfile.enrollments,delta\n',
        users: ['u2,tobedeleted,,true,,,Ben,,,'],
        classes: ['c2,tobedeleted,,Chemistry,07,,'],
        enrollments: ['e,tobedeleted,,c1,s1,u1,student'],
      },
    })
    expect(shown.leaves).toHaveLength(3)
    expect(shown.leaves).toEqual(
      expect.arrayContaining([
        { name: 'Ana', className: 'Biology', isLast: true },
        { name: 'Ben', className: 'Biology', isLast: true },
        { name: 'Ana', className: 'Chemistry', isLast: true },
      ]),
    )
  })

  test('does not leave for a delta that does not name them, a bad row, or classes of another school', async () => {
    await imported(SCHOOL)
    const delta = { manifest: 'propertyName,value\nfile.enrollments,delta\n' }
    const { preview: none } = await preview({ ...SCHOOL, enrollments: [], rows: delta })
    expect(none.leavesTotal).toBe(0)
    const { preview: bad } = await preview({ ...SCHOOL, users: { ...SCHOOL.users, u2: 'fuck' } })
    expect([bad.leavesTotal, bad.badRowsTotal]).toEqual([0, 1])
    const other: School = {
      users: { x: 'Xi' },
      classes: { y: 'Physics' },
      enrollments: [['x', 'y']],
    }
    expect((await preview(other)).preview.leavesTotal).toBe(0)
  })

  test('who was added by hand, or came by the code, is none of the roster’s', async () => {
    await imported(SCHOOL)
    const id = await idOf('Biology')
    await call('POST', `/api/classes/${id}/students`, { names: ['Dana'] })
    const { code } = (await call('GET', `/api/classes/${id}`)).body
    const student = await signUp(api.client)
    await call('POST', '/api/my-classes', { code }, student)
    expect((await preview(without('u2'))).preview.leavesTotal).toBe(1)
  })

  test('a student who took the account over leaves the class, and keeps the account and the name', async () => {
    await imported(SCHOOL)
    const id = await idOf('Biology')
    const { code: classCode } = (await call('GET', `/api/classes/${id}`)).body
    const { cards } = (await call('GET', `/api/classes/${id}/cards`)).body
    const { code: cardCode } = cards.find(
      (one: { displayName: string }) => one.displayName === 'Ben',
    )
    const { fullName: _, role: __, ...form } = signUpForm()
    const ben = await showCard(api.client, cardCode)
    const mine = await call('POST', '/api/account/own', { cardCode, classCode, ...form }, ben)
    expect(mine.status).toBe(200)
    const { preview: renamed } = await preview({ ...SCHOOL, users: { ...SCHOOL.users, u2: 'B' } })
    expect(renamed.changes).toBe(0)
    await imported(without('u2'))
    const { body } = await call('GET', '/api/session', undefined, { cookie: mine.cookie })
    expect(body.user.displayName).toBe('Ben')
    expect((await classes()).Biology).toEqual(['Ana', 'Ana 2'])
  })
})

describe('Rows that cannot be taken', () => {
  test('are told with file, line and reason, and the others are taken', async () => {
    const school: School = {
      users: { u1: 'Ana', u2: '', u3: 'x'.repeat(31), u4: 'ana@school.example', u5: 'fuck' },
      classes: { c1: 'Biology', c2: '' },
      enrollments: [
        ['u1', 'c1'],
        ['u2', 'c1'],
        ['u3', 'c1'],
        ['u4', 'c1'],
        ['u5', 'c1'],
        ['u1', 'c2'],
        ['u1', 'nowhere'],
        ['nobody', 'c1'],
      ],
      rows: { users: [',,,true,,,Cem,,,', 'u1,,,true,,,Twice,,,'] },
    }
    const { preview: shown } = await preview(school)
    expect(shown.badRows.map(({ file, line, fault }) => `${file} ${line} ${fault}`)).toEqual([
      'classes.csv 3 no_name',
      'users.csv 3 no_name',
      'users.csv 4 name_too_long',
      'users.csv 5 name_not_allowed',
      'users.csv 6 name_not_suitable',
      'users.csv 7 no_id',
      'users.csv 8 twice',
      'enrollments.csv 8 unknown_class',
      'enrollments.csv 9 unknown_user',
    ])
    await imported(school)
    expect(await classes()).toEqual({ Biology: ['Ana'] })
  })

  test('are those beyond two hundred of a class', async () => {
    const ids = Array.from({ length: 201 }, (_, i) => `u${i}`)
    const { preview: shown } = await preview({
      users: Object.fromEntries(ids.map((id, i) => [id, `Ana ${i}`])),
      classes: { c1: 'Biology' },
      enrollments: ids.map((id) => [id, 'c1']),
    })
    expect(shown.badRows).toEqual([{ file: 'enrollments.csv', line: 202, fault: 'class_full' }])
    expect(shown.students.added).toBe(200)
  })

  test('teachers and users without a class are none', async () => {
    const { preview: shown } = await preview({
      ...SCHOOL,
      users: { ...SCHOOL.users, t1: 'fuck', u9: 'Zoe' },
      rows: { enrollments: ['e,,,c1,s1,t1,teacher'] },
    })
    expect([shown.students.added, shown.withoutClass]).toEqual([3, 1])
  })
})

describe('A file that is no roster', () => {
  const csv = (text: string) => strToU8(text)
  test.each([
    [
      'without one of the files',
      { 'users.csv': csv('sourcedId,givenName') },
      'roster_files_missing',
    ],
    [
      'without a column',
      { 'users.csv': csv('id,name'), 'classes.csv': csv(''), 'enrollments.csv': csv('') },
      'roster_columns_missing',
    ],
    [
      'with an open quotation mark',
      {
        'users.csv': csv('sourcedId,givenName\nu1,"Ana\n'),
        'classes.csv': csv('sourcedId,title\n'),
        'enrollments.csv': csv('classSourcedId,userSourcedId,role\n'),
      },
      'import_damaged',
    ],
  ])('%s is refused', async (_, files, code) => {
    const { status, body } = await send(Buffer.from(zipSync(files)))
    expect([status, body.code]).toEqual([422, code])
  })

  test('of other bytes, or that unpacks without end, is refused', async () => {
    expect((await send(Buffer.from('sourcedId,givenName'))).body.code).toBe('import_damaged')
    const zeros = { 'users.csv': new Uint8Array(40 * 1024 * 1024) }
    expect((await send(Buffer.from(zipSync(zeros)))).body.code).toBe('import_unpacks_too_large')
    expect((await send(Buffer.from('x'), teacher, 'text/plain')).status).toBe(415)
  })

  test('of more classes than one teacher imports is refused as a whole', async () => {
    const ids = Array.from({ length: 401 }, (_, i) => `c${i}`)
    const many = Object.fromEntries(ids.map((id) => [id, `Class ${id}`]))
    const { status, body } = await send(rosterZip({ ...SCHOOL, classes: many, enrollments: [] }))
    expect([status, body.code]).toEqual([422, 'roster_too_many'])
  })
})

describe('Classes of rosters', () => {
  test('have a limit of their own: a teacher of 300 still makes one by hand', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `c${i}`)
    const many = Object.fromEntries(ids.map((id) => [id, `Class ${id}`]))
    expect(await imported({ users: {}, classes: many, enrollments: [] })).toMatchObject({
      status: 'done',
      total: 30,
    })
    expect((await call('POST', '/api/classes', { name: 'By hand' })).status).toBe(201)
    expect((await call('GET', '/api/classes')).body.classes).toHaveLength(301)
  })
})

describe('A name that a spreadsheet would run', () => {
  test('is a name in the class, and no formula in a report that is downloaded', async () => {
    const users = { u1: '=1+1', u2: '+1', u3: '-1', u4: '@cmd' }
    await imported({
      users,
      classes: { c1: 'Biology' },
      enrollments: Object.keys(users).map((id) => [id, 'c1']),
    })
    const id = await idOf('Biology')
    const { students }: ClassDetail = (await call('GET', `/api/classes/${id}`)).body
    // An at sign would be an address.
    expect(students.map(({ displayName }) => displayName).sort()).toEqual(['+1', '-1', '=1+1'])
    const game = await playedGame(
      api,
      { id, teacher },
      students.map((one) => ({ profileId: one.id })),
    )
    const file = await api.app.request(`/api/analytics/games/${game}/report.csv?lang=en`, {
      headers: { cookie: teacher.cookie },
    })
    expect(file.status).toBe(200)
    const text = await file.text()
    for (const { displayName } of students) {
      expect(text).not.toMatch(new RegExp(`(^|[,;\\t"])\\${displayName[0]}1`, 'm'))
    }
  })
})

describe('A job', () => {
  const ids = Array.from({ length: 450 }, (_, i) => `u${i}`)
  const LARGE: School = {
    users: Object.fromEntries(ids.map((id, i) => [id, `Ana ${i}`])),
    classes: { c1: 'One', c2: 'Two', c3: 'Three' },
    enrollments: ids.map((id, i) => [id, `c${1 + (i % 3)}`]),
  }

  test('that is broken off in the middle goes on where it was, and ends once', async () => {
    const { id, total } = await preview(LARGE)
    expect(total).toBe(46)
    await call('POST', `/api/rosters/${id}/apply`, { leave: true })
    let parts = 0
    // As a process that is told to stop.
    await applyRosters(api.services, removeAccount, () => ++parts > 3)
    const half = (await call('GET', '/api/rosters')).body.roster
    expect([half.status, half.done]).toEqual(['running', 2])
    expect((await send(rosterZip(LARGE))).body).toEqual(problem('roster_running'))
    expect((await call('DELETE', `/api/rosters/${id}`, {})).status).toBe(404)
    await work()
    expect((await call('GET', '/api/rosters')).body.roster).toMatchObject({
      status: 'done',
      done: total,
    })
    const found = await classes()
    expect(Object.values(found).map(({ length }) => length)).toEqual([150, 150, 150])
    expect((await preview(LARGE)).preview.changes).toBe(0)
  })

  test('whose part fails leaves nothing of that part, and makes it at the next try', async () => {
    const { id } = await preview(LARGE)
    await call('POST', `/api/rosters/${id}/apply`, { leave: true })
    const { store } = api.services
    const { transact } = store
    let parts = 0
    store.transact = (work) =>
      transact.call(store, async (tx) => {
        const result = await work(tx)
        if (++parts === 3) throw new Error('The disk is full')
        return result
      }) as never
    try {
      await expect(work()).rejects.toThrow('The disk is full')
    } finally {
      store.transact = transact
    }
    expect((await call('GET', '/api/rosters')).body.roster.done).toBe(2)
    await work()
    expect((await preview(LARGE)).preview.changes).toBe(0)
  })

  test('passes over a class that was deleted since its preview', async () => {
    await imported(SCHOOL)
    const { id } = await preview({
      ...SCHOOL,
      users: { ...SCHOOL.users, u4: 'Dana' },
      enrollments: [...SCHOOL.enrollments, ['u4', 'c2']],
    })
    await call('DELETE', `/api/classes/${await idOf('Chemistry')}`, {})
    await call('POST', `/api/rosters/${id}/apply`, { leave: true })
    await work()
    const { roster } = (await call('GET', '/api/rosters')).body
    expect([roster.status, roster.skipped]).toEqual(['done', 1])
    expect(await classes()).toEqual({ Biology: ['Ana', 'Ana 2', 'Ben'] })
  })

  test('a second file takes the place of one that was not applied; both are gone a day later', async () => {
    const first = await preview(SCHOOL)
    const second = await preview(LARGE)
    const late = await call('POST', `/api/rosters/${first.id}/apply`, { leave: true })
    expect(late.body).toEqual(problem('roster_not_found'))
    now += 25 * 60 * 60_000
    await purgeDue(api.services)
    expect((await call('GET', '/api/rosters')).body).toEqual({ roster: null })
    const { db } = api.services.store
    const parts = await db.select().from(db.tables.rosterParts)
    expect(parts.filter(({ importId }) => importId === second.id)).toEqual([])
  })
})
