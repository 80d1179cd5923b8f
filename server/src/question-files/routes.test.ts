import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { runFileTask } from './file-task'
import { FILE_MAX_BYTES } from './limits'

const SET = 'qs_nurse-shift'
const AIKEN = 'Who repairs the roof of a house?\nA. Roofer\nB. Baker\nANSWER: A\n'

let api: TestApi
let teacher: Person
let student: Person

beforeAll(async () => {
  api = await makeTestApi()
  teacher = await signUp(api.client, 'teacher')
  student = await signUp(api.client, 'student')
})
afterAll(() => api.stop())

// biome-ignore lint/suspicious/noExplicitAny: previews and problems
type Sent = any

async function send(
  bytes: string | Uint8Array,
  { by = teacher, type = 'application/octet-stream', name = 'Roofs.txt' } = {},
) {
  const response = await api.app.request(`/api/question-imports?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': type, cookie: by.cookie },
    body: bytes as Uint8Array<ArrayBuffer>,
  })
  const answer: Sent = await response.json()
  return { status: response.status, body: answer }
}

describe('Preview of a file', () => {
  test('what was understood, row by row; nothing is stored', async () => {
    const { status, body } = await send(AIKEN)
    expect(status).toBe(200)
    expect(body).toMatchObject({ format: 'aiken', title: 'Roofs', total: 1 })
    expect(body.rows[0]).toMatchObject({
      where: { place: 'line', number: 1 },
      draft: { questionText: 'Who repairs the roof of a house?' },
      needsHand: [],
    })
  })

  test('a file that cannot be read says why', async () => {
    expect(await send('no questions here')).toMatchObject({
      status: 422,
      body: problem('import_unknown'),
    })
  })

  test('more than 5 MB is refused by what is announced and by what comes', async () => {
    const { status, body } = await send(new Uint8Array(FILE_MAX_BYTES + 1))
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'import_too_large', params: { max: 5 } })
    expect(api.services.limits.bodies.isEmpty).toBe(true)
  })

  test('only teachers, only bytes', async () => {
    expect((await send(AIKEN, { by: student })).status).toBe(403)
    expect((await send(AIKEN, { type: 'text/plain' })).body).toEqual(
      problem('unsupported_media_type'),
    )
  })
})

describe('Files that are too much', () => {
  test('end alone, as a refusal that says what to do', async () => {
    const bounds = { workMaxMs: 1, heapMaxMib: 160, memoryMaxMib: 320 }
    const bytes = Buffer.from('Who repairs it? {=A roofer ~A baker}\n\n'.repeat(2_000))
    const task = { do: 'read', bytes, name: 'roofs', language: 'en' } as const
    await expect(runFileTask(task, bounds)).rejects.toEqual(problem('import_too_complex'))
    expect(await send(AIKEN)).toMatchObject({ status: 200, body: { total: 1 } })
  })

  test('seven of one teacher wait behind each other, and a colleague does not', async () => {
    const [many, colleague] = [
      await signUp(api.client, 'teacher'),
      await signUp(api.client, 'teacher'),
    ]
    // The order of turns is proved by the queue's own tests. These files are small, for a process of
    // low priority may get a tenth of a busy machine.
    const seven = Array.from({ length: 7 }, () => send(AIKEN, { by: many }))
    expect((await send(AIKEN, { by: colleague })).status).toBe(200)
    const answers = (await Promise.all(seven)).map(({ body }) => body)
    expect(answers.filter(({ total }) => total === 1)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 'rate_limited')).toHaveLength(4)
    expect(api.services.limits.bodies.isEmpty).toBe(true)
  })
})

describe('Export', () => {
  test('a set is a file that reads back as it is', async () => {
    const response = await api.app.request(`/api/question-sets/${SET}/export?format=xlsx`, {
      headers: { cookie: teacher.cookie },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.xlsx"; filename\*=UTF-8''/,
    )
    const { body } = await send(new Uint8Array(await response.arrayBuffer()))
    expect(body).toMatchObject({
      format: 'pathquest',
      title: 'A Shift on the Ward',
      set: {
        subject: 'Healthcare',
        gradeLevel: [8, 9, 10],
        tags: ['health', 'hospital', 'safety'],
      },
    })
    expect(body.rows.flatMap((row: { needsHand: string[] }) => row.needsHand)).toEqual([])
  })

  test('questions of every kind go into a set and out of it as they were', async () => {
    const template = await api.app.request('/api/question-template.csv')
    const { rows } = (await send(new Uint8Array(await template.arrayBuffer()))).body
    const questions = rows.map(({ draft }: Sent) => ({
      kind: 'choice',
      shape: null,
      solution: null,
      ...draft,
    }))
    const about = { title: 'Every kind', description: null, tags: [], difficultyLevel: 'easy' }
    const body = { ...about, subject: 'Technology', gradeLevel: [9], questions }
    const made = await api.client('POST', '/api/question-sets', body, teacher)
    expect(made.status).toBe(201)
    for (const format of ['csv', 'xlsx', 'qti3', 'gift']) {
      const path = `/api/question-sets/${made.body.id}/export?format=${format}`
      const file = await api.app.request(path, { headers: { cookie: teacher.cookie } })
      const back = await send(new Uint8Array(await file.arrayBuffer()))
      const written = rows.filter(
        ({ draft }: Sent) => format !== 'gift' || !['order', 'poll'].includes(draft.kind),
      )
      expect(back.body.rows.map(({ draft }: Sent) => draft)).toEqual(
        written.map(({ draft }: Sent) => draft),
      )
    }
  })

  test('a table to fill in, and of a set, has headings in the language of the page', async () => {
    const first = async (path: string) => {
      const answer = await api.app.request(path, { headers: { cookie: teacher.cookie } })
      expect(answer.status).toBe(200)
      return (await answer.text()).split(',')[0]
    }
    for (const [lang, heading] of [
      ['', '"Question"'],
      ['lang=es', '"Pregunta"'],
    ]) {
      expect(await first(`/api/question-template.csv?${lang}`)).toBe(heading)
      expect(await first(`/api/question-sets/${SET}/export?format=csv&${lang}`)).toBe(heading)
    }
    expect((await api.client('GET', '/api/question-template.csv?lang=fr')).status).toBe(400)
    const said = '{T}'
    const sent = await send(`Two plus two is four.${said}`, { name: 'Sums&lang=es' })
    expect(sent.body.rows[0].draft.options[0]).toEqual({ text: 'Verdadero', isCorrect: true })
  })

  test('solutions are for teachers; what a teacher may not see does not exist', async () => {
    const path = `/api/question-sets/${SET}/export?format=csv`
    expect((await api.client('GET', path, undefined, student)).status).toBe(403)
    const unknown = '/api/question-sets/qs_unknown/export?format=csv'
    expect(await api.client('GET', unknown, undefined, teacher)).toMatchObject({
      status: 404,
      body: problem('question_set_not_found'),
    })
  })
})
