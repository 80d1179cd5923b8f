import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLAIMS, createSimulator, MEDIA, SCOPES, type Simulator } from '../src/simulator'
import { createTool, type Tool } from './tool-double'

let lms: Simulator
let tool: Tool
let token: string
let lineItems: string
beforeAll(async () => {
  lms = await createSimulator()
  tool = await createTool(lms)
  token = await tool.token(...Object.values(SCOPES))
  lineItems = `${lms.origin}/services/courses/science-8/line-items?view=all`
})
afterAll(async () => {
  await tool.close()
  await lms.close()
})

interface Requested {
  method?: string
  type?: string
  body?: object
  bearer?: string
}

const call = async (
  url: string,
  { method = 'GET', type, body, bearer = token }: Requested = {},
) => {
  const headers = { authorization: `Bearer ${bearer}`, ...(type && { 'content-type': type }) }
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) }
}
const nextOf = ({ headers }: { headers: Headers }) =>
  /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

describe('access tokens', () => {
  const past = Math.floor(Date.now() / 1000) - 4000
  test.each([
    ['for another audience', () => tool.assertion({ aud: 'http://elsewhere' })],
    ['that has expired', () => tool.assertion({ iat: past, exp: past + 60 })],
    ['without jti', () => tool.assertion({ jti: undefined })],
    ['of another subject', () => tool.assertion({ sub: 'nobody' })],
    [
      'signed by another key',
      async () => tool.assertion({}, { key: (await generateKeyPair('RS256')).privateKey }),
    ],
    [
      'under another algorithm',
      async () =>
        tool.assertion(
          {},
          { key: new TextEncoder().encode('x'.repeat(32)), header: { alg: 'HS256' } },
        ),
    ],
  ])('an assertion %s is refused', async (_, make) => {
    const response = await tool.askToken([SCOPES.score], await make())
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'invalid_client' })
  })

  test('an assertion is good once', async () => {
    const assertion = await tool.assertion()
    expect((await tool.askToken([SCOPES.score], assertion)).status).toBe(200)
    expect((await tool.askToken([SCOPES.score], assertion)).status).toBe(401)
  })

  test('a service wants its scope, and a token that lives', async () => {
    const bearer = await tool.token(SCOPES.score)
    expect((await call(lineItems, { bearer })).status).toBe(403)
    lms.revokeTokens()
    expect((await call(lineItems)).status).toBe(401)
    token = await tool.token(...Object.values(SCOPES))
  })
})

describe('line items', () => {
  const type = MEDIA.lineItem
  test('are made, read, changed and removed', async () => {
    const made = await call(lineItems, {
      method: 'POST',
      type,
      body: { label: 'A', scoreMaximum: 10 },
    })
    expect(made.status).toBe(201)
    const { id } = made.body
    expect((await call(id)).body).toEqual({ id, label: 'A', scoreMaximum: 10 })
    const body = { id, label: 'B', scoreMaximum: 20, tag: 't' }
    expect((await call(id, { method: 'PUT', type, body })).body).toEqual(body)
    expect((await call(id, { method: 'DELETE' })).status).toBe(204)
    expect((await call(id)).status).toBe(404)
  })

  test('are filtered and come in pages', async () => {
    const link = lms.addLink({ courseId: 'science-8', lineItem: { resourceId: 'r1' } })
    for (const label of ['1', '2', '3']) lms.addLineItem({ courseId: 'science-8', label, tag: 'x' })
    const labels = ({ body }: { body: { label: string }[] }) => body.map(({ label }) => label)
    expect((await call(`${lineItems}&resource_link_id=${link.id}`)).body).toHaveLength(1)
    expect((await call(`${lineItems}&resource_id=r1`)).body).toHaveLength(1)
    const first = await call(`${lineItems}&tag=x&limit=2`)
    expect(labels(first)).toEqual(['1', '2'])
    const second = await call(nextOf(first) ?? '')
    expect(labels(second)).toEqual(['3'])
    expect(nextOf(second)).toBeUndefined()
  })

  test('need a label, a maximum above 0 and their media type', async () => {
    const post = (body: object, as: string = type) =>
      call(lineItems, { method: 'POST', type: as, body })
    expect((await post({ scoreMaximum: 10 })).status).toBe(400)
    expect((await post({ label: 'A', scoreMaximum: 0 })).status).toBe(400)
    expect((await post({ label: 'A', scoreMaximum: 1 }, 'application/json')).status).toBe(415)
  })
})

