import { QuestionSetList, type QuestionSetSummary } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { questionSets as seed } from '../../test/content'
import { type Person, signUp } from '../../test/people'

const WARD = 'qs_nurse-shift'
let api: TestApi
let teacher: Person
let other: Person

const ask = (query: string, by = teacher) =>
  api.client('GET', `/api/question-sets?${query}`, undefined, by)
const list = async (query: string, by?: Person) => (await ask(query, by)).body as QuestionSetList
const idsOf = ({ questionSets }: QuestionSetList) => questionSets.map(({ id }) => id)
/** Every page of a list, one after the other. */
async function pages(query: string, length: number): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const page = await list(`${query}&limit=${length}&offset=${ids.length}`)
    if (page.questionSets.length === 0) return ids
    ids.push(...idsOf(page))
  }
}

const put = async (title: string, change: object = {}, by = teacher): Promise<string> => {
  const set = { title, subject: 'Science', gradeLevel: [7], isPublic: false, ...change }
  const { status, body } = await api.client('POST', '/api/question-sets', set, by)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

beforeAll(async () => {
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' } })
  teacher = await signUp(api.client, 'teacher')
  other = await signUp(api.client, 'teacher')
  await put('Zebra crossings', { tags: ['zebras'], careerId: 'ca_registered-nurse' })
  await put('Secret of somebody else', {}, other)
  const star = `/api/question-sets/${WARD}/favourite`
  expect((await api.client('PUT', star, undefined, teacher)).status).toBe(204)
})
afterAll(() => api.stop())

describe('A list of question sets', () => {
  test('is whole without a limit, by title, and has no more in it than before', async () => {
    const { status, body } = await ask('')
    expect(status).toBe(200)
    expect(QuestionSetList.parse(body)).toEqual(body)
    expect(body.questionSets).toHaveLength(seed.length + 1)
    expect(Object.keys(body).sort()).toEqual(['questionSets', 'total', 'unfilteredTotal'])
  })

  test.each([
    ['by title', 'sort=title'],
    ['own sets first', 'sort=own_first'],
    ['of a search', 'q=game'],
    ['filtered', 'sort=own_first&exploration_type=career&difficulty_level=easy'],
  ])('is read in pages, each where the last one ended: %s', async (_, query) => {
    const whole = idsOf(await list(`${query}&limit=200`))
    const { total } = await list(`${query}&limit=1`)
    const read = await pages(query, 50)
    expect(read).toHaveLength(total)
    expect(new Set(read).size).toBe(total)
    expect(read.slice(0, 200)).toEqual(whole)
    expect(await list(`${query}&limit=1&offset=${total}`)).toMatchObject({
      questionSets: [],
      total,
    })
  })

  test('has favorites, own sets, those on topics and those on one career in this order', async () => {
    const { questionSets } = await list('sort=own_first')
    const rank = ({ isFavourite, isMine, careerId }: QuestionSetSummary) =>
      isFavourite ? 0 : isMine ? 1 : careerId === null ? 2 : 3
    const ranks = questionSets.map(rank)
    expect(ranks).toEqual([...ranks].sort())
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3]))
    const byTitle = (await list('')).questionSets
    for (const group of [2, 3]) {
      const ofGroup = (sets: QuestionSetSummary[]) => sets.filter((set) => rank(set) === group)
      expect(ofGroup(questionSets)).toEqual(ofGroup(byTitle))
    }
  })

  test.each(['en', 'es'])(
    'has, in %s, sets of others in the reader’s language first',
    async (lang) => {
      const { questionSets } = await list(`sort=own_first&lang=${lang}`)
      const others = questionSets.filter(({ isFavourite, isMine }) => !isFavourite && !isMine)
      const isForeign = others.map(({ tags }) => tags.includes('español') !== (lang === 'es'))
      expect(isForeign).toEqual([...isForeign].sort())
      expect(new Set(isForeign).size).toBe(2)
      expect(questionSets[0]?.isFavourite).toBe(true)
      expect(questionSets).toHaveLength(seed.length + 1)
    },
  )

  test('says the title of each set’s career', async () => {
    const { questionSets } = await list(`ids=${WARD},qs_first-paycheck`)
    for (const { careerId, careerTitle } of questionSets) {
      expect(careerTitle === undefined).toBe(careerId === null)
    }
    expect((await list(`ids=${WARD}`)).questionSets).toMatchObject([
      { id: WARD, careerTitle: 'Registered Nurse' },
    ])
  })

  test('is filtered by everything that a page offers', async () => {
    const nurses = await list('career_id=ca_registered-nurse')
    expect(nurses.questionSets.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['A Shift on the Ward', 'Zebra crossings']),
    )
    const easy = await list('difficulty_level=easy&career_sector=Healthcare&min_questions=10')
    expect(easy.total).toBeGreaterThan(0)
    for (const set of easy.questionSets) {
      expect(set).toMatchObject({ difficultyLevel: 'easy', careerSector: 'Healthcare' })
      expect(set.totalQuestions).toBeGreaterThanOrEqual(10)
    }
    expect((await list('tag=zebras')).questionSets).toMatchObject([{ title: 'Zebra crossings' }])
    const nothing = await list('tag=zebras&difficulty_level=hard')
    expect(nothing).toMatchObject({ questionSets: [], total: 0, unfilteredTotal: seed.length + 1 })
  })

  test('of what the caller may change has nothing else in it, whatever is searched', async () => {
    const mine = await list('editable=true&limit=5')
    expect(mine).toMatchObject({ questionSets: [{ isMine: true }], total: 1, unfilteredTotal: 1 })
    expect(await list('editable=true&q=nurse')).toMatchObject({ total: 1 })
    expect(await list('editable=true&q=somebody')).toMatchObject({ total: 0, unfilteredTotal: 0 })
    const student = await signUp(api.client)
    expect(await list('editable=true', student)).toMatchObject({ total: 0 })
  })

  test('of some sets has those alone, and none that somebody keeps private', async () => {
    const secret = (await list('editable=true', other)).questionSets[0]?.id
    expect(idsOf(await list(`ids=${secret}`, other))).toEqual([secret])
    expect(idsOf(await list(`ids=${secret},${WARD},qs_none`))).toEqual([WARD])
    expect(await list(`ids=${secret}`)).toMatchObject({ total: 0, unfilteredTotal: 0 })
  })

  test('counts what the filters can be set to', async () => {
    const whole = (await list('')).questionSets
    const page = await list('limit=1&subject=Healthcare&exploration_type=subject')
    const named = (name: string) => expect.objectContaining({ name })
    expect(page.subjects).toContainEqual(named('Science'))
    for (const { name, count } of page.subjects ?? []) {
      expect(count, name).toBe(whole.filter(({ subject }) => subject === name).length)
    }
    for (const { name, count } of page.sectors ?? []) {
      const inIt = whole.filter(
        ({ subject, careerSector }) => subject === 'Healthcare' && careerSector === name,
      )
      expect(count, name).toBe(inIt.length)
    }
    expect(page.sectors?.length).toBeGreaterThan(0)
    expect(page.sectors?.length).toBeLessThan((await list('limit=1')).sectors?.length ?? 0)
    expect(page.tags).toHaveLength(60)
    const searched = await list('q=zebra&limit=1')
    expect(searched.tags).toEqual([{ name: 'zebras', count: 1 }])
    expect(searched.subjects).toEqual([{ name: 'Science', count: 1 }])
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=many',
    'offset=-1',
    'offset=100001',
    'sort=newest',
    'editable=1',
    'difficulty_level=unfair',
    'min_questions=0',
    'tags=a',
  ])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })
})
