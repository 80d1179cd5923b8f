import type { QuestionDraft, QuestionSetDetail } from '@pathquest/core'
import { SETS_PER_TEACHER_MAX } from '@pathquest/core'
import { HOSTILE_TEXTS } from '@pathquest/core/testing/hostile-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Caller, problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'

let api: TestApi
let teacher: Person
let colleague: Person
let student: Person

beforeAll(async () => {
  api = await makeTestApi({ env: { PUBLIC_SETS: 'open' } })
  teacher = await signUp(api.client, 'teacher')
  colleague = await signUp(api.client, 'teacher')
  student = await signUp(api.client, 'student')
})
afterAll(() => api.stop())

const call = (method: string, path: string, body?: unknown, by: Caller = teacher) =>
  api.client(method, `/api/question-sets${path}`, body, by)

const aSet = { title: 'Bees at work', subject: 'Science', gradeLevel: [8, 7] }
const aQuestion = (text = 'Who looks after bees for a living?'): Partial<QuestionDraft> => ({
  questionText: text,
  options: [
    { text: 'A beekeeper', isCorrect: true },
    { text: 'A roofer', isCorrect: false },
  ],
})

async function newSet(questions: Partial<QuestionDraft>[] = [], more: object = {}, by = teacher) {
  const { status, body } = await call('POST', '', { ...aSet, ...more, questions }, by)
  expect(status).toBe(201)
  return body as QuestionSetDetail
}
const read = async (id: string, by = teacher) =>
  (await call('GET', `/${id}`, undefined, by)).body as QuestionSetDetail
const texts = ({ questions }: QuestionSetDetail) => questions.map((one) => one.questionText)
const ids = ({ questions }: QuestionSetDetail) => questions.map((one) => one.id)

const THREE = ['The first of three?', 'The second of three?', 'The third of three?']

