import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Course, openCourse, student, TEACHER } from '../../../test/course'
import { soloPlay } from '../../../test/solo'
import { listGameQuestions } from '../../games/store/questions'

const SETTINGS = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
const ITEMS = 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items'
const PRESENTATION = 'https://purl.imsglobal.org/spec/lti/claim/launch_presentation'
const TRAIL = { content: 'career_game', mode: 'clue_trail', mode_careers: '4', play: 'solo' }
let course: Course
let industry: string

beforeAll(async () => {
  course = await openCourse()
  const { careers } = (await course.server.client('GET', '/api/careers')).body
  industry = careers[0].industry
})
afterAll(() => course.stop())

const { start, viewOf, move, finish } = soloPlay(() => course)

async function choose(items: object[]) {
  const deep_link_return_url = 'https://lms.example/return'
  const accept = { accept_types: ['ltiResourceLink'], accept_multiple: true, accept_lineitem: true }
  const claims = { [SETTINGS]: { deep_link_return_url, ...accept } }
  const picker = await course.visit(TEACHER, null, { claims })
  return picker.post('/api/lti/deep-linking', { items })
}
const trail = { kind: 'career_game', contentId: null, title: 'Trail', gameMode: 'clue_trail' }

/** The careers that the questions of a game are about, as the room has them. */
const questionsOf = (sessionId: string) => listGameQuestions(course.store.db, sessionId)

describe('A game of careers in the content picker', () => {
  test('needs no set, and goes to the course and back with its mode', async () => {
    const { status, body } = await choose([
      { ...trail, play: 'solo', modeSettings: { careers: 5 }, contentId: industry },
    ])
    expect(status).toBe(200)
    const [item] = decodeJwt(body.jwt)[ITEMS] as { custom: Record<string, string> }[]
    expect(item).toMatchObject({
      custom: { content: 'career_game', content_id: industry, mode: 'clue_trail' },
      lineItem: { scoreMaximum: 100 },
    })
    const visit = await course.visit(TEACHER, course.activity(item?.custom))
    expect((await visit.get('/api/lti/launch')).body.launch).toMatchObject({
      content: { kind: 'career_game', gameMode: 'clue_trail', modeSettings: { careers: 5 } },
      contentTitle: industry,
    })
  })

  test.each([
    ['an industry that there is not', { contentId: 'Hop Scotch' }, 'not_found'],
    ['a mode that asks questions of a set', { gameMode: 'speed_run' }, 'bad_request'],
    ['a set', { kind: 'question_set', contentId: 'qs_nurse-shift' }, 'bad_request'],
    ['more careers than there can be', { modeSettings: { careers: 90 } }, 'bad_request'],
  ])('is refused for %s', async (_, change, code) => {
    expect((await choose([{ ...trail, ...change }])).body).toMatchObject({ code })
  })
})

describe('A game of careers as an activity', () => {
  test('is played alone, from its own deck in the language of the student, for its grade', async () => {
    const link = course.activity(TRAIL)
    const visit = await course.visit(student(1), link, {
      claims: { [PRESENTATION]: { locale: 'es-MX' } },
    })
    const { body } = await visit.get('/api/lti/solo')
    // Six clues of twelve seconds for each career, not one.
    expect(body).toMatchObject({ questions: 4, clock: 'questions' })
    expect(body.seconds).toBeGreaterThanOrEqual(4 * 6 * 12)
    const started = await start(visit)
    expect(started.session).toMatchObject({ title: 'Profesiones', totalQuestions: 4 })
    const [first] = await questionsOf(started.session.id)
    const right = first?.options.findIndex(({ isCorrect }) => isCorrect)
    expect((await move(started, { type: 'mark', option: right })).status).toBe(200)
    expect((await move(started, { type: 'keep' })).status).toBe(200)
    expect(await finish(started, visit)).toBe(25)
    await course.graded(link, student(1), 25)
  })

  test('is hosted for the class by its teacher, with careers of its industry first', async () => {
    const link = course.activity({ ...TRAIL, content_id: industry, play: 'live' })
    const { body } = await (await course.visit(TEACHER, link)).post('/api/lti/game')
    expect(body.session).toMatchObject({
      gameMode: 'clue_trail',
      sessionType: 'multiplayer',
      title: industry,
      totalQuestions: 4,
    })
  })

  test('of an industry that is gone plays careers of any', async () => {
    const link = course.activity({ ...TRAIL, content_id: 'Hop Scotch' })
    const started = await start(await course.visit(student(2), link))
    expect(started.session).toMatchObject({ status: 'in_progress', title: 'Careers' })
  })

  test('on a ridge has a clock and no questions, and a grade', async () => {
    const ridge = { content: 'career_game', mode: 'higher_ground', mode_minutes: '4', play: 'solo' }
    const link = course.activity(ridge)
    const visit = await course.visit(student(3), link)
    const { body } = await visit.get('/api/lti/solo')
    expect(body).toMatchObject({ questions: 0, seconds: 4 * 60, clock: 'game' })
    const started = await start(visit)
    expect((await move(started, { type: 'place', card: 0, gap: 0 })).status).toBe(200)
    const { isRight } = (await viewOf(started)).view.own.play.last
    const score = await finish(started, visit)
    expect(score).toBeCloseTo(isRight ? 100 / 12 : 0, 0)
    await course.graded(link, student(3), score)
  })

  test('with a mode that is not one of careers has one that is', async () => {
    const link = course.activity({ ...TRAIL, mode: 'team_challenge' })
    const visit = await course.visit(TEACHER, link)
    const { content } = (await visit.get('/api/lti/launch')).body.launch
    expect(['close_contour', 'clue_trail', 'higher_ground']).toContain(content.gameMode)
    expect(content.graded).toBe(true)
  })

  test('keeps its mode among those of careers when its settings are changed', async () => {
    const teacher = await course.visit(TEACHER, course.activity(TRAIL))
    const { settings } = (await teacher.get('/api/lti/settings')).body
    const put = (gameMode: string) =>
      teacher.put('/api/lti/settings', { settings: { ...settings, gameMode, modeSettings: {} } })
    expect((await put('close_contour')).status).toBe(200)
    expect((await put('career_quest')).body).toMatchObject({ code: 'bad_request' })
  })
})
