import { afterEach, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { careers as seed } from '../../test/content'

const html = '<html lang="en"><div id="app"><!--markup--></div><!--careers--></html>'
let api: TestApi
let now = Date.now()
const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.request(path, { headers })
const start = async (render = async ({ language }: { language: string }) => `in ${language}`) => {
  api = await makeTestApi({ now: () => now, careersHtml: { html, render } })
}
afterEach(() => api.stop())

test('/careers is completed with its first careers, in the language of the browser', async () => {
  await start()
  const answer = await get('/careers', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('vary')).toContain('Accept-Language')
  const page = await answer.text()
  expect(page).toContain('<html lang="es"><div id="app">in es</div>')
  const data = /id="first-careers">(.*)<\/script>/.exec(page)?.[1] ?? ''
  const { list } = JSON.parse(data)
  expect(list).toEqual((await api.client('GET', '/api/careers?limit=12&lang=es')).body)
  expect(await (await get('/careers')).text()).toContain(
    '<html lang="en"><div id="app">in en</div>',
  )
})

test('no text of a career can end the data of the page', async () => {
  await start()
  const { db } = api.services.store
  const [one] = seed
  if (!one) throw new Error('The catalogue is empty.')
  const title = "!</script><script>alert('$&')</script>"
  await db.insert(db.tables.careers).values({ ...one, id: 'ca_hostile', title })
  now += 10_000
  const page = await (await get('/careers')).text()
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  const data = /id="first-careers">(.*)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data).list.careers[0].title).toBe(title)
})

test('a page known to the browser is not sent again; a search is left to the app', async () => {
  await start()
  const etag = (await get('/careers')).headers.get('etag') ?? ''
  expect((await get('/careers', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/careers?q=nurse')).status).toBe(404)
})

test('where rendering fails, the app serves the page, and the log says why', async () => {
  await start(async () => {
    throw new Error('no markup')
  })
  expect((await get('/careers')).status).toBe(404)
  expect(api.logged()).toContain('no markup')
})
