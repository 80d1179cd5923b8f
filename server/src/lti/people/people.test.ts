import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../../../test/client'
import { type Course, openCourse, student, type Visit } from '../../../test/course'

const LIVE = { content: 'question_set', content_id: 'qs_nurse-shift', play: 'live' }
const GROUPED = 'history-9'
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const activity = (courseId = GROUPED, custom: Record<string, string> = LIVE) =>
  course.lms.addLink({ courseId, title: 'Nurse Shift', custom }).id
const visit = (who: string, link: string, more = {}) =>
  course.visit(who, link, { courseId: GROUPED, ...more })
const arrive = async (who: string, link: string, more = {}) => {
  const visitor = await visit(who, link, more)
  await visitor.get('/api/lti/launch')
  return visitor
}
const namesIn = async (by: Visit, query = '') =>
  (await by.get(`/api/lti/roster${query}`)).body.members
    .filter(({ role }: { role: string }) => role === 'student')
    .map(({ name }: { name: string }) => name)
const start = async (by: Visit, body = {}) => (await by.post('/api/lti/game', body)).body.session

const GROUP_A = ['Amara Osei', 'Ben Carter', 'Chloé Martin', 'Daniel Kim']
const GROUP_B = ['Elif Yılmaz', 'Femi Adeyemi', 'Grace Liu', 'Hugo Alvarez']

test('A roster that cannot be read is a warning in the log, without a stack', async () => {
  const link = activity()
  const head = await visit('head', link)
  course.lms.addFault({ endpoint: 'members', kind: 'cut' })
  expect((await head.get('/api/lti/roster')).body.code).toBe('lti_roster_unavailable')
  const lines = course.server.logged().split('\n')
  const told = lines.filter((line) => line.includes('lti_roster_unavailable'))
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', reason: 'FetchError: broken' },
  ])
  expect(told.join()).not.toContain(' at ')
})

describe('Roles of a course', () => {
  test('of a launch win over those of the roster', async () => {
    const link = activity()
    const head = await arrive('head', link)
    expect(await namesIn(head)).toContain('Noor Aziz')
    await arrive('helper', link)
    expect(await namesIn(head)).not.toContain('Noor Aziz')
    expect(await namesIn(head)).toHaveLength(9)
    const helper = await visit('helper', link)
    expect((await helper.post('/api/lti/game')).status).toBe(200)
  })

  test('may be to look on: the class and its grades, and nothing to start or to send', async () => {
    const link = activity()
    const manager = await arrive('manager', link)
    expect((await manager.get('/api/lti/launch')).body.launch).toMatchObject({
      role: 'teacher',
      looksOn: true,
      canChoose: false,
    })
    expect(await namesIn(manager)).toHaveLength(9)
    expect((await manager.get('/api/lti/grades')).status).toBe(200)
    for (const path of ['game', 'grades/resend']) {
      expect((await manager.post(`/api/lti/${path}`)).body).toEqual(problem('only_looks_on'))
    }
    const session = await start(await arrive('head', link))
    expect((await manager.get('/api/lti/game')).body.session).toMatchObject({
      id: session.id,
      isHost: false,
    })
    expect((await manager.post(`/api/games/${session.id}/start`)).body).toEqual(
      problem('game_not_found'),
    )
    const requested = { questionSetId: LIVE.content_id }
    expect((await manager.post('/api/games', requested)).body).toEqual(problem('wrong_role'))
  })

  test('may be switched: a teacher as a student is listed as a test student', async () => {
    const link = activity()
    const as = await arrive('head', link, { asRole: 'student' })
    expect((await as.get('/api/lti/launch')).body.launch).toMatchObject({ role: 'student' })
    const head = await arrive('head', link)
    expect(
      (await (await arrive('head', link, { asRole: 'student' })).get('/api/lti/launch')).body,
    ).toMatchObject({ launch: { role: 'student', isTest: true } })
    const { members } = (await head.get('/api/lti/roster')).body
    const listed = members.find(({ name }: { name: string }) => name === 'Marta Lind')
    expect(listed).toMatchObject({ role: 'student', isTest: true })
    const { rows } = (await head.get('/api/lti/grades')).body
    const tests = rows.filter(({ isTest }: { isTest: boolean }) => isTest)
    expect(tests.map(({ name }: { name: string }) => name)).toEqual(['Marta Lind'])
  })
})

