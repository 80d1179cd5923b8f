import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { problem } from '../../../test/client'
import {
  CO_TEACHER,
  type Course,
  openCourse,
  SETTLED_MS,
  student,
  TEACHER,
} from '../../../test/course'

const NURSE = 'qs_nurse-shift'
const LIVE = { content: 'question_set', content_id: NURSE, play: 'live' }
let course: Course

beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const TAB = 'tab-of-host'
const hostView = async (path: string, bearer: string) =>
  (await course.server.client('GET', `${path}/view?role=host&tab=${TAB}`, undefined, { bearer }))
    .body.view

/** A running lobby of an activity, and who started it. */
async function lobby(custom: Record<string, string> = LIVE, more = {}) {
  const link = course.activity(custom, more)
  const teacher = await course.visit(TEACHER, link)
  const { status, body } = await teacher.post('/api/lti/game')
  if (status !== 200) throw new Error(JSON.stringify(body))
  const path = `/api/games/${body.session.id}`
  return { link, teacher, session: body.session, path }
}
async function sit(link: string, n: number) {
  const visit = await course.visit(student(n), link)
  const { body } = await visit.post('/api/lti/seat')
  return { visit, body, seat: { bearer: body.seatToken as string } }
}
const move = (path: string, seat: { bearer: string }, requested: object) =>
  course.server.client('POST', `${path}/moves`, { id: `m-${Math.random()}`, move: requested }, seat)

/** One question is answered, rightly by those told, then the game ends and is settled. */
async function play(
  { path, teacher }: Awaited<ReturnType<typeof lobby>>,
  players: { seat: { bearer: string }; isRight: boolean }[],
) {
  await teacher.post(`${path}/start`, { tab: TAB })
  const { question, solution } = (await hostView(path, teacher.bearer)).stage
  for (const { seat, isRight } of players) {
    const selectedOptionIndex = isRight ? solution.correctIndex : (solution.correctIndex + 1) % 2
    const answered = await move(path, seat, {
      type: 'answer',
      questionId: question.id,
      selectedOptionIndex,
    })
    expect(answered.status).toBe(200)
  }
  await teacher.post(`${path}/end`, { tab: TAB })
  await vi.waitFor(async () => {
    expect((await teacher.get(`${path}/seat`)).body.session.status).toBe('completed')
  }, SETTLED_MS)
}

