import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { problem } from '../../../test/client'
import { aPlatform, type LaunchChanges, launchFrom } from '../../../test/lti'
import type { LtiPlatform } from '../platforms/store/platforms'

const CUSTOM = { content: 'question_set', content_id: 'qs_nurse-shift', play: 'solo', points: '20' }
const TOMORROW = Date.UTC(2026, 4, 5)
let api: TestApi
let platform: LtiPlatform
let made = 0

beforeAll(async () => {
  api = await makeTestApi({ now: () => Date.UTC(2026, 4, 4) })
  platform = await aPlatform(api.services)
})
afterAll(() => api.stop())

async function anActivity(custom: Record<string, string> = CUSTOM) {
  const resourceLink = { id: `link-${++made}`, title: 'Nurse Shift' }
  const visit = (requested: LaunchChanges = {}) =>
    launchFrom(api.services, api.client, platform, { resourceLink, custom, ...requested })
  const teacher = await visit({ sub: 'ms-duarte', role: 'teacher' })
  return { visit, teacher }
}
const get = async (by: object, path = 'settings') =>
  (await api.client('GET', `/api/lti/${path}`, undefined, by)).body
const put = async (by: object, settings: object | null) =>
  (await api.client('PUT', '/api/lti/settings', { settings }, by)).body