describe.each(['service', 'custom'] as const)('Groups told by the %s of a platform', (groups) => {
  const custom = { ...LIVE, groups: '$CourseGroup.id', group_names: '$CourseGroup.name' }
  let link: string
  let a: Visit
  let b: Visit
  let head: Visit
  const visitsOf = { courseId: GROUPED }

  beforeAll(async () => {
    course.lms.set({ groups })
    // Where launches alone tell of groups, a course knows those of whom it has seen.
    const courseId = course.lms.copyCourse(GROUPED).id
    link = course.lms.addLink({ courseId, title: 'Nurse Shift', custom }).id
    const open = (who: string) => arrive(who, link, { courseId })
    for (let n = 1; n <= 9; n++) await course.visit(student(n), link, { courseId })
    visitsOf.courseId = courseId
    a = await open('teacher')
    b = await open('co-teacher')
    head = await open('head')
  })
  const sitIn = async (n: number, body = {}) => {
    const visitor = await course.visit(student(n), link, visitsOf)
    return (await visitor.post('/api/lti/seat', body)).body
  }

  test('a teacher of one sees its names and grades alone', async () => {
    expect((await a.get('/api/lti/groups')).body).toEqual({
      groups: [{ id: 'group-a', name: 'Group A' }],
      own: true,
    })
    expect(await namesIn(a)).toEqual(GROUP_A)
    expect(await namesIn(b)).toEqual(GROUP_B)
    const { rows } = (await a.get('/api/lti/grades')).body
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(GROUP_A)
    for (const path of ['roster', 'grades', 'game']) {
      const refused = (await a.get(`/api/lti/${path}?group=group-b`)).body
      expect(refused).toEqual(problem('lti_group_unknown'))
    }
  })

  test('a teacher of none sees all of them, and chooses', async () => {
    const { body } = await head.get('/api/lti/groups')
    expect(body.own).toBe(false)
    expect(body.groups.map(({ id }: { id: string }) => id)).toEqual(['group-a', 'group-b'])
    expect(await namesIn(head)).toEqual(expect.arrayContaining([...GROUP_A, ...GROUP_B]))
    expect(await namesIn(head, '?group=group-b')).toEqual(GROUP_B)
    const unknown = await head.post('/api/lti/game', { group: 'group-z' })
    expect(unknown.body).toEqual(problem('lti_group_unknown'))
  })

  test('each has a game of its own at a time, and its students are led into it', async () => {
    const [one, again, other] = [await start(a), await start(a), await start(b)]
    expect(again.id).toBe(one.id)
    expect(other.id).not.toBe(one.id)
    expect((await start(head, { group: 'group-a' })).id).toBe(one.id)
    expect((await sitIn(1)).session.id).toBe(one.id)
    expect((await sitIn(5)).session.id).toBe(other.id)
    expect((await a.get('/api/lti/game')).body.session.id).toBe(one.id)
    // A game of another group is no game of theirs.
    expect((await a.post(`/api/games/${other.id}/start`)).body).toEqual(problem('game_not_found'))
    const asked = await sitIn(9)
    expect(asked).toEqual({
      status: 'choose',
      groups: [
        { id: 'group-a', name: 'Group A' },
        { id: 'group-b', name: 'Group B' },
      ],
      own: false,
    })
    expect(await sitIn(9, { group: 'group-z' })).toEqual(asked)
    // The lobby says whose it is.
    expect(await sitIn(9, { group: 'group-b' })).toMatchObject({
      session: { id: other.id },
      group: { id: 'group-b', name: 'Group B' },
    })
    // From then on they are where they chose to be.
    expect((await sitIn(9)).session.id).toBe(other.id)
  })

  test('play beside a game of the whole class, which has whoever is in none', async () => {
    const whole = await start(head)
    expect((await sitIn(2)).session.id).not.toBe(whole.id)
    const own = course.lms.addLink({ courseId: visitsOf.courseId, title: 'Other', custom }).id
    const teacher = await course.visit('head', own, visitsOf)
    const everybody = await start(teacher)
    const pupil = await course.visit(student(3), own, visitsOf)
    expect((await pupil.post('/api/lti/seat')).body.session.id).toBe(everybody.id)
  })
})
