import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../test/client'
import {
  type Course,
  openCourse,
  SETTLED_MS,
  student,
  TEACHER,
  type Visit,
} from '../../../test/course'
import { soloPlay } from '../../../test/solo'
import { listAccountLinks, removeAccountLink } from '../accounts/store/account-links'

const NURSE = 'qs_nurse-shift'
const SOLO = { content: 'question_set', content_id: NURSE, play: 'solo' }
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const { start, move, answer, finish, attempt } = soloPlay(() => course)

describe('A solo assignment', () => {
  test('where the first counts has one attempt', async () => {
    const visit = await course.visit(student(6), course.activity({ ...SOLO, attempts: 'first' }))
    await attempt(visit, false)
    expect((await visit.post('/api/lti/solo', { again: true })).body).toEqual(
      problem('attempt_used'),
    )
    expect((await visit.get('/api/lti/attempts')).body.canStart).toBe(false)
  })

  test('with a limit is told which attempt it is, and ends at the last one', async () => {
    const link = course.activity({ ...SOLO, attempts_allowed: '2' })
    const visit = await course.visit(student(21), link)
    const ahead = async () => (await visit.get('/api/lti/solo')).body
    expect(await ahead()).toMatchObject({ attemptNumber: 1, attemptsAllowed: 2, attemptsLeft: 2 })
    await attempt(visit, false)
    expect(await ahead()).toMatchObject({ attemptNumber: 2, attemptsAllowed: 2, attemptsLeft: 1 })
    const open = await start(visit, true)
    await answer(open, true)
    // The one that is open is gone on with, and no other begins beside it.
    expect((await start(visit, true)).session.id).toBe(open.session.id)
    expect(await ahead()).toMatchObject({ attemptNumber: 2, attemptsLeft: 0 })
    await finish(open, visit)
    expect((await visit.post('/api/lti/solo', { again: true })).body).toEqual(
      problem('attempts_used'),
    )
    expect((await visit.get('/api/lti/attempts')).body.canStart).toBe(false)
    const teacher = await course.visit(TEACHER, link)
    const { settings } = (await teacher.get('/api/lti/settings')).body
    expect(settings.attemptsAllowed).toBe(2)
    await teacher.put('/api/lti/settings', { settings: { ...settings, attemptsAllowed: 3 } })
    expect(await ahead()).toMatchObject({ attemptNumber: 3, attemptsAllowed: 3, attemptsLeft: 1 })
    // A page of before knows of no limit, and changes none.
    const { attemptsAllowed: _, ...before } = settings
    await teacher.put('/api/lti/settings', { settings: before })
    expect(await ahead()).toMatchObject({ attemptsAllowed: 3 })
    // Nor is there one for who looks at it as a teacher.
    expect((await teacher.get('/api/lti/solo')).body.attemptsAllowed).toBeNull()
  })

  test('without a grade has a limit as well', async () => {
    const link = course.activity({ ...SOLO, graded: 'no', attempts_allowed: '1' })
    const visit = await course.visit(student(22), link)
    await attempt(visit, false)
    expect((await visit.post('/api/lti/solo', { again: true })).body).toEqual(
      problem('attempts_used'),
    )
  })

  test('with a limit that a teacher sets aside an attempt of has it once more', async () => {
    const link = course.activity({ ...SOLO, attempts_allowed: '1' })
    const visit = await course.visit(student(23), link)
    await attempt(visit, false)
    const teacher = await course.visit(TEACHER, link)
    const { rows } = (await teacher.get('/api/lti/grades')).body
    const { id } = rows.find(({ attempts }: { attempts: number }) => attempts > 0)
    await teacher.post(`/api/lti/reviews/${id}/reset`)
    expect((await visit.get('/api/lti/solo')).body).toMatchObject({ attemptsLeft: 1 })
  })

  /** The course login begins a new profile at its next launch. */
  async function part(visit: Visit): Promise<void> {
    const { profileId } = (await visit.get('/api/lti/launch')).body.launch.user
    const [link] = await listAccountLinks(course.store.db, profileId)
    if (!link) throw new Error('Somebody without a login')
    await removeAccountLink(course.store.db, profileId, link.identity)
  }

  test('where the first counts is used up, also for who parts from an account', async () => {
    const activity = course.activity({ ...SOLO, attempts: 'first' })
    const visit = await course.visit(student(15), activity)
    await course.graded(activity, student(15), await attempt(visit, false))
    await part(visit)
    const anew = await course.visit(student(15), activity)
    expect((await anew.get('/api/lti/attempts')).body).toMatchObject({
      attempts: [],
      canStart: false,
      sync: { state: 'sent' },
    })
    expect((await anew.post('/api/lti/solo', {})).body).toEqual(problem('attempt_used'))
  })

  test('where the first counts is not left open to begin another', async () => {
    const activity = course.activity({ ...SOLO, attempts: 'first' })
    const visit = await course.visit(student(18), activity)
    await answer(await start(visit), false)
    await part(visit)
    const anew = await course.visit(student(18), activity)
    expect((await anew.post('/api/lti/solo', {})).body).toEqual(problem('attempt_used'))
  })

  test('without an answer is no attempt', async () => {
    const link = course.activity({ ...SOLO, attempts: 'first' })
    const visit = await course.visit(student(7), link)
    const started = await start(visit)
    await move(started, { type: 'end' })
    await vi.waitFor(async () => {
      expect((await visit.get('/api/lti/attempts')).body).toMatchObject({
        attempts: [],
        canStart: true,
      })
    }, SETTLED_MS)
    expect((await start(visit)).session.id).not.toBe(started.session.id)
  })

  test('played again by who is no teacher starts no game of the course', async () => {
    const link = course.activity(SOLO)
    const visit = await course.visit(student(17), link)
    const started = await start(visit)
    await answer(started, true)
    await finish(started, visit)
    course.lms.updateLink(link, { custom: { ...SOLO, play: 'live' } })
    const live = await course.visit(student(17), link)
    const requested = { questionSetId: NURSE, sessionType: 'solo', playAgainOf: started.session.id }
    const { body } = await live.post('/api/games', requested)
    expect(body.session).toMatchObject({ sessionType: 'solo' })
    expect((await live.get('/api/lti/game')).body).toEqual({ session: null })
  })
})
