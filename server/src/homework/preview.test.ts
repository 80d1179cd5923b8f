import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { CAREER_SET } from '../../test/results'
import { loadStaticApp } from '../http/static-app'
import { programFolder } from '../runtime/program-folder'

let folder: string
let api: TestApi
let page: (path: string, language?: string) => Promise<{ html: string; headers: Headers }>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pathquest-pages-'))
  const source = join(programFolder('packages/web', 'index.html'), 'index.html')
  writeFileSync(join(folder, 'index.html'), readFileSync(source))
  api = await makeTestApi({ staticApp: loadStaticApp(folder) })
  page = async (path, language = 'en') => {
    const answer = await api.app.request(path, { headers: { 'accept-language': language } })
    return { html: await answer.text(), headers: answer.headers }
  }
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true })
})

async function given(fields: object): Promise<string> {
  const { status, body } = await api.client(
    'POST',
    '/api/homework',
    {
      title: 'Nurses',
      content: { kind: 'sets', setIds: [CAREER_SET.id] },
      classId: null,
      ...fields,
    },
    await signUp(api.client, 'teacher'),
  )
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.path
}

describe('The preview of a link to homework', () => {
  test('has a title, a description, a picture and its own address', async () => {
    const path = await given({ title: 'A nurse’s day', note: 'Play it twice.' })
    const { html, headers } = await page(path)
    const { publicOrigin } = api.services.env
    expect(html).toContain('<title>A nurse’s day – Pathquest</title>')
    expect(html).toContain('property="og:description" content="Play it twice."')
    expect(html).toContain(`property="og:url" content="${publicOrigin}${path}"`)
    expect(html).toContain(`property="og:image" content="${publicOrigin}/homework-sets.png"`)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain('<div id="app"></div>')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  test('without a note is described in the language of the reader', async () => {
    const path = await given({})
    expect((await page(path)).html).toContain('content="Homework on Pathquest:')
    expect((await page(path, 'es-MX')).html).toContain('content="Tarea en Pathquest:')
  })

  test('shows what a teacher wrote as text, whatever it is', async () => {
    const hostile = '"><script>alert(1)</script>$&'
    const { html } = await page(await given({ title: hostile, note: hostile }))
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
  })

  test('is the app’s plain page where there is no such homework', async () => {
    for (const path of ['/homework/hw_unknown', '/homework/new', '/homework/%00']) {
      const { html } = await page(path)
      expect(html).toContain('<title>Pathquest</title>')
      expect(html).not.toContain('og:title')
    }
  })
})
