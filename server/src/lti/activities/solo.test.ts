import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../test/client'
import { COURSE, type Course, openCourse, SETTLED_MS, student, TEACHER } from '../../../test/course'
import { soloPlay } from '../../../test/solo'
import { countOwnedPathkeys } from '../../rewards/store/pathkeys'
import { awardTokens, getTokenBalance } from '../../rewards/store/token-ledger'

const NURSE = 'qs_nurse-shift'
const SOLO = { content: 'question_set', content_id: NURSE, play: 'solo' }
const DUE = { due_at: '$ResourceLink.submission.endDateTime' }
const PAST = { submission: { endDateTime: '2020-01-01T00:00:00Z' } }
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const { start, viewOf, move, answer, finish, attempt } = soloPlay(() => course)

describe('A solo assignment', () => {
  test('goes on where it was left: another visit, the same attempt', async () => {
    const link = course.activity(SOLO)
    const visit = await course.visit(student(1), link)
    expect((await visit.get('/api/lti/attempts')).body).toMatchObject({
      attempts: [],
      canStart: true,
    })
    const started = await start(visit)
    expect(started).toMatchObject({
      resumed: false,
      practice: false,
      player: { displayName: expect.not.stringMatching('Explorer') },
      session: { sessionType: 'solo', status: 'in_progress', isHost: true },
    })
    await answer(started, true)
    const again = await start(await course.visit(student(1), link))
    expect(again).toMatchObject({ ...started, resumed: true, session: { id: started.session.id } })
    const { view } = await viewOf(again)
    expect(view.you.totalAnswers).toBe(1)
  })

  test.each([
    ['switchback', { mode_minutes: '4' }, 4],
    ['workshop', {}, 6],
    ['daylight_course', {}, 10],
    ['daylight_course', { mode_answers: '32' }, 20],
  ])(
    'in %s with %j tells the %s minutes of its clock, not the time limits of a set',
    async (mode, settings, minutes) => {
      const visit = await course.visit(student(21), course.activity({ ...SOLO, mode, ...settings }))
      const { body } = await visit.get('/api/lti/solo')
      expect(body).toMatchObject({ seconds: minutes * 60, clock: 'game' })
      expect(body.questions).toBeGreaterThan(0)
    },
  )

  test('with a clock for each question adds them up', async () => {
    const visit = await course.visit(student(21), course.activity(SOLO))
    const { questions, seconds, clock } = (await visit.get('/api/lti/solo')).body
    expect(clock).toBe('questions')
    // None of its questions has less than 20 seconds.
    expect(seconds).toBeGreaterThanOrEqual(questions * 20)
  })

  test('begins for somebody whose name is too long for a game', async () => {
    const visit = await course.visit(student(20), course.activity(SOLO))
    await course.rename(visit, 'Maximiliana Konstantinopolitanskaya')
    expect(await start(visit)).toMatchObject({ player: { displayName: 'Maximiliana' } })
  })

  test('is one attempt for two tabs at once', async () => {
    const visit = await course.visit(student(2), course.activity(SOLO))
    const [one, two] = await Promise.all([start(visit), start(visit)])
    expect(one.session.id).toBe(two.session.id)
    expect(one.player).toEqual(two.player)
  })

  test('shows a solution only after the answer', async () => {
    const visit = await course.visit(student(3), course.activity(SOLO))
    const started = await start(visit)
    expect(JSON.stringify(await viewOf(started))).not.toMatch(/correctIndex|solution|explanation/)
    await answer(started, true)
    expect((await viewOf(started)).view.stage.name).not.toBe('question')
  })

  test('keeps an acknowledged answer, awards once, and sends one grade', async () => {
    const link = course.activity(SOLO)
    const visit = await course.visit(student(4), link)
    const { profileId } = (await visit.get('/api/session')).body.user
    const score = await attempt(visit, true)
    expect(score).toBeGreaterThan(0)
    const { db } = course.store
    expect(await getTokenBalance(db, profileId)).toBeGreaterThan(0)
    const earned = await getTokenBalance(db, profileId)
    // One drawn, and the milestone of a first game.
    expect((await countOwnedPathkeys(db, profileId)).copies).toBe(2)
    await course.graded(link, student(4), score)
    expect(await getTokenBalance(db, profileId)).toBe(earned)
    const column = course.lms.gradebook(COURSE).find(({ linkId }) => linkId === link)
    expect(column?.cells.find(({ userId }) => userId === student(4))).toMatchObject({ stored: 1 })
    const mine = (await visit.get('/api/lti/attempts')).body
    expect(mine).toMatchObject({
      attempts: [{ score, counts: true, totalAnswers: 1 }],
      sync: { state: 'sent', score, detail: null },
      canStart: true,
    })
  })

  test('is begun again by wish alone; the best counts', async () => {
    const link = course.activity(SOLO)
    const visit = await course.visit(student(5), link)
    await attempt(visit, false)
    expect((await visit.post('/api/lti/solo', {})).body).toEqual(problem('attempt_finished'))
    const better = await attempt(visit, true, true)
    await course.graded(link, student(5), better)
    const { attempts } = (await visit.get('/api/lti/attempts')).body
    expect(attempts.map(({ counts }: { counts: boolean }) => counts)).toEqual([true, false])
  })

  test('that is not graded sends nothing, and can be played by a teacher to see it', async () => {
    const plain = course.activity({ ...SOLO, graded: 'no' })
    const visit = await course.visit(student(8), plain)
    expect(await start(visit)).toMatchObject({ practice: true })
    const link = course.activity(SOLO)
    const teacher = await course.visit(TEACHER, link)
    expect(await start(teacher)).toMatchObject({ practice: true, resumed: false })
    await answer(await start(teacher), true)
    const started = await start(teacher)
    await move(started, { type: 'end' })
    await vi.waitFor(async () => {
      const { attempts } = (await teacher.get('/api/lti/attempts')).body
      expect(attempts).toMatchObject([{ status: 'completed', counts: false }])
    }, SETTLED_MS)
    expect((await teacher.get('/api/lti/attempts')).body.sync.state).toBe('none')
  })

  test.each([
    ['count', { practice: false, canStart: true }],
    ['practice', { practice: true, canStart: true }],
    ['closed', { code: 'assignment_closed', canStart: false }],
  ])('after the due date, with %s', async (afterDue, { canStart, ...expected }) => {
    const link = course.activity({ ...SOLO, ...DUE, after_due: afterDue }, PAST)
    const visit = await course.visit(student(9), link)
    expect((await visit.get('/api/lti/attempts')).body.canStart).toBe(canStart)
    expect(await start(visit)).toMatchObject(expected)
  })

  test('begun in time is finished after the due date and counts', async () => {
    const soon = { submission: { endDateTime: '2040-01-01T00:00:00Z' } }
    const link = course.activity({ ...SOLO, ...DUE, after_due: 'closed' }, soon)
    const started = await start(await course.visit(student(10), link))
    course.lms.updateLink(link, { dueAt: '2020-01-01T00:00:00Z' })
    const visit = await course.visit(student(10), link)
    expect(await start(visit)).toMatchObject({
      resumed: true,
      practice: false,
      session: { id: started.session.id },
    })
    await answer(started, true)
    await course.graded(link, student(10), await finish(started, visit))
    expect((await visit.post('/api/lti/solo', { again: true })).body).toEqual(
      problem('assignment_closed'),
    )
  })

  test('can be a quest on a career', async () => {
    const quest = { content: 'career_quest', content_id: 'ca_registered-nurse', play: 'solo' }
    const visit = await course.visit(student(11), course.activity(quest))
    expect(await start(visit)).toMatchObject({ session: { questionSetId: NURSE } })
    const none = await course.visit(student(11), course.activity({ content: 'career_browser' }))
    expect((await none.post('/api/lti/solo', {})).body).toEqual(problem('no_content'))
    expect((await none.get('/api/lti/launch')).body.launch.content).toMatchObject({
      kind: 'career_browser',
      graded: false,
    })
  })

  test('of another student is nobody else’s, not even a teacher’s', async () => {
    const link = course.activity(SOLO)
    const { session } = await start(await course.visit(student(12), link))
    for (const who of [student(13), TEACHER]) {
      const other = await course.visit(who, link)
      const { body } = await other.get(`/api/games/${session.id}/seat`)
      expect(body).toEqual(problem('game_not_found'))
    }
  })

  test('without anything chosen says so', async () => {
    const visit = await course.visit(student(14), course.activity())
    expect((await visit.post('/api/lti/solo', {})).body).toEqual(problem('no_content'))
    const picker = await course.visit(TEACHER, null)
    expect((await picker.post('/api/lti/solo', {})).body).toEqual(problem('lti_link_missing'))
  })
})

