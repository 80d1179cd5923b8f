import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSchool, type School } from '../../../test/school'
import { markLtiScoreSent } from '../grades/store/score-outcomes'
import { claimLtiScore, findLtiScore, queueLtiScore } from '../grades/store/scores'
import { findLtiLink } from '../launches/store/links'
import { AccessTokens } from './access-tokens'
import { lineItemResourceId } from './line-items'
import { LinkLineItems } from './link-line-items'
import { CourseCache, fetchGroups, fetchMembers } from './members'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const GROUPED = 'history-9'
const groupsUrl = () => `${school.lms.origin}/services/courses/${GROUPED}/groups`
const roster = (course = 'science-8') =>
  fetchMembers(school.calls, school.platform, {
    membershipsUrl: `${school.lms.origin}/services/courses/${course}/members`,
    groupsUrl: course === GROUPED ? groupsUrl() : null,
  })

const linkRow = (id: string) => findLtiLink(school.store.db, id)
/** A grade that the platform has. */
async function sentScore(linkId: string, sub: string): Promise<void> {
  const { db } = school.store
  await queueLtiScore(db, { linkId, sub, gameSessionId: null, score: 70, scoredAt: 1 }, 1)
  const queued = await findLtiScore(db, linkId, sub)
  const claimed = await claimLtiScore(db, queued?.id ?? '')
  if (!claimed) throw new Error('Nothing was due')
  await markLtiScoreSent(db, claimed)
}

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
    const rosters = new CourseCache(
      () => roster(),
      () => now,
    )
    school.lms.addFault({ endpoint: 'members', kind: '503' })
    await expect(rosters.of(context)).rejects.toMatchObject({ code: 'lti_roster_unavailable' })
    const [first] = await Promise.all([rosters.of(context), rosters.of(context)])
    now = 29_999
    expect(await rosters.of(context)).toBe(first)
    // Who has heard meanwhile that somebody left wants one of that moment.
    const [later] = await Promise.all([rosters.of(context, 20_000), rosters.of(context, 20_000)])
    expect(later).not.toBe(first)
    expect(await rosters.of(context, 20_000)).toBe(later)
    now = 49_998
    expect(await rosters.of(context)).toBe(later)
    now = 60_000
    expect(await rosters.of(context)).not.toBe(later)
  })

  test.each(['garbage', 'huge', 'redirect', 'cut'])('is unavailable after %s', async (kind) => {
    school.lms.addFault({ endpoint: 'members', kind })
    const rosters = new CourseCache(() => roster(), Date.now)
    await expect(rosters.of(await school.course())).rejects.toMatchObject({
      code: 'lti_roster_unavailable',
    })
  })
})

describe('Groups of a course', () => {
  test('come with their names, page by page', async () => {
    school.lms.set({ groupPageSize: 1 })
    expect(await fetchGroups(school.calls, school.platform, groupsUrl())).toEqual([
      { id: 'group-a', name: 'Group A' },
      { id: 'group-b', name: 'Group B' },
    ])
  })

  test('are those of each member, where the platform has groups', async () => {
    const members = await roster(GROUPED)
    const of = (sub: string) => members.find((member) => member.sub === sub)?.groups
    expect(of('student-01')).toEqual(['group-a'])
    expect(of('student-09')).toEqual([])
    expect((await roster())[0]?.groups).toBeNull()
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

  test('is made anew for everybody where it was deleted', async () => {
    const link = await school.link()
    await column(link.id)
    const [made] = school.lms.lineItems()
    await sentScore(link.id, 'student-01')
    school.lms.removeLineItem(made?.id ?? '')
    expect(await school.lineItems.look(link.id)).toBe(true)
    expect(school.lms.lineItems()).toHaveLength(1)
    expect(await findLtiScore(school.store.db, link.id, 'student-01')).toMatchObject({
      state: 'pending',
      version: 2,
    })
    expect(await school.lineItems.look(link.id)).toBe(false)
  })

  test('gives way to the activity’s own when that comes back, and both are counted', async () => {
    const link = await school.link()
    await column(link.id)
    await sentScore(link.id, 'student-01')
    const { id } = school.lms.addLineItem({
      courseId: 'science-8',
      label: 'Quiz',
      linkId: link.resourceLinkId,
    })
    expect(await school.lineItems.look(link.id)).toBe(true)
    expect(await linkRow(link.id)).toMatchObject({
      lineItemUrl: expect.stringContaining(`/line-items/${id}/`),
      columnCount: 2,
    })
    expect(await findLtiScore(school.store.db, link.id, 'student-01')).toMatchObject({
      state: 'pending',
    })
    expect(await school.lineItems.look(link.id)).toBe(false)
  })

  test('has the points that the platform says, asked for once in some minutes', async () => {
    let now = Date.now()
    const lineItems = new LinkLineItems(school.store, school.calls, () => now)
    const link = await school.link()
    const url = await lineItems.ensure(link.id)
    await sentScore(link.id, 'student-01')
    expect(await lineItems.maximumOf(link.id, url)).toBe(100)
    school.lms.updateLineItem(school.lms.lineItems()[0]?.id ?? '', { scoreMaximum: 20 })
    expect(await lineItems.maximumOf(link.id, url)).toBe(100)
    now += 5 * 60_000
    expect(await lineItems.maximumOf(link.id, url)).toBe(20)
    expect(await linkRow(link.id)).toMatchObject({ columnMaximum: 20 })
    // What stands there was said in other points.
    expect(await findLtiScore(school.store.db, link.id, 'student-01')).toMatchObject({
      state: 'pending',
    })
    school.lms.addFault({ endpoint: 'line_item', kind: '503' })
    now += 5 * 60_000
    expect(await lineItems.maximumOf(link.id, url)).toBe(20)
  })

  test('is missing where the platform lets us neither find nor make one', async () => {
    const link = await school.link()
    const { ltiLinks } = school.store.db.tables
    await school.store.db.update(ltiLinks).set({ agsScopes: [] })
    await expect(column(link.id)).rejects.toMatchObject({ code: 'lti_line_item_missing' })
  })
})