describe('scores', () => {
  let item: ReturnType<Simulator['addLineItem']>
  const userId = 'student-01'
  const score = (more: object = {}) => ({
    userId,
    timestamp: '2026-01-01T10:00:00.000Z',
    scoreGiven: 80,
    scoreMaximum: 100,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    ...more,
  })
  const send = async (more?: object) => {
    const url = `${lms.origin}/services/courses/science-8/line-items/${item.id}/line-item/scores?view=all`
    return (await call(url, { method: 'POST', type: MEDIA.score, body: score(more) })).status
  }
  const cell = () =>
    lms
      .gradebook()
      .find(({ lineItemId }) => lineItemId === item.id)
      ?.cells.find((one) => one.userId === userId)
  beforeEach(() => {
    item = lms.addLineItem({ courseId: 'science-8', label: 'Quiz', scoreMaximum: 50 })
  })

  test('a score is scaled to the column, and the result tells it', async () => {
    expect(await send()).toBe(200)
    const results = `${lms.origin}/services/courses/science-8/line-items/${item.id}/line-item/results`
    const { body } = await call(`${results}?user_id=${userId}`)
    expect(body).toMatchObject([{ userId, resultScore: 40, resultMaximum: 50 }])
  })

  test('the very same score again is a repetition, anything else of that time a conflict', async () => {
    expect([await send(), await send(), await send({ scoreGiven: 90 })]).toEqual([200, 200, 409])
    expect(cell()).toMatchObject({ stored: 1, repeated: 1, refused: 1, result: { points: 40 } })
  })

  test('a column of text says yes and shows none, until it is one for points', async () => {
    lms.updateLineItem(item.id, { isText: true })
    const later = (second: number) => `2026-01-01T10:00:0${second}.000Z`
    expect([await send(), await send({ timestamp: later(1) })]).toEqual([200, 200])
    expect(cell()).toMatchObject({ stored: 0, refused: 0, result: null })
    const results = `${lms.origin}/services/courses/science-8/line-items/${item.id}/line-item/results`
    expect((await call(results)).body).toEqual([expect.not.objectContaining({ resultScore: 40 })])
    lms.updateLineItem(item.id, { isText: false })
    await send({ timestamp: later(2) })
    expect(cell()?.result?.points).toBe(40)
  })

  test('a grade that a teacher wrote over stays whatever is sent', async () => {
    await send()
    lms.overrideGrade(item.id, { userId, points: 12 })
    await send({ timestamp: '2026-01-01T10:00:01.000Z', scoreGiven: 90 })
    expect(cell()?.result?.points).toBe(12)
    lms.overrideGrade(item.id, { userId, points: null })
    expect(cell()?.result?.points).toBe(45)
  })

  test('an older one is a conflict, a newer one counts', async () => {
    await send()
    expect(await send({ timestamp: '2026-01-01T09:59:59.999Z' })).toBe(409)
    expect(await send({ timestamp: '2026-01-01T10:00:00.001Z', scoreGiven: 90 })).toBe(200)
    expect(cell()?.result?.points).toBe(45)
  })

  test('one without scoreGiven clears the grade; one that is not graded yet leaves it', async () => {
    await send()
    const later = (second: number) => `2026-01-01T10:00:0${second}.000Z`
    await send({ timestamp: later(1), gradingProgress: 'Pending', scoreGiven: 10 })
    expect(cell()?.result?.points).toBe(40)
    await send({ timestamp: later(2), scoreGiven: undefined })
    expect(cell()?.result).toBeNull()
  })

  test.each([
    ['a user who is not in the course', { userId: 'nobody' }, 404],
    ['a teacher', { userId: 'teacher' }, 422],
    ['a student who has left', { userId: 'inactive' }, 422],
    ['a timestamp without a fraction', { timestamp: '2026-01-01T10:00:00Z' }, 400],
    ['a timestamp without a zone', { timestamp: '2026-01-01T10:00:00.000' }, 400],
    ['an unknown progress', { activityProgress: 'Done' }, 400],
    ['a score below 0', { scoreGiven: -1 }, 400],
    ['a score without its maximum', { scoreMaximum: undefined }, 400],
  ])('%s is refused', async (_, more, status) => {
    expect(await send(more)).toBe(status)
  })

  test('within the same second a second one is refused, where it is as in Moodle', async () => {
    lms.set({ oneScorePerSecond: true })
    vi.useFakeTimers({ toFake: ['Date'] })
    await send()
    expect(await send({ timestamp: '2026-01-01T10:00:05.000Z', scoreGiven: 1 })).toBe(409)
    vi.setSystemTime(Date.now() + 1000)
    expect(await send({ timestamp: '2026-01-01T10:00:05.000Z', scoreGiven: 1 })).toBe(200)
    vi.useRealTimers()
    lms.set({ oneScorePerSecond: false })
  })

  test('a lost reply has been stored, a cut connection has not', async () => {
    lms.addFault({ endpoint: 'scores', kind: 'cut' })
    await expect(send()).rejects.toThrow()
    expect(cell()?.events).toHaveLength(0)
    lms.addFault({ endpoint: 'scores', kind: 'lost_reply' })
    await expect(send()).rejects.toThrow()
    expect(cell()).toMatchObject({ stored: 1 })
    expect(await send()).toBe(200)
    expect(cell()).toMatchObject({ stored: 1, repeated: 1 })
  })

  test('a fault strikes as often as it is told, and its user alone', async () => {
    lms.addFault({ endpoint: 'scores', kind: 503, times: 2, skip: 1, userId })
    const statuses = [await send(), await send(), await send(), await send()]
    expect(statuses).toEqual([200, 503, 503, 200])
    lms.addFault({ endpoint: 'scores', kind: 429, userId: 'student-02', times: null })
    expect(await send()).toBe(200)
    expect(await send({ userId: 'student-02' })).toBe(429)
    lms.clearFaults()
    expect(await send({ userId: 'student-02' })).toBe(200)
  })
})