describe('Grades', () => {
  test('that the LMS refuses show why, to the teacher alone, and are sent again', async () => {
    const link = course.activity(SOLO)
    course.lms.addFault({ endpoint: 'scores', kind: '422', times: 1, userId: student(15) })
    const visit = await course.visit(student(15), link)
    const score = await attempt(visit, true)
    const teacher = await course.visit(TEACHER, link)
    type Row = { id: string; name: string; sync: { state: string } }
    const failed = async (): Promise<Row> => {
      const { rows } = (await teacher.get('/api/lti/grades')).body
      const row = rows.find(({ sync }: Row) => sync.state === 'failed')
      expect(row).toMatchObject({ attempts: 1, sync: { score, reason: expect.any(String) } })
      return row
    }
    const row = await vi.waitFor(failed, SETTLED_MS)
    expect((await visit.get('/api/lti/attempts')).body.sync).toMatchObject({
      state: 'failed',
      detail: null,
    })
    const resent = await teacher.post('/api/lti/grades/resend', { ids: [row.id] })
    expect(resent.status).toBe(200)
    await course.graded(link, student(15), score)
    expect((await visit.post('/api/lti/grades/resend', {})).body).toEqual(problem('wrong_role'))
  })

  test('survive the copy of a course: content by custom, a column of its own', async () => {
    course.activity({ ...SOLO, attempts: 'last' }, { title: 'To copy' })
    const { id: courseId } = course.lms.copyCourse('science-8')
    const copy = course.lms
      .links()
      .find((link) => link.courseId === courseId && link.title === 'To copy')
    const visit = await course.visit(student(16), copy?.id ?? '', { courseId })
    const score = await attempt(visit, true)
    await vi.waitFor(() => {
      const column = course.lms.gradebook(courseId).find(({ linkId }) => linkId === copy?.id)
      const cell = column?.cells.find(({ userId }) => userId === student(16))
      expect(cell?.result?.points).toBeCloseTo(score, 1)
    }, 15_000)
  })
})