describe('Settings of an activity', () => {
  test('are those that the LMS names, until a teacher changes them', async () => {
    const { teacher } = await anActivity()
    expect(await get(teacher)).toEqual({
      settings: {
        gameMode: 'career_quest',
        modeSettings: {},
        points: 20,
        attempts: 'best',
        attemptsAllowed: null,
        afterDue: 'count',
        startsAt: null,
      },
      lmsDueAt: null,
      isChanged: false,
      hasColumn: false,
      columnPoints: null,
    })
  })

  test('stay as a teacher set them, whatever later launches name', async () => {
    const { visit, teacher } = await anActivity()
    const { settings } = await get(teacher)
    const requested = { ...settings, attempts: 'first', points: 10, dueAt: TOMORROW }
    expect(await put(teacher, requested)).toMatchObject({ settings: requested, isChanged: true })
    const student = await visit({ sub: 'ana', custom: { ...CUSTOM, after_due: 'closed' } })
    const { launch } = await get(student, 'launch')
    expect(launch.content).toMatchObject({ attempts: 'first', points: 10, afterDue: 'closed' })
    expect(launch.dueAt).toBe(TOMORROW)
  })

  test('give way to what is chosen anew in the LMS, field by field', async () => {
    const { visit, teacher } = await anActivity()
    const { settings } = await get(teacher)
    await put(teacher, { ...settings, attempts: 'first', points: 10, dueAt: TOMORROW })
    await visit({ sub: 'ana', custom: { ...CUSTOM, attempts: 'last' } })
    expect((await get(teacher)).settings).toMatchObject({
      attempts: 'last',
      points: 10,
      dueAt: TOMORROW,
    })
    const chosen = { chosen_due_at: '2026-05-09T12:00:00Z' }
    await visit({ sub: 'ana', custom: { ...CUSTOM, ...chosen } })
    const { settings: later } = await get(teacher)
    expect(later).toMatchObject({ points: 10 })
    expect(later).not.toHaveProperty('dueAt')
    expect((await get(teacher, 'launch')).launch).toMatchObject({
      dueAt: Date.UTC(2026, 4, 9, 12),
      dueFrom: 'content',
    })
    await visit({ sub: 'ana', custom: { ...CUSTOM, content_id: 'qs_shoutcaster' } })
    expect((await get(teacher)).isChanged).toBe(false)
  })

  test('open it when the teacher says, before or after what was chosen', async () => {
    const from = '2026-05-06T00:00:00Z'
    const { visit, teacher } = await anActivity({ ...CUSTOM, chosen_starts_at: from })
    const learner = await visit({ sub: 'ana', custom: { ...CUSTOM, chosen_starts_at: from } })
    const canStart = async () => (await get(learner, 'attempts')).canStart
    const { settings } = await get(teacher)
    expect(settings.startsAt).toBe(Date.parse(from))
    expect(await canStart()).toBe(false)
    expect(await put(teacher, { ...settings, startsAt: null })).toMatchObject({
      settings: { startsAt: null },
      isChanged: true,
    })
    expect(await canStart()).toBe(true)
    await put(teacher, { ...settings, startsAt: TOMORROW })
    expect(await canStart()).toBe(false)
    // Chosen later in the LMS than on the page.
    const chosen = { ...CUSTOM, chosen_starts_at: '2026-05-01T00:00:00Z' }
    await visit({ sub: 'ben', custom: chosen })
    expect(await canStart()).toBe(true)
  })

  test('take a date away that was chosen with the content, and give it back', async () => {
    const { teacher } = await anActivity({ ...CUSTOM, chosen_due_at: '2026-05-02T12:00:00Z' })
    const due = async () => {
      const { dueAt, dueFrom, isPastDue } = (await get(teacher, 'launch')).launch
      return { dueAt, dueFrom, isPastDue }
    }
    const { settings } = await get(teacher)
    const chosen = { dueAt: Date.UTC(2026, 4, 2, 12), dueFrom: 'content', isPastDue: true }
    expect(await due()).toEqual(chosen)
    expect(await put(teacher, { ...settings, dueAt: null })).toMatchObject({
      settings: { dueAt: null },
      isChanged: true,
    })
    expect(await due()).toEqual({ dueAt: null, dueFrom: null, isPastDue: false })
    await put(teacher, settings)
    expect(await due()).toEqual(chosen)
  })

  test('that were stored before there were such dates are read as they are', async () => {
    const { teacher } = await anActivity()
    const { db } = api.services.store
    const overrides = { version: 1, points: 5, dueAt: TOMORROW } as const
    await db.update(db.tables.ltiLinks).set({ overrides })
    expect(await get(teacher)).toMatchObject({
      settings: { points: 5, dueAt: TOMORROW, startsAt: null },
      isChanged: true,
    })
  })

  test('are those of the LMS again when a teacher says so', async () => {
    const { teacher } = await anActivity()
    const { settings } = await get(teacher)
    await put(teacher, { ...settings, attempts: 'last' })
    expect(await put(teacher, null)).toMatchObject({ settings, isChanged: false })
    // What is as the LMS says anyway is not kept as a change.
    expect(await put(teacher, settings)).toMatchObject({ isChanged: false })
  })

  test('have the date of the LMS where it tells one', async () => {
    const { teacher } = await anActivity({ ...CUSTOM, due_at: '2026-06-01T12:00:00Z' })
    const { settings, lmsDueAt } = await get(teacher)
    expect(lmsDueAt).toBe(Date.UTC(2026, 5, 1, 12))
    await put(teacher, { ...settings, dueAt: TOMORROW })
    expect((await get(teacher, 'launch')).launch.dueAt).toBe(lmsDueAt)
  })

  test('in a form of another version count as none', async () => {
    const { teacher } = await anActivity()
    const { db } = api.services.store
    const overrides = { version: 2, points: 5 } as never
    await db.update(db.tables.ltiLinks).set({ overrides })
    expect(await get(teacher)).toMatchObject({ settings: { points: 20 }, isChanged: false })
  })

  test('fit what is played', async () => {
    const { teacher } = await anActivity()
    const { settings } = await get(teacher)
    expect((await put(teacher, { ...settings, gameMode: 'team_challenge' })).code).toBe(
      'mode_not_for_solo',
    )
    expect((await put(teacher, { ...settings, points: 0 })).code).toBe('bad_request')
    expect((await put(teacher, { ...settings, dueAt: 'tomorrow' })).code).toBe('bad_request')
    const browser = await anActivity({ content: 'career_browser' })
    expect(await get(browser.teacher)).toEqual(problem('no_content'))
  })
})