describe('names and roles', () => {
  const members = () => `${lms.origin}/services/courses/science-8/members`

  test('a class comes in three pages, with the one who left and the mentor', async () => {
    const pages: { status: string; user_id: string }[][] = []
    for (let url: string | undefined = members(); url; ) {
      const page: Awaited<ReturnType<typeof call>> = await call(url)
      pages.push(page.body.members)
      url = nextOf(page)
    }
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 10])
    const all = pages.flat()
    expect(all.filter(({ status }) => status === 'Inactive')).toMatchObject([
      { user_id: 'inactive' },
    ])
    expect(new Set(all.map(({ user_id }) => user_id)).size).toBe(34)
  })

  test('a role can be asked for', async () => {
    const { body } = await call(`${members()}?role=Instructor`)
    expect(body.members.map((member: { user_id: string }) => member.user_id)).toEqual([
      'teacher',
      'co-teacher',
    ])
  })

  test('names can be hidden', async () => {
    lms.set({ nameSharing: false })
    const { body } = await call(members())
    expect(body.members[0]).toEqual({
      status: 'Active',
      user_id: 'teacher',
      roles: expect.any(Array),
    })
    lms.set({ nameSharing: true })
  })
})

describe('what teachers change', () => {
  const gradeOf = (lineItemId: string, userId: string) =>
    lms
      .gradebook()
      .find((column) => column.lineItemId === lineItemId)
      ?.cells.find((cell) => cell.userId === userId)?.result?.points
  const send = async (lineItemId: string, userId: string, scoreGiven: number) => {
    const scores = `${lms.origin}/services/courses/science-8/line-items/${lineItemId}/line-item/scores`
    const body = {
      userId,
      scoreGiven,
      scoreMaximum: 100,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: new Date().toISOString(),
    }
    return call(scores, { method: 'POST', type: MEDIA.score, body })
  }

  test('a column whose points change keeps the grades that it has', async () => {
    const { id } = lms.addLineItem({ courseId: 'science-8', label: 'Points', scoreMaximum: 20 })
    await send(id, 'student-20', 80)
    lms.updateLineItem(id, { scoreMaximum: 50 })
    expect(gradeOf(id, 'student-20')).toBe(16)
    await send(id, 'student-20', 90)
    expect(gradeOf(id, 'student-20')).toBe(45)
  })

  test('an activity’s own column comes and goes; what a tool made stays beside it', async () => {
    const { clientId } = tool
    const link = lms.addLink({ courseId: 'science-8', clientId, lineItem: { scoreMaximum: 20 } })
    const columns = () => lms.lineItems().filter(({ linkId }) => linkId === link.id)
    lms.acceptGrades(link.id, false)
    expect(columns()).toEqual([])
    const body = { label: 'Ours', scoreMaximum: 20, resourceLinkId: link.id }
    await call(lineItems, { method: 'POST', type: MEDIA.lineItem, body })
    lms.acceptGrades(link.id, true)
    expect(columns()).toHaveLength(2)
  })

  test('who has left is refused, with a reason or without a word', async () => {
    const { id } = lms.addLineItem({ courseId: 'science-8', label: 'Left' })
    expect(await send(id, 'inactive', 80)).toMatchObject({ status: 422 })
    lms.set({ bareRefusals: true })
    expect(await send(id, 'inactive', 80)).toMatchObject({ status: 400, body: '' })
    expect(await send(id, 'teacher', 80)).toMatchObject({ status: 400, body: '' })
    lms.set({ bareRefusals: false })
  })
})