describe('A mentor', () => {
  test('sees the students whom the LMS names, and nobody else', async () => {
    const link = course.activity(SOLO)
    const score = await attempt(await course.visit(student(1), link), true)
    await attempt(await course.visit(student(17), link), true)
    const mentor = await course.visit('mentor', link)
    const { children } = (await mentor.get('/api/lti/children')).body
    expect(children).toHaveLength(2)
    const [first] = children
    expect(first).toMatchObject({ name: 'Amara Osei', tokens: expect.any(Number) })
    expect(first.results).toContainEqual({
      title: expect.any(String),
      score,
      endedAt: expect.any(Number),
    })
    const own = await course.visit(student(1), link)
    expect((await own.get('/api/lti/children')).body).toEqual(problem('wrong_role'))
  })

  test('sees what was earned in this course, and nothing of elsewhere', async () => {
    const link = course.activity(SOLO)
    const child = await course.visit(student(2), link)
    await attempt(child, true)
    const mentor = await course.visit('mentor', link)
    const tokensShown = async () => {
      const { children } = (await mentor.get('/api/lti/children')).body
      return children[1].tokens as number
    }
    const earned = await tokensShown()
    expect(earned).toBeGreaterThan(0)
    const { profileId } = (await child.get('/api/lti/launch')).body.launch.user
    await awardTokens(course.store.db, {
      profileId,
      amount: 5_000,
      reason: 'game',
      reference: 'elsewhere',
      gameSessionId: null,
    })
    expect(await getTokenBalance(course.store.db, profileId)).toBe(earned + 5_000)
    expect(await tokensShown()).toBe(earned)
  })
})
