import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSchool, type School } from '../../testing/school'
import { AccessTokens } from './access-tokens'
import { lineItemResourceId } from './line-item-names'
import { fetchMembers, Rosters } from './members'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const roster = () =>
  fetchMembers(
    school.calls,
    school.platform,
    `${school.lms.origin}/services/courses/science-8/members`,
  )

describe('An access token', () => {
  const tokens = (now: () => number) =>
    new AccessTokens({ ...school, keys: { signing: school.signing }, now })
  const scope = ['https://purl.imsglobal.org/spec/lti-ags/scope/score']

  test('is asked for once by all who need it, and kept until a minute before its end', async () => {
    let now = Date.now()
    const kept = tokens(() => now)
    const all = await Promise.all([1, 2, 3].map(() => kept.get(school.platform, scope)))
    expect(new Set(all).size).toBe(1)
    now += 3_540_000 - 1
    expect(await kept.get(school.platform, scope)).toBe(all[0])
    expect(school.lms.requests('token')).toHaveLength(1)
    now += 1
    // The assertion would be of the future for the platform: it is asked all the same.
    await kept.get(school.platform, scope).catch(() => undefined)
    expect(school.lms.requests('token')).toHaveLength(2)
  })

  test('is for the audience that the platform wants', async () => {
    const platform = { ...school.platform, tokenAudience: 'https://elsewhere.example' }
    await expect(tokens(Date.now).get(platform, scope)).rejects.toMatchObject({
      at: 'token',
      status: 401,
    })
  })

  test('that died is replaced once by a new one', async () => {
    await roster()
    school.lms.revokeTokens()
    expect(await roster()).toHaveLength(34)
    expect(school.lms.requests('token')).toHaveLength(2)
    school.lms.addFault({ endpoint: 'members', kind: '401', times: 2 })
    await expect(roster()).rejects.toMatchObject({ at: 'service', status: 401 })
  })
})

describe('The roster', () => {
  test('has every page, roles in the course, and who is not active', async () => {
    const members = await roster()
    expect(members).toHaveLength(34)
    expect(school.lms.requests('members').length).toBeGreaterThanOrEqual(3)
    const of = (sub: string) => members.find((member) => member.sub === sub)
    expect(of('teacher')).toMatchObject({ name: 'Ana Duarte', role: 'teacher', isActive: true })
    expect(of('student-01')).toMatchObject({ name: 'Amara Osei', role: 'student' })
    expect(of('mentor')).toMatchObject({ role: 'parent' })
    expect(of('inactive')).toMatchObject({ isActive: false })
  })

  test('has people without names where the platform shares none', async () => {
    school.lms.set({ nameSharing: false })
    expect((await roster())[0]).toMatchObject({ name: null })
  })

  test('is kept for half a minute; a failure is not', async () => {
    let now = 0
    const context = await school.course()
    const rosters = new Rosters(roster, () => now)
    school.lms.addFault({ endpoint: 'members', kind: '503' })
    await expect(rosters.of(context)).rejects.toMatchObject({ code: 'lti_roster_unavailable' })
    const [first] = await Promise.all([rosters.of(context), rosters.of(context)])
    now = 29_999
    expect(await rosters.of(context)).toBe(first)
    now = 30_000
    expect(await rosters.of(context)).not.toBe(first)
  })

  test.each(['garbage', 'huge', 'redirect', 'cut'])('is unavailable after %s', async (kind) => {
    school.lms.addFault({ endpoint: 'members', kind })
    const rosters = new Rosters(roster, Date.now)
    await expect(rosters.of(await school.course())).rejects.toMatchObject({
      code: 'lti_roster_unavailable',
    })
  })
})

describe('The column of a link', () => {
  const column = (linkId: string) => school.lineItems.ensure(linkId)

  test('is made where there is none, once for all who ask', async () => {
    const link = await school.link()
    const [one, two] = await Promise.all([column(link.id), column(link.id)])
    expect(one).toBe(two)
    expect(await column(link.id)).toBe(one)
    expect(school.lms.lineItems()).toMatchObject([
      {
        label: 'Surveying',
        scoreMaximum: 100,
        linkId: link.resourceLinkId,
        resourceId: 'question_set:qs_1:live',
        tag: 'pathquest',
      },
    ])
  })

  test('is the one that the platform has for the link, on whichever page', async () => {
    school.lms.set({ lineItemPageSize: 1 })
    const link = await school.link()
    const linkId = link.resourceLinkId
    school.lms.addLineItem({ courseId: 'science-8', label: 'Other', linkId })
    const { id } = school.lms.addLineItem({
      courseId: 'science-8',
      label: 'Ours',
      linkId,
      tag: 'pathquest',
    })
    expect(await column(link.id)).toContain(`/line-items/${id}/`)
    expect(school.lms.lineItems()).toHaveLength(2)
  })

  test('of a copied course is found by our name for the content, unless another link has it', async () => {
    const { id: contextId } = await school.course()
    const link = await school.link({ contextId })
    const { id } = school.lms.addLineItem({
      courseId: 'science-8',
      label: 'Copied',
      resourceId: lineItemResourceId({ kind: 'question_set', contentId: 'qs_1', play: 'live' }),
    })
    const url = await column(link.id)
    expect(url).toContain(`/line-items/${id}/`)
    const second = await school.link({ contextId })
    expect(await column(second.id)).not.toBe(url)
    expect(school.lms.lineItems()).toHaveLength(2)
  })

  test('is missing where the platform lets us neither find nor make one', async () => {
    const link = await school.link()
    const { ltiLinks } = school.store.db.tables
    await school.store.db.update(ltiLinks).set({ agsScopes: [] })
    await expect(column(link.id)).rejects.toMatchObject({ code: 'lti_line_item_missing' })
  })
})
