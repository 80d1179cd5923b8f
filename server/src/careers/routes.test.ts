import { gunzipSync } from 'node:zlib'
import { CareerAnswer, CareerDetail, CareerList, SearchWords } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { careers as seed } from '../../test/content'
import { signUp } from '../../test/people'

let api: TestApi
let now = Date.now()
const get = (path: string, headers: Record<string, string> = {}) =>
  api.client('GET', path, undefined, { headers })
const titles = async (query: string): Promise<string[]> =>
  (await get(`/api/careers?${query}`)).body.careers.map(({ title }: { title: string }) => title)

const nurse = seed.find(({ id }) => id === 'ca_registered-nurse')
if (!nurse) throw new Error('The catalogue has no nurse.')
const putCareer = async (id: string, change: object = {}) => {
  const { db } = api.services.store
  await db.insert(db.tables.careers).values({ ...nurse, id, title: id, ...change })
  now += 10_000
}

beforeAll(async () => {
  const IMAGE_BASE = 'https://pictures.blob.example'
  api = await makeTestApi({ now: () => now, env: { IMAGE_BASE, IMAGE_SIGNATURE: 'sig=x' } })
  await putCareer('ca_hidden', { isVerified: false })
})
afterAll(() => api.stop())

describe('The list of careers', () => {
  test('anybody reads the verified ones by title, with the credits of the figures', async () => {
    const { status, body } = await get('/api/careers')
    expect(status).toBe(200)
    expect(CareerList.parse(body)).toEqual(body)
    expect(body.careers).toHaveLength(seed.length)
    const read = body.careers.map(({ title }: { title: string }) => title)
    expect(read).toEqual([...read].sort((a, b) => a.localeCompare(b, 'en')))
    expect(read).not.toContain('ca_hidden')
    expect(body.credits.attribution).toBe(
      'Includes information from O*NET 30.1 by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0',
    )
    expect(body.credits.sources.map(({ publisher }: { publisher: string }) => publisher)).toContain(
      'U.S. Bureau of Labor Statistics',
    )
  })

  test('has no details in it', async () => {
    const { body } = await get('/api/careers')
    for (const career of body.careers) {
      expect(Object.keys(career)).not.toContain('tasks')
      expect(Object.keys(career)).not.toContain('dayInLifeText')
    }
  })

  test('is searched, filtered and sorted', async () => {
    expect((await titles('q=NURSE'))[0]).toBe('Registered Nurse')
    expect((await titles('q=enfermera'))[0]).toBe('Registered Nurse')
    expect((await titles('q=fireman'))[0]).toBe('Firefighter')
    expect((await titles('q=docter'))[0]).toBe('Family Doctor')
    expect(await titles('q=progammer&sort=salary')).toContain('Software Developer')
    expect(await titles('q=zzzz%20qqqq')).toEqual([])
    const gaming = `industry=${encodeURIComponent('Gaming & Esports')}`
    expect(await titles(gaming)).toHaveLength(69)
    const sector = encodeURIComponent('Esports competition')
    const sectorCount = seed.filter((career) => career.sector === 'Esports competition').length
    expect(await titles(`${gaming}&sector=${sector}`)).toHaveLength(sectorCount)
    const byGrowth = [...seed].sort((a, b) => (b.growthRate ?? 0) - (a.growthRate ?? 0))
    expect((await titles('sort=growth'))[0]).toBe(byGrowth[0]?.title)
    expect((await titles('sort=salary'))[0]).toBe('Pediatric Surgeon')
    expect(await titles('ids=ca_electrician,ca_registered-nurse,ca_hidden')).toEqual([
      'Electrician',
      'Registered Nurse',
    ])
  })

  test('fifty are answered and all are counted, up to two hundred where they are asked for', async () => {
    const { body } = await get('/api/careers?q=game')
    expect(body.careers).toHaveLength(50)
    expect(body.total).toBeGreaterThan(50)
    expect(body.unfilteredTotal).toBe(body.total)
    const all = (await get('/api/careers?q=game&limit=200')).body
    expect(all.careers).toHaveLength(body.total)
    expect(all.careers.slice(0, 50)).toEqual(body.careers)
    expect((await get('/api/careers?limit=3')).body).toMatchObject({ total: seed.length })
    expect((await get('/api/careers?limit=3')).body.careers).toHaveLength(3)
  })

  test('a career names others that are like it, of different pathways, and why', async () => {
    const { career } = (await get('/api/careers/ca_registered-nurse?lang=es')).body
    expect(career.similarCareers).toHaveLength(6)
    const similar: { id: string; sector: string; because: string }[] = career.similarCareers
    expect(similar.map(({ because }) => because)).toContain('work')
    const named = [career.id, ...nurse.relatedCareers]
    expect(similar.filter(({ id }) => named.includes(id))).toEqual([])
    for (const { sector } of similar) {
      expect(similar.filter((one) => one.sector === sector).length).toBeLessThanOrEqual(2)
    }
    const again = (await get('/api/careers/ca_registered-nurse?lang=es')).body
    expect(again.career.similarCareers).toEqual(similar)
  })

  test('Spanish titles are searched in either language, with a slip and without accents', async () => {
    for (const lang of ['en', 'es']) {
      const first = async (q: string) =>
        (await get(`/api/careers?lang=${lang}&q=${encodeURIComponent(q)}`)).body.careers[0].id
      for (const q of ['bibliotecaria', 'bibliotecario', 'biblotecaria']) {
        expect(await first(q), q).toBe('ca_librarian')
      }
      expect(await first('Capitan de barco')).toBe(await first('Capitán de barco'))
    }
  })

  test('saved careers are a filter for their owner, and nobody stores the answer', async () => {
    const student = await signUp(api.client)
    const saved = seed.slice(0, 400).map(({ id }) => id)
    for (const id of saved) await api.client('PUT', `/api/bookmarks/${id}`, {}, student)
    const own = (query: string) =>
      api.client('GET', `/api/careers?saved=true${query}`, undefined, student)
    const { body, headers } = await own('&limit=12')
    expect(body).toMatchObject({ total: 400, unfilteredTotal: 400 })
    expect(body.careers).toHaveLength(12)
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await own(`&ids=${saved[0]},${seed.at(-1)?.id}`)).body.total).toBe(1)
    const found = (await own('&q=nurse&limit=200')).body.careers
    expect(found.map(({ id }: { id: string }) => saved.includes(id))).not.toContain(false)
    expect((await get('/api/careers?saved=true')).body).toEqual(problem('not_authenticated'))
  })

  test('is read in pages, each where the last one ended', async () => {
    const whole = (await get('/api/careers?q=game&limit=200')).body
    const first = (await get('/api/careers?q=game&limit=12')).body
    const second = (await get('/api/careers?q=game&limit=12&offset=12')).body
    expect([...first.careers, ...second.careers]).toEqual(whole.careers.slice(0, 24))
    expect(second.total).toBe(whole.total)
    const beyond = (await get('/api/careers?q=game&limit=12&offset=5000')).body
    expect(beyond).toMatchObject({ careers: [], total: whole.total })
    const rest = (await get(`/api/careers?offset=${seed.length - 2}`)).body
    expect(rest.careers).toHaveLength(2)
  })

  test('tells how many there are in each industry, and in the sectors of one', async () => {
    const count = (of: (career: (typeof seed)[number]) => boolean) => seed.filter(of).length
    const industry = 'Health Science'
    const { body } = await get(`/api/careers?industry=${encodeURIComponent(industry)}&limit=1`)
    const named = (name: string) => expect.objectContaining({ name })
    expect(body.industries).toContainEqual(named('Finance'))
    for (const { name, count: told } of body.industries) {
      expect(told, name).toBe(count((career) => career.industry === name))
    }
    for (const { name, count: told } of body.sectors) {
      expect(told, name).toBe(
        count((career) => career.industry === industry && career.sector === name),
      )
    }
    const whole = (await get('/api/careers')).body
    expect(whole.industries).toEqual(body.industries)
    expect(whole.sectors.length).toBeGreaterThan(body.sectors.length)
    const searched = (await get('/api/careers?q=nurse&limit=1')).body
    const sum = searched.industries.reduce(
      (all: number, { count }: { count: number }) => all + count,
      0,
    )
    expect(sum).toBe(searched.total)
  })

  test('keeps the order of ids where that is asked for, within search and filters', async () => {
    const ids = 'ids=ca_registered-nurse,ca_electrician,ca_none,ca_firefighter'
    const inOrder = ['Registered Nurse', 'Electrician', 'Firefighter']
    expect(await titles(`${ids}&sort=ids`)).toEqual(inOrder)
    expect(await titles(`${ids}&sort=ids&limit=1&offset=1`)).toEqual(['Electrician'])
    const { body } = await get(`/api/careers?${ids}&industry=Finance`)
    expect(body).toMatchObject({ careers: [], total: 0, unfilteredTotal: 3 })
  })

  test('a search that nothing matches comes with six careers of similar titles', async () => {
    const { body } = await get('/api/careers?q=zebra')
    expect(body.total).toBe(0)
    expect(body.near).toHaveLength(6)
    expect((await get('/api/careers?q=nurse')).body).not.toHaveProperty('near')
    expect((await get('/api/careers?q=nurse&industry=Finance')).body).not.toHaveProperty('near')
  })

  test('a search that the filters leave nothing of says what there is without them', async () => {
    const { body } = await get('/api/careers?q=nurse&industry=Finance')
    expect(body).toMatchObject({ careers: [], total: 0 })
    expect(body.unfilteredTotal).toBe((await get('/api/careers?q=nurse')).body.total)
  })

  test('an order that is asked for is kept in a search', async () => {
    const found = await titles('q=engineer&sort=title&limit=200')
    expect(found).toEqual([...found].sort((a, b) => a.localeCompare(b, 'en')))
    expect(await titles('q=engineer&limit=200')).not.toEqual(found)
  })

  test('pages of any origin read what people type and what it leads to', async () => {
    const { status, body, headers } = await get('/api/search-words', {
      origin: 'https://school.example',
    })
    expect(status).toBe(200)
    expect(SearchWords.parse(body).synonyms.length).toBeGreaterThan(100)
    expect(headers.get('access-control-allow-origin')).toBe('https://school.example')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=many',
    'sort=pay',
    'page=2',
    'offset=-1',
    'offset=x',
    `q=${'x'.repeat(201)}`,
  ])('%s is refused', async (query) => {
    const { status, body } = await get(`/api/careers?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual(problem('bad_request'))
  })

  test('a wider group behind the figures is told, another currency too', async () => {
    await putCareer('ca_euro', { salaryCurrency: 'EUR', figuresGroup: 'All nurses' })
    const { body } = await get('/api/careers?ids=ca_euro,ca_registered-nurse')
    expect(body.careers).toMatchObject([
      { id: 'ca_euro', salaryCurrency: 'EUR', isWiderGroup: true },
      { id: 'ca_registered-nurse' },
    ])
    expect(body.careers[1]).not.toHaveProperty('salaryCurrency')
    expect(body.careers[1]).not.toHaveProperty('isWiderGroup')
  })
})

describe('One career', () => {
  test('comes with everything, and with its related careers as a list shows them', async () => {
    const { status, body } = await get('/api/careers/ca_registered-nurse')
    expect(status).toBe(200)
    expect(CareerAnswer.parse(body)).toEqual(body)
    expect(body.career).toMatchObject({
      title: 'Registered Nurse',
      tasks: nurse.tasks,
      educationLevel: nurse.educationLevel,
      dayInLifeText: nurse.dayInLifeText,
      employment2033Projected: nurse.employment2033Projected,
    })
    const related = body.career.relatedCareers.map(({ id }: { id: string }) => id)
    expect(related).toEqual(nurse.relatedCareers.slice(0, 5))
    expect(body.credits.attribution).toContain('O*NET')
  })

  test('has the newer figures beside the documented older ones, and its outlook in words', async () => {
    const { career } = (await get('/api/careers/ca_registered-nurse')).body
    const { employment2024, employment2034Projected, annualOpenings, routes } = nurse
    expect(career).toMatchObject({
      employment2024,
      employment2034Projected,
      annualOpenings,
      routes,
    })
    expect(career.employment2023).toBe(nurse.employment2023)
    expect(career.jobOutlook).toMatch(/^Jobs are projected to grow .+ from 2024 to 2034/)
    expect(career).not.toHaveProperty('outlookLang')
    await putCareer('ca_told', { jobOutlook: 'What a school wrote about it.' })
    const told = (await get('/api/careers/ca_told?lang=es')).body.career
    expect(told.jobOutlook).toBe('What a school wrote about it.')
    expect(told).not.toHaveProperty('outlookLang')
  })

  test('in Spanish it says which of its texts are Spanish', async () => {
    const { career } = (await get('/api/careers/ca_registered-nurse?lang=es')).body
    expect(CareerDetail.parse(career)).toEqual(career)
    const { title, description, tasks } = nurse.translations.es ?? { title: '?' }
    expect(career).toMatchObject({ lang: 'es', title, description, tasks, outlookLang: 'es' })
    expect(career.jobOutlook).toMatch(/de 2024 a 2034/)
    expect(career.dayInLifeText).toBe(nurse.dayInLifeText)
    const english = seed.find(({ translations }) => !translations.es)
    const other = (await get(`/api/careers/${english?.id}?lang=es`)).body.career
    expect(other.title).toBe(english?.title)
    expect(other).not.toHaveProperty('lang')
    const { careers } = (await get('/api/careers?lang=es&ids=ca_registered-nurse')).body
    expect(careers).toMatchObject([{ title, lang: 'es' }])
    expect((await get('/api/careers/ca_registered-nurse?lang=fr')).status).toBe(400)
  })

  test('a median that the statistics cut off says so', async () => {
    const { career } = (await get('/api/careers/ca_cardiologist')).body
    expect(career).toMatchObject({ salaryMedian: null, salaryMax: null, isMedianTopCoded: true })
    expect((await get('/api/careers/ca_electrician')).body.career).not.toHaveProperty(
      'isMedianTopCoded',
    )
  })

  test('shows the first five related careers that are there and verified', async () => {
    const all = ['ca_hidden', 'ca_none', ...seed.slice(0, 7).map(({ id }) => id)]
    await putCareer('ca_popular', { relatedCareers: all })
    const { body } = await get('/api/careers/ca_popular')
    const related = body.career.relatedCareers.map(({ id }: { id: string }) => id)
    expect(related).toEqual(seed.slice(0, 5).map(({ id }) => id))
  })

  test('a career that was withdrawn keeps its page, but no list and no other page shows it', async () => {
    await putCareer('ca_former', { withdrawnAt: now })
    await putCareer('ca_heir', { relatedCareers: ['ca_former', 'ca_electrician'] })
    expect((await get('/api/careers/ca_former')).body.career.title).toBe('ca_former')
    expect(await titles('ids=ca_former')).toEqual([])
    const { relatedCareers } = (await get('/api/careers/ca_heir')).body.career
    expect(relatedCareers.map(({ id }: { id: string }) => id)).toEqual(['ca_electrician'])
  })

  test('pay by state has every state, in the language asked for; without it there is no field', async () => {
    await putCareer('ca_paid', {
      statePay: { year: 2024, median: { CA: 'top-coded', NY: 90_000 } },
    })
    const { body } = await get('/api/careers/ca_paid?lang=es')
    expect(CareerAnswer.parse(body)).toEqual(body)
    const { year, states } = body.career.statePay
    expect(year).toBe(2024)
    expect(states).toHaveLength(54)
    expect(states[0]).toEqual({ code: 'AL', name: 'Alabama', salaryMedian: null })
    const ofState = (code: string) => states.find((one: { code: string }) => one.code === code)
    expect(ofState('NY')).toEqual({ code: 'NY', name: 'Nueva York', salaryMedian: 90_000 })
    expect(ofState('CA')).toMatchObject({ salaryMedian: null, isMedianTopCoded: true })
    const nurseAnswer = (await get('/api/careers/ca_registered-nurse')).body.career
    expect(nurseAnswer).not.toHaveProperty('statePay')
  })

  test('a picture of a configured store is signed; one from elsewhere is not shown', async () => {
    await putCareer('ca_pictured', { imageUrl: 'https://pictures.blob.example/c/nurse.webp' })
    await putCareer('ca_stranger', { imageUrl: 'https://elsewhere.example/nurse.webp' })
    const imageUrl = async (id: string) => (await get(`/api/careers/${id}`)).body.career.imageUrl
    expect(await imageUrl('ca_pictured')).toBe('https://pictures.blob.example/c/nurse.webp?sig=x')
    expect(await imageUrl('ca_stranger')).toBeNull()
    expect(await imageUrl('ca_registered-nurse')).toBeNull()
  })

  test('a video address that is none of the web does not come through', async () => {
    await putCareer('ca_trap', { videoUrl: 'javascript:alert(1)' })
    expect((await get('/api/careers/ca_trap')).body.career.videoUrl).toBeNull()
  })

  test.each(['ca_none', 'ca_hidden', '..%2F..%2Fsecrets'])('%s is not there', async (id) => {
    const { status, body } = await get(`/api/careers/${id}`)
    expect(status).toBe(404)
    expect(body).toEqual(problem('not_found'))
  })
})

describe('Careers on other pages', () => {
  const foreign = { origin: 'https://school.example', 'sec-fetch-site': 'cross-site' }

  test.each(['/api/careers', '/api/careers/ca_electrician'])(
    '%s answers any origin, the same for everybody, without credentials',
    async (path) => {
      const student = await signUp(api.client)
      const { status, headers, setCookies } = await api.client('GET', path, undefined, {
        cookie: student.cookie,
        headers: foreign,
      })
      expect(status).toBe(200)
      expect(headers.get('access-control-allow-origin')).toBe('https://school.example')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('vary')).toContain('Origin')
      expect(setCookies).toEqual([])
    },
  )

  test('EMBED_ORIGINS narrows that', async () => {
    const narrow = await makeTestApi({ env: { EMBED_ORIGINS: 'https://other.example' } })
    const { status, headers } = await narrow.client('GET', '/api/careers', undefined, {
      headers: foreign,
    })
    expect(status).toBe(403)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    await narrow.stop()
  })

  test.each(['/api/careers', '/api/careers/ca_electrician'])(
    '%s is kept for 5 minutes and then only asked for anew where it has changed',
    async (path) => {
      const first = await get(path)
      expect(first.headers.get('cache-control')).toBe('public, max-age=300')
      const etag = first.headers.get('etag') as string
      const again = await get(path, { ...foreign, 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.get('cache-control')).toBe('public, max-age=300')
      expect(again.headers.get('access-control-allow-origin')).toBe('https://school.example')
    },
  )

  test('a refusal is not kept', async () => {
    const { headers } = await get('/api/careers/ca_none')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
  })

  test('1,024 careers stay small, and are read and compressed once for everybody', async () => {
    let later = now
    const many = await makeTestApi({ now: () => later })
    const { db } = many.services.store
    const rows = Array.from({ length: 1_024 - seed.length }, (_, i) => {
      const like = seed[i % seed.length] as (typeof seed)[number]
      const description = [...like.description.split(' '), String(i)].sort().join(' ')
      return { ...like, id: `ca_many-${i}`, title: `${like.title} ${i}`, description }
    })
    for (let i = 0; i < rows.length; i += 100) {
      await db.insert(db.tables.careers).values(rows.slice(i, i + 100))
    }
    const read = (headers: Record<string, string> = {}) =>
      many.app.request('/api/careers', {
        headers: { ...foreign, 'accept-encoding': 'gzip', ...headers },
      })
    const first = await read()
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(first.headers.get('vary')).toMatch(/Origin.*Accept-Encoding/)
    expect(JSON.parse(gunzipSync(bytes).toString()).careers).toHaveLength(1_024)
    expect(bytes.length).toBeLessThan(150_000)

    // Ten seconds long the database is not even looked at.
    await db.delete(db.tables.careers)
    expect(Buffer.from(await (await read()).arrayBuffer())).toEqual(bytes)
    const etag = first.headers.get('etag') as string
    expect((await read({ 'if-none-match': etag })).status).toBe(304)
    later += 10_000
    expect((await read({ 'if-none-match': etag })).status).toBe(200)
    await many.stop()
  })
})