describe('A live game of an activity', () => {
  test('is started once, however many teachers press at once', async () => {
    const link = course.activity(LIVE)
    const teachers = await Promise.all([TEACHER, CO_TEACHER].map((who) => course.visit(who, link)))
    const answers = await Promise.all(
      [...teachers, ...teachers].map((teacher) => teacher.post('/api/lti/game')),
    )
    expect(new Set(answers.map(({ body }) => body.session.id)).size).toBe(1)
    expect(answers[0]?.body.session).toMatchObject({
      isHost: true,
      status: 'waiting',
      questionSetId: NURSE,
      isPublic: false,
      allowLateJoin: true,
      maxPlayers: 100,
    })
  })

  test('is hosted by every teacher of its course: commands, ticket, screen', async () => {
    const { link, path } = await lobby()
    const other = await course.visit(CO_TEACHER, link)
    expect((await other.get('/api/lti/game')).body.session).toMatchObject({ isHost: true })
    expect((await other.get(`${path}/seat`)).body).toMatchObject({ role: 'host' })
    for (const role of ['host', 'screen']) {
      expect((await other.post(`${path}/ticket`, { role, tab: TAB })).status).toBe(200)
    }
    expect((await other.post(`${path}/lock`, { tab: TAB })).status).toBe(200)
    expect((await other.post(`${path}/unlock`, { tab: TAB })).status).toBe(200)
  })

  test('is of its course: a teacher of another one finds nothing', async () => {
    const { path } = await lobby()
    const elsewhere = course.lms.addLink({ courseId: 'career-club', title: 'Other', custom: LIVE })
    const stranger = await course.visit(CO_TEACHER, elsewhere.id, { courseId: 'career-club' })
    for (const rest of ['seat', `view?role=host&tab=${TAB}`]) {
      expect((await stranger.get(`${path}/${rest}`)).body).toEqual(problem('game_not_found'))
    }
    expect((await stranger.post(`${path}/start`)).body).toEqual(problem('game_not_found'))
  })

  test('waits for its teacher; then a student is in without code and name', async () => {
    const link = course.activity(LIVE)
    const visit = await course.visit(student(1), link)
    expect((await visit.post('/api/lti/seat')).body).toEqual({ status: 'waiting' })
    expect((await visit.get('/api/lti/game')).body).toEqual({ session: null })
    expect((await visit.post('/api/lti/game')).body).toEqual(problem('wrong_role'))
    await (await course.visit(TEACHER, link)).post('/api/lti/game')
    const { body } = await visit.post('/api/lti/seat')
    expect(body).toMatchObject({
      status: 'seated',
      session: { isHost: false, status: 'waiting' },
      player: { displayName: 'Amara' },
      seatToken: expect.any(String),
    })
  })

  test('shows a name that is unsure as a made-up one to all others until a teacher taps it', async () => {
    const game = await lobby()
    const visit = await course.visit(student(8), game.link)
    await course.rename(visit, 'Verga')
    const playerNow = async () => (await visit.post('/api/lti/seat')).body.player
    const classmate = await sit(game.link, 9)
    const { id, displayName } = await playerNow()
    expect(displayName).not.toContain('Verga')
    const seen = async (role: string, bearer: string) =>
      JSON.stringify(
        (
          await course.server.client(
            'GET',
            `${game.path}/view?role=${role}&tab=${TAB}`,
            undefined,
            {
              bearer,
            },
          )
        ).body.view,
      )
    for (const [role, bearer] of [
      ['player', classmate.seat.bearer],
      ['screen', game.teacher.bearer],
    ] as const) {
      expect(await seen(role, bearer)).toContain(displayName)
      expect(await seen(role, bearer)).not.toContain('Verga')
    }
    expect(await seen('host', game.teacher.bearer)).toContain('"nameWish":"Verga"')
    // Who asks for the seat again gets what the class sees.
    expect(await playerNow()).toEqual({ id, displayName })

    await game.teacher.post(`${game.path}/approve-name`, { tab: TAB, playerId: id })
    expect(await seen('player', classmate.seat.bearer)).toContain('Verga')
    expect(await playerNow()).toEqual({ id, displayName: 'Verga' })
  })

  test('gives the same seat after a drop, by a new launch, and while it runs', async () => {
    const game = await lobby()
    const { body, seat } = await sit(game.link, 2)
    await game.teacher.post(`${game.path}/start`, { tab: TAB })
    const again = await sit(game.link, 2)
    expect(again.body).toMatchObject({ status: 'seated', player: body.player })
    expect(again.body.seatToken).toBe(seat.bearer)
    const late = await sit(game.link, 3)
    expect(late.body).toMatchObject({ status: 'seated', session: { status: 'in_progress' } })
  })

  test('is closed to whoever has only its code, and to who was removed', async () => {
    const game = await lobby()
    const { gameCode } = game.session
    const guest = { gameCode, displayName: 'Zoe' }
    expect((await course.server.client('POST', '/api/games/join', guest)).body).toEqual(
      problem('game_not_found'),
    )
    const { body } = await sit(game.link, 4)
    await game.teacher.post(`${game.path}/kick`, { tab: TAB, playerId: body.player.id })
    expect((await sit(game.link, 4)).body).toEqual(problem('player_removed'))
  })

  test('takes a name that is too long by its first word, and lets nobody sit there as the host', async () => {
    const game = await lobby()
    await course.rename(game.teacher, 'Dana Reyes')
    const named = async (n: number, name: string) => {
      const visit = await course.visit(student(n), game.link)
      await course.rename(visit, name)
      const { status, body } = await visit.post('/api/lti/seat')
      expect(status).toBe(200)
      return body.player.displayName
    }
    expect(await named(20, 'Maximiliana Konstantinopolitanskaya')).toBe('Maximiliana')
    expect(await named(21, 'M'.repeat(60))).not.toMatch(/M{3}/)
    expect(await named(22, 'Dana Reyes')).toBe('Dana Reyes 2')
    expect(await named(23, 'Ms. Reyes')).not.toContain('Reyes')
  })

  test('has no seat for teachers and parents', async () => {
    const { link } = await lobby()
    for (const who of [TEACHER, 'mentor']) {
      const visit = await course.visit(who, link)
      expect((await visit.post('/api/lti/seat')).body).toEqual(problem('wrong_role'))
    }
  })

  test('never shows a solution before its question is closed', async () => {
    const game = await lobby()
    const { seat } = await sit(game.link, 5)
    await game.teacher.post(`${game.path}/start`, { tab: TAB })
    const { body } = await course.server.client(
      'GET',
      `${game.path}/view?role=player`,
      undefined,
      seat,
    )
    expect(body.view.stage.name).toBe('question')
    expect(JSON.stringify(body)).not.toMatch(/correctIndex|solution|explanation/)
  })

  test('has one grade each in the gradebook: the share of the points, of who answered', async () => {
    const game = await lobby()
    const [right, wrong, silent] = [
      await sit(game.link, 6),
      await sit(game.link, 7),
      await sit(game.link, 8),
    ]
    await play(game, [
      { seat: right.seat, isRight: true },
      { seat: wrong.seat, isRight: false },
    ])
    const attempts = (await right.visit.get('/api/lti/attempts')).body
    const [attempt] = attempts.attempts
    expect(attempt).toMatchObject({ status: 'completed', counts: true, correctAnswers: 1 })
    expect(attempt.score).toBeGreaterThan(0)
    expect(attempts.canStart).toBe(false)
    await course.graded(game.link, student(6), attempt.score)
    await course.graded(game.link, student(7), 0)
    expect(course.grade(game.link, student(8))).toBeNull()
    const own = (await silent.visit.get('/api/lti/attempts')).body
    expect(own).toMatchObject({ attempts: [], sync: { state: 'none' } })
    const { rows } = (await game.teacher.get('/api/lti/grades')).body
    const named = (name: string) => rows.find((row: { name: string }) => row.name.startsWith(name))
    expect(named('Amara')).toMatchObject({ attempts: 0, sync: { state: 'none', score: null } })
    expect(rows.filter((row: { attempts: number }) => row.attempts === 1)).toHaveLength(2)
    expect(rows).toHaveLength(30)
  })

  test('is followed by one of the same activity, whose players get in by one press', async () => {
    const game = await lobby()
    const { seat } = await sit(game.link, 9)
    await play(game, [{ seat, isRight: true }])
    const again = { questionSetId: NURSE, playAgainOf: game.session.id }
    const next = (await game.teacher.post('/api/games', again)).body.session
    expect((await game.teacher.get('/api/lti/game')).body.session.id).toBe(next.id)
    const view = await course.server.client('GET', `${game.path}/view?role=player`, undefined, seat)
    expect(view.body.view.game.nextGameCode).toBe(next.gameCode)
    const requested = { gameCode: next.gameCode, displayName: 'Whoever' }
    const joined = (await course.server.client('POST', '/api/games/join', requested, seat)).body
    const launched = await sit(game.link, 9)
    expect(launched.body.player.id).toBe(joined.player.id)
  })

  test('lets a student who was removed into the next one: its grade is another', async () => {
    const game = await lobby()
    const staying = await sit(game.link, 10)
    const { body } = await sit(game.link, 11)
    await game.teacher.post(`${game.path}/kick`, { tab: TAB, playerId: body.player.id })
    await play(game, [{ seat: staying.seat, isRight: true }])
    const again = { questionSetId: NURSE, playAgainOf: game.session.id }
    const next = (await game.teacher.post('/api/games', again)).body.session
    const seated = await sit(game.link, 11)
    expect(seated.body).toMatchObject({ status: 'seated', session: { id: next.id } })
  })

  test.each([
    ['best', true],
    ['first', true],
    ['last', false],
  ])('of two counts the %s', async (attempts, firstCounts) => {
    const link = course.activity({ ...LIVE, attempts })
    const teacher = await course.visit(TEACHER, link)
    const results: number[] = []
    for (const isRight of [true, false]) {
      const { body } = await teacher.post('/api/lti/game')
      const path = `/api/games/${body.session.id}`
      const { seat, visit } = await sit(link, 10)
      await play({ link, teacher, session: body.session, path }, [{ seat, isRight }])
      const list = (await visit.get('/api/lti/attempts')).body.attempts
      results.push(list[0].score)
    }
    const counted = results[firstCounts ? 0 : 1] as number
    await course.graded(link, student(10), counted)
    const { sync } = (await (await course.visit(student(10), link)).get('/api/lti/attempts')).body
    expect(sync).toMatchObject({ state: 'sent', score: counted })
  })

  test('is not begun after the due date where that is closed, and is practice where it says so', async () => {
    const past = { submission: { endDateTime: '2020-01-01T00:00:00Z' } }
    const due = { due_at: '$ResourceLink.submission.endDateTime' }
    const closed = course.activity({ ...LIVE, ...due, after_due: 'closed' }, past)
    const teacher = await course.visit(TEACHER, closed)
    expect((await teacher.post('/api/lti/game')).body).toEqual(problem('assignment_closed'))
    const game = await lobby({ ...LIVE, ...due, after_due: 'practice' }, past)
    const { seat, visit } = await sit(game.link, 11)
    await play(game, [{ seat, isRight: true }])
    expect((await visit.get('/api/lti/attempts')).body).toMatchObject({
      attempts: [{ counts: false }],
      sync: { state: 'none' },
    })
  })
})