describe('A set', () => {
  test('is made with what was written, and defaults for the rest', async () => {
    const set = await newSet([], { title: '  Bees at work ', tags: ['bees', ' bees', 'honey '] })
    expect(set).toMatchObject({
      title: 'Bees at work',
      description: null,
      gradeLevel: [7, 8],
      difficultyLevel: 'medium',
      isPublic: false,
      isVerified: false,
      isMine: true,
      right: 'creator',
      totalQuestions: 0,
      timesPlayed: 0,
      averageScore: null,
      questionSetType: 'standard',
      tags: ['bees', 'honey'],
      questions: [],
    })
    expect(await read(set.id)).toEqual(set)
  })

  test('that is public says nothing that hurts who reads it; a private one is its own business', async () => {
    const cruel = 'Which job is yours? Kill yourself'
    const refused = { code: 'set_text_not_suitable', params: { text: 'kill yourself' } }
    const made = await call('POST', '', { ...aSet, isPublic: true, questions: [aQuestion(cruel)] })
    expect(made.body).toMatchObject({ ...refused, field: 'questions.0.questionText' })
    const titled = { ...aSet, title: 'Ms. Lopez is a bitch', isPublic: true }
    expect((await call('POST', '', titled)).body).toMatchObject({ field: 'title' })

    const own = await newSet([aQuestion(cruel)])
    const { updatedAt } = own
    const publish = { ...aSet, isPublic: true, updatedAt }
    expect((await call('PATCH', `/${own.id}`, publish)).body).toMatchObject(refused)
    expect((await read(own.id)).isPublic).toBe(false)

    const open = await newSet([aQuestion()], { isPublic: true })
    const options = [
      { text: 'A florist', isCorrect: true },
      { text: 'Mátate ya', isCorrect: false },
    ]
    const added = { questions: [{ ...aQuestion(), options }] }
    const answers = [
      await call('POST', `/${open.id}/questions`, added),
      await call('PATCH', `/${open.id}/questions/${ids(open)[0]}`, {
        ...aQuestion(cruel),
        updatedAt: open.updatedAt,
      }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(2).fill(refused.code))
    expect(texts(await read(open.id))).toEqual(texts(open))
  })

  test('of a career is its quest; of an unknown one it is none', async () => {
    const set = await newSet([], { careerId: 'ca_electrician' })
    expect(set).toMatchObject({ careerId: 'ca_electrician', questionSetType: 'career_quest' })
    const refused = await call('POST', '', { ...aSet, careerId: 'ca_nobody' })
    expect(refused.body).toMatchObject({ code: 'bad_request', field: 'careerId' })
  })

  test.each([
    [{ title: '  ' }, 'set_title_required', 'title'],
    [{ title: 'ab' }, 'set_title_short', 'title'],
    [{ subject: '' }, 'set_subject_required', 'subject'],
    [{ subject: 'Alchemy' }, 'set_subject_required', 'subject'],
    [{ gradeLevel: [] }, 'set_grades_required', 'gradeLevel'],
  ])('with %j is refused: %s', async (fields, code, field) => {
    const { status, body } = await call('POST', '', { ...aSet, ...fields })
    expect({ status, code: body.code, field: body.field }).toEqual({ status: 400, code, field })
  })

  test('of others is invisible while it is private; public, it is read and copied, not changed', async () => {
    const { id, updatedAt } = await newSet([aQuestion()])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { ...aSet, updatedAt }],
      ['DELETE', '', { updatedAt }],
      ['POST', '/duplicate', {}],
      ['POST', '/questions', { questions: [aQuestion()] }],
      ['PUT', '/favourite', {}],
      ['GET', '/share', undefined],
    ] as const) {
      const reply = await call(method, `/${id}${path}`, body, colleague)
      expect([method, path, reply.status]).toEqual([method, path, 404])
      expect(reply.body).toEqual(problem('question_set_not_found'))
    }
    const shown = (await call('PATCH', `/${id}`, { ...aSet, isPublic: true, updatedAt })).body
    expect(await read(id, colleague)).toMatchObject({ right: 'reader', isMine: false })
    const change = { ...aSet, updatedAt: shown.updatedAt }
    expect((await call('PATCH', `/${id}`, change, colleague)).body).toEqual(
      problem('set_not_yours'),
    )
    expect((await call('DELETE', `/${id}`, { updatedAt: shown.updatedAt }, colleague)).status).toBe(
      403,
    )
  })

  test('is nothing for students, not even a public one', async () => {
    const { id } = await newSet([aQuestion()], { isPublic: true })
    expect((await call('GET', `/${id}`, undefined, student)).body).toEqual(problem('wrong_role'))
    expect((await call('POST', '', aSet, student)).status).toBe(403)
    const { body } = await call('GET', '', undefined, student)
    expect(JSON.stringify(body)).not.toContain('isCorrect')
  })

  test('of ours is duplicated, never changed', async () => {
    const ours = await read('qs_nurse-shift')
    expect(ours.right).toBe('reader')
    const change = { ...aSet, updatedAt: ours.updatedAt }
    expect((await call('PATCH', '/qs_nurse-shift', change)).status).toBe(403)
    const { status, body } = await call('POST', '/qs_nurse-shift/duplicate', {})
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: `${ours.title} (Copy)`,
      isPublic: false,
      isVerified: false,
      right: 'creator',
      timesPlayed: 0,
      averageScore: null,
      totalQuestions: ours.questions.length,
    })
    expect(texts(body)).toEqual(texts(ours))
    expect(ids(body)).not.toEqual(ids(ours))
  })

  test('is deleted by its creator, with its questions', async () => {
    const set = await newSet([aQuestion()])
    const at = { updatedAt: set.updatedAt }
    expect((await call('DELETE', `/${set.id}`, at)).status).toBe(204)
    expect((await call('GET', `/${set.id}`)).status).toBe(404)
  })

  test('is one of at most so many', async () => {
    const other = await signUp(api.client, 'teacher')
    const { db } = api.services.store
    const { questionSets } = db.tables
    await db.insert(questionSets).values(
      Array.from({ length: SETS_PER_TEACHER_MAX }, (_, index) => ({
        id: `qs_many${index}`,
        title: 'One of many',
        subject: 'Science',
        gradeLevel: [8],
        tags: [],
        creatorId: other.profileId,
        createdAt: 1,
        updatedAt: 1,
      })),
    )
    expect((await call('POST', '', aSet, other)).body).toEqual(problem('sets_limit'))
    expect((await call('POST', '/qs_nurse-shift/duplicate', {}, other)).status).toBe(409)
  })
})