describe('a course with groups', () => {
  const course = () => `${lms.origin}/services/courses/history-9`
  const claimsOf = (personId: string, more = {}) => {
    const custom = { groups: '$CourseGroup.id' }
    const { clientId } = tool
    const { id: linkId } = lms.addLink({ courseId: 'history-9', clientId, custom })
    return lms.launchClaims({ personId, courseId: 'history-9', linkId, ...more })
  }

  test('tells of them by its service, and of the members where it is asked', async () => {
    const { body } = await call(`${course()}/groups`)
    expect(body.groups).toEqual([
      { id: 'group-a', name: 'Group A' },
      { id: 'group-b', name: 'Group B' },
    ])
    const member = async (query: string) =>
      (await call(`${course()}/members${query}`)).body.members.at(0)
    expect(await member('?groups=true')).toMatchObject({
      group_enrollments: [{ group_id: 'group-a' }],
    })
    expect(await member('')).not.toHaveProperty('group_enrollments')
    expect(claimsOf('teacher')[CLAIMS.groups]).toMatchObject({
      context_groups_url: `${course()}/groups`,
    })
  })

  test('or by a variable, or not at all', () => {
    lms.set({ groups: 'custom' })
    expect(claimsOf('student-05')[CLAIMS.custom]).toEqual({ groups: 'group-b' })
    expect(claimsOf('student-09')).toMatchObject({ [CLAIMS.custom]: { groups: '' } })
    lms.set({ groups: 'off' })
    const claims = claimsOf('student-05')
    expect(claims[CLAIMS.custom]).toEqual({ groups: '$CourseGroup.id' })
    expect(claims).not.toHaveProperty([CLAIMS.groups])
    lms.set({ groups: 'service' })
  })

  test('has a teacher without editing rights, a learner in its roster', async () => {
    const roles = (claims: Record<string, unknown>) => String(claims[CLAIMS.roles])
    expect(roles(claimsOf('helper'))).toContain('#Instructor')
    const members = []
    for (let url: string | undefined = `${course()}/members`; url; ) {
      const page: Awaited<ReturnType<typeof call>> = await call(url)
      members.push(...page.body.members)
      url = nextOf(page)
    }
    const helper = members.find(({ user_id }) => user_id === 'helper')
    expect(String(helper.roles)).toContain('#Learner')
    expect(roles(claimsOf('teacher', { asRole: 'student' }))).toContain('#Learner')
  })
})