describe('The roster', () => {
  test('says who is there now: lost, and back again', async () => {
    const game = await lobby()
    const { seat } = await sit(game.link, 7)
    const poll = () => course.server.client('GET', `${game.path}/view?role=player`, undefined, seat)
    const stateIs = (state: string) =>
      vi.waitFor(
        async () => {
          const { body } = await game.teacher.get('/api/lti/roster')
          const of = (one: { state: string }) => one.state === state
          expect(body.members.filter(of)).toHaveLength(1)
          // A teacher reads a course 300 times a minute at most.
        },
        { timeout: SETTLED_MS, interval: 250 },
      )
    await game.teacher.post(`${game.path}/start`, { tab: TAB })
    await poll()
    await stateIs('left')
    // The last one may still be under way when the server stops.
    const polling = setInterval(() => void poll().catch(() => {}), 1_000)
    await stateIs('joined').finally(() => clearInterval(polling))
    await game.teacher.post(`${game.path}/end`, { tab: TAB })
  })

  test('says who is in, who has left, who has played and who is missing', async () => {
    const game = await lobby()
    const { seat } = await sit(game.link, 12)
    await play(game, [{ seat, isRight: true }])
    await game.teacher.post('/api/lti/game')
    await sit(game.link, 13)
    const { body } = await game.teacher.get('/api/lti/roster')
    expect(body.source).toBe('roster')
    const states = Object.fromEntries(
      ['joined', 'left', 'finished', 'missing'].map((state) => [
        state,
        body.members.filter((one: { state: string; role: string }) => one.state === state).length,
      ]),
    )
    expect(states).toMatchObject({ joined: 1, finished: 1 })
    expect(body.members.filter((one: { role: string }) => one.role === 'student')).toHaveLength(30)
    expect(JSON.stringify(body)).not.toMatch(/student-\d|@/)
    const student13 = await course.visit(student(13), game.link)
    for (const path of ['roster', 'grades']) {
      expect((await student13.get(`/api/lti/${path}`)).body).toEqual(problem('wrong_role'))
    }
  })

  test('that cannot be read says so; the grades are there all the same', async () => {
    const link = course.lms.addLink({ courseId: 'career-club', title: 'Club', custom: LIVE }).id
    const teacher = await course.visit(CO_TEACHER, link, { courseId: 'career-club' })
    course.lms.addFault({ endpoint: 'members', kind: '503', times: 2 })
    expect((await teacher.get('/api/lti/roster')).body).toEqual(problem('lti_roster_unavailable'))
    expect((await teacher.get('/api/lti/grades')).status).toBe(200)
  })

  test('where the LMS gives none lists whoever came', async () => {
    const remove = ['https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice']
    const courseId = course.lms.copyCourse('science-8').id
    const link = course.lms.addLink({ courseId, title: 'No roster', custom: LIVE }).id
    const teacher = await course.visit(TEACHER, link, { courseId, remove })
    await course.visit(student(1), link, { courseId, remove })
    expect((await teacher.get('/api/lti/roster')).body).toMatchObject({
      source: 'launched',
      members: [
        { name: 'Amara', role: 'student', state: 'missing' },
        { name: 'Ana', role: 'teacher', state: 'missing' },
      ],
    })
  })
})