describe('Its questions', () => {
  test('come at the end or where they are put, many at once or none of them', async () => {
    const set = await newSet(THREE.slice(0, 2).map(aQuestion))
    const at = (atIndex?: number) => ({
      questions: [aQuestion(`Put at ${atIndex}, is it?`)],
      atIndex,
    })
    await call('POST', `/${set.id}/questions`, at())
    const { body } = await call('POST', `/${set.id}/questions`, at(1))
    expect(texts(body)).toEqual([
      THREE[0],
      'Put at 1, is it?',
      THREE[1],
      'Put at undefined, is it?',
    ])
    expect(body.totalQuestions).toBe(4)
    const refused = await call('POST', `/${set.id}/questions`, {
      questions: [aQuestion(), { ...aQuestion(), points: 101 }],
    })
    expect(refused.body).toMatchObject({ code: 'points_range', field: 'questions.1.points' })
    expect((await read(set.id)).totalQuestions).toBe(4)
  })

  const option = (text: string, isCorrect = false) => ({ text, isCorrect })
  test.each<[Partial<QuestionDraft>, string]>([
    [{ questionText: ' ' }, 'question_text_required'],
    [{ questionText: 'Too short' }, 'question_text_short'],
    [{ options: [option('Only', true), option('  ')] }, 'options_required'],
    [{ options: [option('One'), option('Two')] }, 'answer_required'],
    [{ options: [option('One', true), option('Two', true)] }, 'answers_many'],
    [{ timeLimitSeconds: 4 }, 'time_limit_range'],
    [{ timeLimitSeconds: 301 }, 'time_limit_range'],
    [{ points: 0 }, 'points_range'],
    [{ imageUrl: `/images/${'a'.repeat(43)}.webp` }, 'image_alt_required'],
    [{ imageUrl: `/images/${'a'.repeat(43)}.webp`, imageAlt: 'A bee' }, 'image_not_found'],
    [{ imageUrl: 'https://evil.example/a.png', imageAlt: 'A bee' }, 'image_not_found'],
    [{ kind: 'no_such_kind' }, 'question_kind_unreadable'],
    [{ shape: { odd: true } }, 'question_kind_unreadable'],
  ])('with %j are refused: %s', async (fields, code) => {
    const { id } = await newSet()
    const reply = await call('POST', `/${id}/questions`, {
      questions: [{ ...aQuestion(), ...fields }],
    })
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual(problem(code as 'answers_many'))
  })

  test('are tidied: empty options go, texts are trimmed', async () => {
    const options = [option(' A beekeeper ', true), option('  '), option('A roofer'), option('')]
    const { questions } = await newSet([{ ...aQuestion('  Who keeps bees at work?  '), options }])
    expect(questions[0]).toMatchObject({
      questionText: 'Who keeps bees at work?',
      options: [option('A beekeeper', true), option('A roofer')],
      points: 10,
      timeLimitSeconds: 30,
      difficulty: 'medium',
    })
  })

  test('are changed, put in order and taken out; the total stays true', async () => {
    let set = await newSet(THREE.map(aQuestion))
    const [first = '', second = '', third = ''] = ids(set)
    const order = (questionIds: string[], updatedAt = set.updatedAt) =>
      call('PUT', `/${set.id}/questions/order`, { questionIds, updatedAt })
    set = (await order([third, first, second])).body
    expect(texts(set)).toEqual([THREE[2], THREE[0], THREE[1]])
    expect((await order([third, first])).body).toEqual(problem('set_changed'))
    expect((await order([third, first, first])).body).toEqual(problem('set_changed'))

    const mended = { ...aQuestion('The first, mended?'), updatedAt: set.updatedAt }
    set = (await call('PATCH', `/${set.id}/questions/${first}`, mended)).body
    expect(texts(set)[1]).toBe('The first, mended?')

    const gone = { updatedAt: set.updatedAt }
    set = (await call('DELETE', `/${set.id}/questions/${third}`, gone)).body
    expect(texts(set)).toEqual(['The first, mended?', THREE[1]])
    expect([set.totalQuestions, set.questions.map((one) => one.orderIndex)]).toEqual([2, [0, 1]])
    const again = await call('DELETE', `/${set.id}/questions/${third}`, {
      updatedAt: set.updatedAt,
    })
    expect(again.body).toEqual(problem('question_not_found'))
  })

  test('of another set are not reached through this one', async () => {
    const other = await newSet([aQuestion()])
    const { id, updatedAt } = await newSet()
    const path = `/${id}/questions/${ids(other)[0]}`
    const change = { ...aQuestion('Not through this door?'), updatedAt }
    expect((await call('PATCH', path, change)).body).toEqual(problem('question_not_found'))
    expect((await call('DELETE', path, { updatedAt })).body).toEqual(problem('question_not_found'))
  })

  test('are at most 500, in a body of their own size', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      aQuestion(`Question ${index}: ${'long '.repeat(40)}`),
    )
    const { id, totalQuestions } = await newSet(many)
    expect(totalQuestions).toBe(500)
    const { body } = await call('POST', `/${id}/questions`, { questions: [aQuestion()] })
    expect(body).toEqual(problem('questions_limit'))
    const large = await call('PATCH', `/${id}`, { ...aSet, description: 'x'.repeat(70_000) })
    expect(large.status).toBe(413)
  })

  test('and everything beside them keep hostile texts as they are', async () => {
    for (const hostile of HOSTILE_TEXTS) {
      const text = `${hostile} in a question`
      const set = await newSet(
        [{ ...aQuestion(text), options: [option(hostile, true), option('Plain')] }],
        { title: text.slice(0, 100), description: hostile, tags: [hostile.slice(0, 30)] },
      )
      expect(texts(set)).toEqual([text.trim()])
      expect(set.questions[0]?.options[0]?.text).toBe(hostile.trim())
      expect(set.description).toBe(hostile.trim())
    }
  })
})

describe('Two who write at once', () => {
  test('the second is refused, writes nothing and can go on from the newer version', async () => {
    const set = await newSet(THREE.map(aQuestion))
    const { id, updatedAt } = set
    const [first = ''] = ids(set)
    const mine = await call('PATCH', `/${id}`, { ...aSet, title: 'The first tab', updatedAt })
    expect(mine.body.updatedAt).toBeGreaterThan(updatedAt)
    for (const [method, path, body] of [
      ['PATCH', '', { ...aSet, title: 'The second tab' }],
      ['DELETE', '', {}],
      ['POST', '/questions', { questions: [aQuestion()] }],
      ['PUT', '/questions/order', { questionIds: ids(set).reverse() }],
      ['PATCH', `/questions/${first}`, aQuestion('From the second tab?')],
      ['DELETE', `/questions/${first}`, {}],
    ] as const) {
      const reply = await call(method, `/${id}${path}`, { ...body, updatedAt })
      expect([method, path, reply.status]).toEqual([method, path, 409])
      expect(reply.body).toEqual(problem('set_changed'))
    }
    const now = await read(id)
    expect([now.title, texts(now)]).toEqual(['The first tab', THREE])
    const kept = { ...aSet, title: 'The second tab', updatedAt: now.updatedAt }
    expect((await call('PATCH', `/${id}`, kept)).body.title).toBe('The second tab')
  })

  test('what only adds needs no version: two imports at once both arrive', async () => {
    const { id } = await newSet()
    const add = (text: string) =>
      call('POST', `/${id}/questions`, { questions: [aQuestion(text), aQuestion(text)] })
    const replies = await Promise.all([add('From one import?'), add('From the other one?')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const set = await read(id)
    expect([set.totalQuestions, set.questions.map((one) => one.orderIndex)]).toEqual([
      4,
      [0, 1, 2, 3],
    ])
  })
})

describe('Sharing', () => {
  const share = async (id: string, right: string) =>
    (await call('POST', `/${id}/share`, { right })).body.token as string
  const accept = (token: string, by: Caller = colleague) =>
    api.client('POST', '/api/question-set-shares/accept', { token }, by)

  test('a link to copy gives a private copy of a private set', async () => {
    const set = await newSet([aQuestion()])
    const { body } = await accept(await share(set.id, 'copy'))
    expect(body.right).toBe('copy')
    const copy = await read(body.questionSetId, colleague)
    expect(copy).toMatchObject({ title: 'Bees at work (Copy)', right: 'creator', isPublic: false })
    expect((await call('GET', `/${set.id}`, undefined, colleague)).status).toBe(404)
  })

  test('an editor changes the set, and whether it is public is its creator’s to say', async () => {
    const made = await call('POST', '', {
      title: 'Private notes',
      subject: 'Science',
      gradeLevel: [8],
    })
    const { id } = made.body
    await accept(await share(id, 'edit'))
    const draft = (await call('GET', `/${id}`, undefined, colleague)).body
    const change = (isPublic: boolean, by: typeof colleague | undefined, title: string) =>
      call(
        'PATCH',
        `/${id}`,
        { title, subject: 'Science', gradeLevel: [8], isPublic, updatedAt: draft.updatedAt },
        by,
      )
    expect((await change(true, colleague, 'Notes')).body).toEqual(problem('set_publish_not_yours'))
    expect((await call('GET', `/${id}`, undefined, colleague)).body).toMatchObject({
      title: 'Private notes',
      isPublic: false,
    })
    expect((await change(false, colleague, 'Notes')).status).toBe(200)
  })

  test('whom the creator takes off does not come back by the same link', async () => {
    const made = await call('POST', '', {
      title: 'Ours alone',
      subject: 'Science',
      gradeLevel: [8],
    })
    const { id } = made.body
    const link = await share(id, 'edit')
    const copies = await share(id, 'copy')
    await accept(link)
    const { editors } = (await call('GET', `/${id}/share`)).body
    await call('DELETE', `/${id}/editors/${editors[0].profileId}`, {})
    expect((await accept(link)).body).toEqual(problem('set_share_not_found'))
    expect((await call('GET', `/${id}/share`)).body).toEqual({ links: ['copy'], editors: [] })
    expect((await accept(copies)).status).toBe(200)
    // Who leaves by themselves ends nobody's link.
    const next = await share(id, 'edit')
    await accept(next)
    const left = (await call('GET', `/${id}/share`)).body.editors[0].profileId
    await call('DELETE', `/${id}/editors/${left}`, {}, colleague)
    expect((await accept(next)).status).toBe(200)
  })

  test('a link to edit lets a colleague change the set, not delete it or share it on', async () => {
    const set = await newSet(THREE.map(aQuestion))
    const { body } = await accept(await share(set.id, 'edit'))
    expect(body).toEqual({ right: 'edit', questionSetId: set.id })
    const listed = (await call('GET', '', undefined, colleague)).body.questionSets
    expect(listed.find((one: { id: string }) => one.id === set.id)).toMatchObject({
      right: 'editor',
      isMine: false,
    })
    const change = { ...aSet, title: 'By both of us', updatedAt: set.updatedAt }
    const changed = await call('PATCH', `/${set.id}`, change, colleague)
    expect(changed.body).toMatchObject({ title: 'By both of us', right: 'editor' })
    const at = { updatedAt: changed.body.updatedAt }
    expect((await call('DELETE', `/${set.id}`, at, colleague)).status).toBe(403)
    expect((await call('GET', `/${set.id}/share`, undefined, colleague)).status).toBe(403)
    expect((await call('POST', `/${set.id}/share`, { right: 'copy' }, colleague)).status).toBe(403)

    const sharing = (await call('GET', `/${set.id}/share`)).body
    expect(sharing.links).toEqual(['edit'])
    expect(sharing.editors.map((one: { profileId: string }) => one.profileId)).toEqual([
      colleague.profileId,
    ])
    await call('DELETE', `/${set.id}/editors/${colleague.profileId}`, {})
    expect((await call('GET', `/${set.id}`, undefined, colleague)).status).toBe(404)
  })

  test('a link ends when it is taken back or made anew; only its hash is kept', async () => {
    const { id } = await newSet()
    const first = await share(id, 'edit')
    const second = await share(id, 'edit')
    expect((await accept(first)).body).toEqual(problem('set_share_not_found'))
    await call('DELETE', `/${id}/share`, { right: 'edit' })
    expect((await accept(second)).body).toEqual(problem('set_share_not_found'))
    const { db } = api.services.store
    const rows = await db.select().from(db.tables.setShares)
    expect(JSON.stringify(rows)).not.toContain(second)
    expect((await accept(second, student)).body).toEqual(problem('wrong_role'))
  })
})

test('a favourite is one for who made it one', async () => {
  const { id } = await newSet([], { isPublic: true })
  expect((await call('PUT', `/${id}/favourite`, {})).status).toBe(204)
  expect((await call('PUT', `/${id}/favourite`, {})).status).toBe(204)
  expect((await read(id)).isFavourite).toBe(true)
  expect((await read(id, colleague)).isFavourite).toBe(false)
  await call('DELETE', `/${id}/favourite`, {})
  expect((await read(id)).isFavourite).toBe(false)
})
